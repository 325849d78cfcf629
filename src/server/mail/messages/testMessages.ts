import { defineMessages } from '@formatjs/intl';

/** Texts of the message that tries e-mail settings. */
export const testMessages = defineMessages({
  subject: {
    id: 'server.mail.test.subject',
    defaultMessage: '{server}: test message',
    description:
      'Subject of an e-mail that an administrator sends to try settings; server is the name of the tracker',
  },
  reason: {
    id: 'server.mail.test.reason',
    defaultMessage: 'This message shows that email can be sent with these settings.',
    description: 'The whole text of an e-mail that an administrator sends to try settings',
  },
});
