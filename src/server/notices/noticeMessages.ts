import { defineMessages } from '@formatjs/intl';

/** Texts of messages to subscribers of an issue. */
export const noticeMessages = defineMessages({
  reason: {
    id: 'server.mail.notice.reason',
    defaultMessage: 'An issue you have subscribed to was changed:',
    description:
      'E-mail to a subscriber of an issue: the first sentence after the greeting; the issue and its changes follow',
  },
  end: {
    id: 'server.mail.notice.end',
    defaultMessage: 'To stop getting these messages, unsubscribe from the issue.',
    description: 'At the end of an e-mail to a subscriber of an issue',
  },
  manySubject: {
    id: 'server.mail.notice.manySubject',
    defaultMessage: '{server}: news in {count, plural, one {# issue} other {# issues}}',
    description:
      'Subject of an e-mail to a subscriber of many issues that were changed within a minute, or to who has alerts that watch them; server is the name of the tracker, count is more than one',
  },
  manyReason: {
    id: 'server.mail.notice.manyReason',
    defaultMessage: 'Issues you have subscribed to were changed:',
    description: 'E-mail to a subscriber of many issues; the issues and their changes follow',
  },
  manyEnd: {
    id: 'server.mail.notice.manyEnd',
    defaultMessage: 'To stop getting these messages, unsubscribe from the issues.',
    description: 'At the end of an e-mail to a subscriber of many issues',
  },
});
