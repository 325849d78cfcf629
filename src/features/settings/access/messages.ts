import { defineMessages } from 'react-intl';

/** Words of the form about who may come in without an account. */
export const accessMessages = defineMessages({
  anonymousNote: {
    id: 'settings.access.anonymousNote',
    defaultMessage: 'Visitors without an account can read public projects, but change nothing.',
    description: 'What anonymous access means',
  },
  autoApprove: {
    id: 'settings.access.autoApprove',
    defaultMessage: 'Approve registrations automatically',
    description: 'Check box',
  },
  autoApproveNote: {
    id: 'settings.access.autoApproveNote',
    defaultMessage: 'Otherwise an administrator has to approve each of them.',
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
    defaultMessage: 'Users can register only if the server sends e-mail.',
    description: 'Shown in place of the settings of user registration',
  },
  notifyEmail: {
    id: 'settings.access.notifyEmail',
    defaultMessage: 'Notify this e-mail address',
    description: 'Label of a field',
  },
  notifyNote: {
    id: 'settings.access.notifyNote',
    defaultMessage: 'A message is sent there for each registration that has to be approved.',
    description: 'Help of a field',
  },
  registrationNote: {
    id: 'settings.access.registrationNote',
    defaultMessage: 'Visitors can ask for an account themselves, on the page where one logs in.',
    description: 'What user registration means',
  },
});
