import { defineMessages, type MessageTag } from 'react-intl';

/** Words of the windows that deal with a whole list. */
export const wholeListMessages = defineMessages({
  allColumns: {
    id: 'issues.export.allColumns',
    defaultMessage: 'All columns and attributes',
    description: 'Choice of what an export contains',
  },
  columns: {
    id: 'issues.export.columns',
    defaultMessage: 'Columns',
    description: 'Label of the choice of columns of an export',
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
  exportToCsv: {
    id: 'issues.export.title',
    defaultMessage: 'Export to CSV',
    description: 'Title of the window that saves a list as a file',
  },
  markAsRead: {
    id: 'issues.markAsRead.title',
    defaultMessage: 'Mark all as read',
    description: 'Title of the window that marks all issues of a list',
  },
  markAsUnread: {
    id: 'issues.markAsUnread.title',
    defaultMessage: 'Mark all as unread',
    description: 'Title of the window that marks all issues of a list',
  },
  noType: {
    id: 'issues.wholeList.noType',
    defaultMessage: 'No issue type is selected. Choose one in the list first.',
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
    defaultMessage: 'Columns of the list',
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
      'Save <b>{total, plural, one {# issue} other {# issues}}</b> of <b>{list}</b> as a file for spreadsheets.',
    description: 'First line of the window that exports a list; list is its title',
  },
  markAsReadPrompt: {
    id: 'issues.markAsRead.prompt',
    defaultMessage:
      'Mark <b>{total, plural, one {# issue} other {all # issues}}</b> of <b>{list}</b> as read?',
    description: 'Question before all issues of a list are marked; list is its title',
  },
  markAsUnreadPrompt: {
    id: 'issues.markAsUnread.prompt',
    defaultMessage:
      'Mark <b>{total, plural, one {# issue} other {all # issues}}</b> of <b>{list}</b> as unread?',
    description: 'Question before all issues of a list are marked; list is its title',
  },
  truncated: {
    id: 'issues.export.truncated',
    defaultMessage:
      'The list has {total, plural, one {# issue} other {# issues}}. Only the first {limit, number} are exported.',
    description: 'Warning before the export of a list that is longer than an export can be',
  },
});
