import { defineMessages } from 'react-intl';

/** Commands that move through the rows of the list; not part of the first load. */
export const rowMessages = defineMessages({
  clear: {
    id: 'issues.rows.clear',
    defaultMessage: 'Clear selection',
    description: 'Command: no issue of the list is selected any more; verb [menu]',
  },
  extendDown: {
    id: 'issues.rows.extendDown',
    defaultMessage: 'Extend selection down',
    description: 'Command: selects the issues of the list up to the next row; verb [menu]',
  },
  extendUp: {
    id: 'issues.rows.extendUp',
    defaultMessage: 'Extend selection up',
    description: 'Command: selects the issues of the list up to the previous row; verb [menu]',
  },
  nextUnread: {
    id: 'issues.rows.nextUnread',
    defaultMessage: 'Next unread issue',
    description: 'Command that opens the next issue of the list that was not read',
  },
  noMoreUnread: {
    id: 'issues.rows.noMoreUnread',
    defaultMessage: 'No more unread issues',
    description: 'Read out and shown when there is no unread issue that way in the whole list',
  },
  previousUnread: {
    id: 'issues.rows.previousUnread',
    defaultMessage: 'Previous unread issue',
    description: 'Command that opens the previous issue of the list that was not read',
  },
  search: {
    id: 'issues.rows.search',
    defaultMessage: 'Search in list',
    description: 'Command that leads to the search box of the list; verb [menu]',
  },
  selectAll: {
    id: 'issues.rows.selectAll',
    defaultMessage: 'Select all issues',
    description: 'Command: all issues of the list that are shown are selected; verb [menu]',
  },
  select: {
    id: 'issues.rows.select',
    defaultMessage: 'Select or deselect',
    description:
      'Command: the issue at the cursor is added to those selected, or taken out again; verb [menu]',
  },
});

/** Sentences with values. */
export const rowSentences = defineMessages<{ selectedCount: { count: number } }>({
  selectedCount: {
    id: 'issues.rows.selectedCount',
    defaultMessage: '{count, plural, one {# issue selected} other {# issues selected}}',
    description:
      'Read out when the selection in the list changes, and name of the menu for all of them; count may be 0',
  },
});
