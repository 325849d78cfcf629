import { defineMessages } from 'react-intl';

/** Words of boards. */
export const boardMessages = defineMessages({
  board: {
    id: 'issues.board.board',
    defaultMessage: 'Board',
    description:
      'Menu entry: the list is shown as a board, a column for each value of an attribute such as Status; noun [menu]',
  },
  noLanes: {
    id: 'issues.board.noLanes',
    defaultMessage: 'No swimlanes',
    description: 'Choice in the menu of the attributes that divide a board across its columns',
  },
  limit: {
    id: 'issues.board.limit',
    defaultMessage: 'Limit (issues)',
    description:
      'Label of the field for the number of issues that a column of a board should have at most',
  },
  overLimit: {
    id: 'issues.board.overLimit',
    defaultMessage: 'Over the limit',
    description: 'Below the name of a column of a board that has more issues than it should',
  },
  noColumns: {
    id: 'issues.board.noColumns',
    defaultMessage: 'Issues of this type have no attribute that columns can be made from.',
    description: 'In place of a board',
  },
});

/** The same with places to fill. */
export const boardSentences = defineMessages<{
  column: { name: string; count: number; limit: number };
  columnsBy: { name: string };
  lanesBy: { name: string };
}>({
  columnsBy: {
    id: 'issues.board.columnsBy',
    defaultMessage: 'Columns: {name}',
    description:
      'Button that opens the choice of the attribute whose values are the columns of a board; name is that of the attribute [button]',
  },
  lanesBy: {
    id: 'issues.board.lanesBy',
    defaultMessage: 'Swimlanes: {name}',
    description:
      'Button that opens the choice of the attribute that divides a board across its columns; name is that of the attribute [button]',
  },
  column: {
    id: 'issues.board.column',
    defaultMessage:
      '{name}: {count, plural, one {# issue} other {# issues}}, at most {limit, number}',
    description:
      'Name of a column of a board with a limit; name is a value such as “Active”, count how many issues are in it, limit how many should be at most',
  },
});
