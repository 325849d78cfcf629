import { defineMessages, type MessageValue } from 'react-intl';

/** Words about passwords. */
export const passwordMessages = defineMessages({
  change: {
    id: 'users.changePassword.title',
    defaultMessage: 'Change password',
    description: 'Command, and title of the form that gives a user another password',
  },
  changeOwnPrompt: {
    id: 'users.changePassword.ownPrompt',
    defaultMessage: 'Choose another password for your account.',
    description: 'First line of the form that changes one’s own password',
  },
  currentPassword: {
    id: 'users.changePassword.current',
    defaultMessage: 'Current password',
    description: 'Label of the field for the password in use',
  },
  mustChange: {
    id: 'users.changePassword.mustChange',
    defaultMessage: 'A new password must be chosen at the next login',
    description: 'Check box beside a password that an administrator sets for a user',
  },
  newPassword: {
    id: 'users.changePassword.new',
    defaultMessage: 'New password',
    description: 'Label of the field for the password that replaces another',
  },
  repeated: {
    id: 'users.changePassword.repeated',
    defaultMessage: 'Repeat the password',
    description: 'Label of the field in which a password is typed a second time',
  },
  reset: {
    id: 'users.resetPassword.title',
    defaultMessage: 'Reset password',
    description:
      'Command, and title of the question before a link for choosing a password is sent by e-mail',
  },
  resetOwnPrompt: {
    id: 'users.resetPassword.ownPrompt',
    defaultMessage: 'Have a link for choosing a new password sent to your e-mail address?',
    description: 'Question before one’s own password is reset',
  },
});

/** What the pages are about to do; `name` is that of the user, in bold. */
export const passwordPrompts = defineMessages<{
  change: { name: MessageValue };
  reset: { name: MessageValue };
}>({
  change: {
    id: 'users.changePassword.prompt',
    defaultMessage: 'Give {name} another password.',
    description:
      'First line of the form that changes the password of another user; name is that of the user',
  },
  reset: {
    id: 'users.resetPassword.prompt',
    defaultMessage: 'Send {name} a link for choosing a new password by e-mail?',
    description: 'Question before the password of another user is reset; name is that of the user',
  },
});
