import { defineMessages, type MessageValue } from 'react-intl';

/** Words of what system administrators do with issue types. */
export const editMessages = defineMessages({
  addType: {
    id: 'types.add.title',
    defaultMessage: 'Add type',
    description: 'Command, and title of the form that creates an issue type [menu]',
  },
  addTypeNote: {
    id: 'types.add.note',
    defaultMessage: 'Attributes are added afterwards.',
    description: 'Below the title of the form that adds an issue type',
  },
  deleteType: {
    id: 'types.delete.title',
    defaultMessage: 'Delete type',
    description: 'Command, and title of the question before an issue type is deleted [menu]',
  },
  deleteTypeWarning: {
    id: 'types.delete.warning',
    defaultMessage: 'All folders of this type and their issues will be permanently deleted.',
    description: 'Warning below the question before an issue type with folders is deleted',
  },
  renameType: {
    id: 'types.rename.title',
    defaultMessage: 'Rename type',
    description: 'Command, and title of the form that gives an issue type another name [menu]',
  },
});

/** What the pages are about to do; `name` is that of the type, in bold. */
export const editPrompts = defineMessages<{
  deleteType: { name: MessageValue };
}>({
  deleteType: {
    id: 'types.delete.prompt',
    defaultMessage: 'Delete the issue type {name}?',
    description: 'Question before an issue type is deleted; name is that of the type',
  },
});
