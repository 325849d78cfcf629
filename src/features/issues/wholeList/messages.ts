import { defineMessages, type MessageTag } from 'react-intl';

/** Words of the windows that deal with a whole list. */
export const wholeListMessages = defineMessages({
  allColumns: {
    id: 'issues.export.allColumns',
    defaultMessage: 'All columns and attributes',
    description: 'Choice of what an export contains',
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
  export: {
    id: 'issues.export.submit',
    defaultMessage: 'Export',
    description: 'Button of the form that saves a list as a file for spreadsheets; verb [button]',
  },
  noType: {
    id: 'issues.wholeList.noType',
    defaultMessage: 'No issue type is selected. Select one in the list first.',
    description: 'Notice in a window for a whole list that was opened without one',
  },
  searchOnly: {
    id: 'issues.wholeList.searchOnly',
    defaultMessage: 'Only issues that match the search are included.',
    description: 'Notice in a window for a whole list that is limited by a search',
  },
  semicolon: {
    id: 'issues.export.semicolon',
    defaultMessage: 'Semicolon',
    description: 'Choice of the character between the values of a CSV file',
  },
  visibleColumns: {
    id: 'issues.export.visibleColumns',
    defaultMessage: 'Columns shown in the list',
    description: 'Choice of what an export contains: the columns shown on the screen',
  },
});

/** How many issues of which list; `b` makes bold. */
export type Extent = { total: number; list: string; b: MessageTag };

/** Its texts with places to fill. */
export const wholeListSentences = defineMessages<{
  exportPrompt: Extent;
  markAsReadPrompt: Extent;
  markAsUnreadPrompt: Extent;
  truncated: { limit: number; total: number };
}>({
  exportPrompt: {
    id: 'issues.export.prompt',
    defaultMessage:
      'Export <b>{total, plural, one {# issue} other {# issues}}</b> from <b>{list}</b>.',
    description:
      'First line of the window that exports a list; total is the number of issues, list the title of the list',
  },
  markAsReadPrompt: {
    id: 'issues.markAsRead.prompt',
    defaultMessage:
      'Mark <b>{total, plural, one {# issue} other {all # issues}}</b> in <b>{list}</b> as read?',
    description:
      'Question before all issues of a list are marked; total is their number, list the title of the list',
  },
  markAsUnreadPrompt: {
    id: 'issues.markAsUnread.prompt',
    defaultMessage:
      'Mark <b>{total, plural, one {# issue} other {all # issues}}</b> in <b>{list}</b> as unread?',
    description:
      'Question before all issues of a list are marked; total is their number, list the title of the list',
  },
  truncated: {
    id: 'issues.export.truncated',
    defaultMessage:
      'The list has {total, plural, one {# issue} other {# issues}}. Only the first {limit, number} are exported.',
    description:
      'Warning before the export of a list; total is the number of its issues, limit how many an export can have',
  },
});
