import { defineMessages } from 'react-intl';

/** What rows and the line below them say: also before the client is there, so it stands apart (decision 042). */
export const statusMessages = defineMessages({
  modified: {
    id: 'issues.list.modified',
    defaultMessage: 'Modified since last read',
    description: 'Name of the mark of an issue that was read before it changed',
  },
  selected: {
    id: 'issues.list.selected',
    defaultMessage: 'Selected',
    description: 'Name of the mark of an issue that is selected for a command on several',
  },
  statusNoType: {
    id: 'issues.list.statusNoType',
    defaultMessage: 'No type selected',
    description: 'Status below the list',
  },
  statusNone: {
    id: 'issues.list.statusNone',
    defaultMessage: 'No issues',
    description: 'Status below the list',
  },
  subscribed: {
    id: 'issues.list.subscribed',
    defaultMessage: 'Subscribed',
    description: 'Name of the mark of an issue whose changes are sent to the user by e-mail',
  },
  unread: {
    id: 'issues.list.unread',
    defaultMessage: 'Unread',
    description: 'Name of the mark of an issue that was never read',
  },
});

/** Sentences with values. */
export const statusSentences = defineMessages<{
  statusCount: { total: number };
  statusRange: { first: number; last: number; total: number };
}>({
  statusCount: {
    id: 'issues.list.statusCount',
    defaultMessage: '{total, plural, one {# issue} other {# issues}}',
    description: 'Status below a list that fits on one page; total is the number of issues',
  },
  statusRange: {
    id: 'issues.list.statusRange',
    defaultMessage:
      '{first, number}–{last, number} of {total, plural, one {# issue} other {# issues}}',
    description:
      'Status below a page of a longer list: numbers of the first and the last issue shown, and the total of issues',
  },
});
