import { defineMessages } from 'react-intl';

/** Words of the form about how the server sends e-mail. */
export const emailMessages = defineMessages({
  custom: {
    id: 'settings.email.custom',
    defaultMessage: 'Use your own SMTP server',
    description: 'Check box: otherwise the server uses what its system offers',
  },
  enable: {
    id: 'settings.email.enable',
    defaultMessage: 'Send email',
    description: 'Check box that lets the server send e-mail',
  },
  passed: {
    id: 'settings.email.testPassed',
    defaultMessage: 'A message was sent to the sender address.',
    description: 'Shown after a test message was sent',
  },
  prompt: {
    id: 'settings.email.prompt',
    defaultMessage: 'Alerts, reports, invitations and password reset links are sent by email.',
    description: 'First line of the form',
  },
  smtp: {
    id: 'settings.email.smtp',
    defaultMessage: 'SMTP server',
    description: 'Heading above the settings of the mail server',
  },
  test: {
    id: 'settings.email.test',
    defaultMessage: 'Send a test message',
    description: 'Button that tries the settings out without saving them [button]',
  },
});
