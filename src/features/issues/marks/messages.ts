import { defineMessages } from 'react-intl';
import type { Extent } from '../wholeList/ListPrompt';

/** The questions before all issues of a list are marked. */
export const markPrompts = defineMessages<{ read: Extent; unread: Extent }>({
  read: {
    id: 'issues.markAsRead.prompt',
    defaultMessage:
      'Mark <b>{total, plural, one {# issue} other {all # issues}}</b> in <b>{list}</b> as read?',
    description:
      'Question before all issues of a list are marked; total is their number, list the title of the list',
  },
  unread: {
    id: 'issues.markAsUnread.prompt',
    defaultMessage:
      'Mark <b>{total, plural, one {# issue} other {all # issues}}</b> in <b>{list}</b> as unread?',
    description:
      'Question before all issues of a list are marked; total is their number, list the title of the list',
  },
});

export const markMessages = defineMessages({
  isFinal: {
    id: 'issues.mark.isFinal',
    defaultMessage: 'This cannot be undone.',
    description:
      'Below the question whether all issues of a list are to be marked, where they are too many to give each its mark back',
  },
});
