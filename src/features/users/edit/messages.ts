import { defineMessages, type MessageValue } from 'react-intl';

/** Words of the forms of accounts. */
export const editMessages = defineMessages({
  addUser: {
    id: 'users.add.title',
    defaultMessage: 'Add user',
    description: 'Command, and title of the form that creates an account [menu]',
  },
  addUserNote: {
    id: 'users.add.note',
    defaultMessage: 'Projects are added afterwards.',
    description: 'Below the title of the form that adds an account',
  },
  editAccount: {
    id: 'users.edit.accountTitle',
    defaultMessage: 'Edit account',
    description: 'Title of the form that changes one’s own account',
  },
  editUser: {
    id: 'users.edit.title',
    defaultMessage: 'Edit user',
    description: 'Title of the form that changes the account of a user',
  },
  invite: {
    id: 'users.add.invite',
    defaultMessage: 'Email an invitation with a link to choose a password',
    description: 'Check box of the form that creates an account',
  },
});

/** What the pages are about to do; `name` is that of the user, in bold. */
export const editPrompts = defineMessages<{
  editAccess: { name: MessageValue };
}>({
  editAccess: {
    id: 'users.editAccess.prompt',
    defaultMessage: 'Select what {name} may do.',
    description:
      'First line of the form that changes the global access of a user; name is that of the user',
  },
});
