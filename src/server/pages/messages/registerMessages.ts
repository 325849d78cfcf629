import { defineMessages } from '@formatjs/intl';

/** Texts of the registration pages. */
export const registerMessages = defineMessages({
  title: {
    id: 'server.pages.register.title',
    defaultMessage: 'Register',
    description:
      'Title and button of the page on which people ask for an account, and link that leads there; a verb [button]',
  },
  sent: {
    id: 'server.pages.register.sent',
    defaultMessage:
      'A message with a link is on its way to you. Open the link to confirm your address.',
    description: 'After the registration was sent',
  },
  approved: {
    id: 'server.pages.register.approved',
    defaultMessage: 'Your address is confirmed and your account is ready. You can log in now.',
    description:
      'After the link in the message was opened, when nobody has to approve registrations',
  },
  waiting: {
    id: 'server.pages.register.waiting',
    defaultMessage:
      'Your address is confirmed. An administrator will review your request, and you will get a message.',
    description:
      'After the link in the message was opened, when an administrator approves registrations',
  },
  invalidKey: {
    id: 'server.pages.register.invalidKey',
    defaultMessage: 'This link is invalid, has already been used, or has expired. Register again.',
    description: 'The link in the message was not accepted',
  },
  taken: {
    id: 'server.pages.register.taken',
    defaultMessage:
      'In the meantime someone else has taken the name, login or address. Register again.',
    description: 'The registration cannot be confirmed any more',
  },
  unavailable: {
    id: 'server.pages.register.unavailable',
    defaultMessage:
      'Registration is turned off on this server. Ask an administrator for an account.',
    description: 'The registration page is of no use on this server',
  },
});
