import { defineMessages } from '@formatjs/intl';

/** Texts of messages to subscribers of an issue. */
export const noticeMessages = defineMessages({
  reason: {
    id: 'server.mail.notice.reason',
    defaultMessage: 'An issue you have subscribed to was changed:',
    description: 'E-mail to a subscriber of an issue; the issue and its changes follow',
  },
  end: {
    id: 'server.mail.notice.end',
    defaultMessage: 'To stop getting these messages, unsubscribe from the issue.',
    description: 'At the end of an e-mail to a subscriber of an issue',
  },
});
