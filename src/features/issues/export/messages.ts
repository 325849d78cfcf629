import { defineMessages } from 'react-intl';
import type { Extent } from '../wholeList/ListPrompt';

/** Words of the window that exports a list. */
export const exportMessages = defineMessages({
  allColumns: {
    id: 'issues.export.allColumns',
    defaultMessage: 'All columns and attributes',
    description: 'Choice of what an export contains',
  },
  changing: {
    id: 'issues.export.changing',
    defaultMessage: 'The list changed while it was read. Issues may be missing from the file.',
    description:
      'Shown after a list was saved as a file, when other people kept adding, moving or deleting its issues until then',
  },
  comma: {
    id: 'issues.export.comma',
    defaultMessage: 'Comma',
    description: 'Choice of the character between the values of a CSV file',
  },
  delimiter: {
    id: 'issues.export.delimiter',
    defaultMessage: 'Separator',
    description: 'Label of the choice of the character between the values of a CSV file',
  },
  semicolon: {
    id: 'issues.export.semicolon',
    defaultMessage: 'Semicolon',
    description: 'Choice of the character between the values of a CSV file',
  },
  submit: {
    id: 'issues.export.submit',
    defaultMessage: 'Export',
    description: 'Button of the form that saves a list as a file for spreadsheets; verb [button]',
  },
  visibleColumns: {
    id: 'issues.export.visibleColumns',
    defaultMessage: 'Columns shown in the list',
    description: 'Choice of what an export contains: the columns shown on the screen',
  },
});

/** Its texts with places to fill. */
export const exportSentences = defineMessages<{
  prompt: Extent;
}>({
  prompt: {
    id: 'issues.export.prompt',
    defaultMessage:
      'Export <b>{total, plural, one {# issue} other {# issues}}</b> from <b>{list}</b>.',
    description:
      'First line of the window that exports a list; total is the number of issues, list the title of the list',
  },
});
