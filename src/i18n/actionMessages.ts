import { defineMessages } from 'react-intl';

/** Commands, and buttons that submit a form, that several windows have; not part of the first load. */
export const actionMessages = defineMessages({
  addDescription: {
    id: 'common.action.addDescription',
    defaultMessage: 'Add description',
    description: 'Command, and title of the form that describes an issue or a project; verb [menu]',
  },
  clone: {
    id: 'common.action.clone',
    defaultMessage: 'Clone',
    description:
      'Menu entry that leads to the form for something like what is shown, and the button of that form; verb [menu]',
  },
  delete: {
    id: 'common.action.delete',
    defaultMessage: 'Delete',
    description:
      'Menu entry that leads to the question before something is deleted, and the button that answers it; verb [menu]',
  },
  deleteDescription: {
    id: 'common.action.deleteDescription',
    defaultMessage: 'Delete description',
    description:
      'Command, and title of the question before the description of an issue or a project is deleted; verb [menu]',
  },
  edit: {
    id: 'common.action.edit',
    defaultMessage: 'Edit',
    description:
      'Command beside what it changes, such as an issue, an account, a section of settings; verb [menu]',
  },
  editDescription: {
    id: 'common.action.editDescription',
    defaultMessage: 'Edit description',
    description:
      'Command, and title of the form that changes the description of an issue or a project; verb [menu]',
  },
  move: {
    id: 'common.action.move',
    defaultMessage: 'Move',
    description:
      'Menu entry that leads to the form that moves an issue or a folder elsewhere, and the button of that form; verb [menu]',
  },
  remove: {
    id: 'common.action.remove',
    defaultMessage: 'Remove',
    description:
      'Button that answers the question whether a user shall no longer be a member of a project; verb [button]',
  },
  rename: {
    id: 'common.action.rename',
    defaultMessage: 'Rename',
    description: 'Button of a form that gives something a new name; verb [button]',
  },
  retry: {
    id: 'common.action.retry',
    defaultMessage: 'Try again',
    description: 'Button that repeats what failed [button]',
  },
  save: {
    id: 'common.action.save',
    defaultMessage: 'Save',
    description:
      'Button that saves what was edited in a form, or an image as a file; verb [button]',
  },
});
