import { defineMessages } from 'react-intl';

/** Words of cells that are edited in the list. */
export const cellMessages = defineMessages({
  column: {
    id: 'issues.cells.column',
    defaultMessage: 'First column',
    description: 'Label of the choice of the column that pasted values go into',
  },
  edit: {
    id: 'issues.cells.edit',
    defaultMessage: 'Edit in list',
    description: 'Command: edits a value of an issue where it stands in the list; verb [menu]',
  },
  outcome: {
    id: 'issues.cells.outcome',
    defaultMessage: 'Result',
    description: 'Heading of the column that says what will happen to each issue',
  },
  paste: {
    id: 'issues.cells.paste',
    defaultMessage: 'Paste values',
    description:
      'Command, and title of the question it asks: writes values of the clipboard into issues of the list; verb [menu]',
  },
  willChange: {
    id: 'issues.cells.willChange',
    defaultMessage: 'Will change',
    description: 'What will happen to an issue',
  },
});

/** The same with places to fill. */
export const cellSentences = defineMessages<{
  change: { count: number };
  columnsLeft: { count: number };
  fillDown: { name: string };
  linesLeft: { count: number };
  notEditable: { name: string };
}>({
  change: {
    id: 'issues.cells.change',
    defaultMessage: '{count, plural, one {Change # issue} other {Change # issues}}',
    description: 'On the button that begins; count is how many issues will be changed; verb',
  },
  columnsLeft: {
    id: 'issues.cells.columnsLeft',
    defaultMessage: 'Columns that cannot be filled: {count, number}',
    description:
      'Below the values to be pasted: count is how many of their columns have no place in the list, or one that nobody can change',
  },
  fillDown: {
    id: 'issues.cells.fillDown',
    defaultMessage: 'Fill down “{name}”',
    description:
      'Command, and title of the question it asks: gives the value of the first selected issue to the others; name is the heading of the column, such as Status; verb [menu]',
  },
  linesLeft: {
    id: 'issues.cells.linesLeft',
    defaultMessage: 'Lines without an issue: {count, number}',
    description:
      'Below the values to be pasted: count is how many lines there are beyond the last issue',
  },
  notEditable: {
    id: 'issues.cells.notEditable',
    defaultMessage: '“{name}” cannot be edited here.',
    description:
      'Shown when a cell is to be edited that nobody can edit, such as a number or a date of the server; name is the heading of its column',
  },
});
