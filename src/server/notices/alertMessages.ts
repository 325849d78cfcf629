import { defineMessages } from '@formatjs/intl';

/** Texts of messages that alerts send. */
export const alertMessages = defineMessages({
  subject: {
    id: 'server.mail.alert.subject',
    defaultMessage: '{server}: news in {view}',
    description:
      'Subject of an e-mail that an alert sends; server is the name of the tracker, view names a type of issues and a view, such as “Bugs — Open bugs”',
  },
  reason: {
    id: 'server.mail.alert.reason',
    defaultMessage: 'These issues have new changes:',
    description:
      'E-mail that an alert sends: the first sentence after the greeting; issues and their changes follow',
  },
  list: {
    id: 'server.mail.alert.list',
    defaultMessage: 'The whole list: {link}',
    description:
      'E-mail that an alert sends: the first sentence after the greeting; link is the address of the list of issues that the alert watches',
  },
  personalEnd: {
    id: 'server.mail.alert.personalEnd',
    defaultMessage: 'To stop getting these messages, delete your alert for {view}.',
    description:
      'At the end of an e-mail that an alert of the receiver sends; view names what the alert watches',
  },
  publicEnd: {
    id: 'server.mail.alert.publicEnd',
    defaultMessage: 'An administrator has set up this alert for {view} for everyone.',
    description:
      'At the end of an e-mail that a public alert sends; view names what the alert watches',
  },
});
