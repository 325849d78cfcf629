import { defineMessages } from 'react-intl';

/** Words of the form about who may come in without an account. */
export const accessMessages = defineMessages({
  anonymousNote: {
    id: 'settings.access.anonymousNote',
    defaultMessage:
      'Visitors without an account can read public projects but cannot change anything.',
    description: 'What anonymous access means',
  },
  autoApprove: {
    id: 'settings.access.autoApprove',
    defaultMessage: 'Approve registrations automatically',
    description: 'Check box',
  },
  autoApproveNote: {
    id: 'settings.access.autoApproveNote',
    defaultMessage: 'Otherwise an administrator must approve each one.',
    description: 'What it means to approve registrations automatically',
  },
  enableAnonymous: {
    id: 'settings.access.enableAnonymous',
    defaultMessage: 'Allow anonymous access',
    description: 'Check box',
  },
  enableRegistration: {
    id: 'settings.access.enableRegistration',
    defaultMessage: 'Allow user registration',
    description: 'Check box',
  },
  needsEmail: {
    id: 'settings.access.needsEmail',
    defaultMessage: 'Users can register only if the server sends email.',
    description: 'Shown in place of the settings of user registration',
  },
  notifyEmail: {
    id: 'settings.access.notifyEmail',
    defaultMessage: 'Email address for notifications',
    description: 'Label of a field',
  },
  notifyNote: {
    id: 'settings.access.notifyNote',
    defaultMessage: 'A message is sent there for each registration that needs approval.',
    description: 'Help of a field',
  },
  registrationNote: {
    id: 'settings.access.registrationNote',
    defaultMessage: 'Visitors can request an account on the login page.',
    description: 'What user registration means',
  },
});
