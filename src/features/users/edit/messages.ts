import { defineMessages, type MessageValue } from 'react-intl';

/** Words of the forms of accounts. */
export const editMessages = defineMessages({
  addUser: {
    id: 'users.add.title',
    defaultMessage: 'Add user',
    description: 'Command, and title of the form that creates an account',
  },
  addUserPrompt: {
    id: 'users.add.prompt',
    defaultMessage: 'Create a new account. Projects are added afterwards.',
    description: 'First line of the form that creates an account',
  },
  editAccount: {
    id: 'users.edit.accountTitle',
    defaultMessage: 'Edit account',
    description: 'Title of the form that changes one’s own account',
  },
  editOwnPrompt: {
    id: 'users.edit.ownPrompt',
    defaultMessage: 'Change your account.',
    description: 'First line of the form that changes one’s own account',
  },
  editUser: {
    id: 'users.edit.title',
    defaultMessage: 'Edit user',
    description: 'Title of the form that changes the account of a user',
  },
  invite: {
    id: 'users.add.invite',
    defaultMessage: 'Send an invitation by e-mail, with a link for choosing a password',
    description: 'Check box of the form that creates an account',
  },
});

/** What the pages are about to do; `name` is that of the user, in bold. */
export const editPrompts = defineMessages<{
  edit: { name: MessageValue };
  editAccess: { name: MessageValue };
}>({
  edit: {
    id: 'users.edit.prompt',
    defaultMessage: 'Change the account of {name}.',
    description:
      'First line of the form that changes the account of a user; name is that of the user',
  },
  editAccess: {
    id: 'users.editAccess.prompt',
    defaultMessage: 'Choose what {name} may do.',
    description:
      'First line of the form that changes the global access of a user; name is that of the user',
  },
});
