import { defineMessages, type MessageValue } from 'react-intl';

/** Words about the folders of a project. */
export const folderMessages = defineMessages({
  add: {
    id: 'projects.addFolder.title',
    defaultMessage: 'Add folder',
    description: 'Command, and title of the form that creates a folder [menu]',
  },
  delete: {
    id: 'projects.deleteFolder.title',
    defaultMessage: 'Delete folder',
    description: 'Command, and title of the question before a folder is deleted [menu]',
  },
  deleteWarning: {
    id: 'projects.deleteFolder.warning',
    defaultMessage: 'All issues in it will be permanently deleted.',
    description: 'Warning below the question before a folder with issues is deleted',
  },
  move: {
    id: 'projects.moveFolder.title',
    defaultMessage: 'Move folder',
    description: 'Command, and title of the form that moves a folder to another project [menu]',
  },
  none: {
    id: 'projects.folders.none',
    defaultMessage: 'This project has no folders. Issues are added to folders.',
    description: 'Shown in place of the folders of a project',
  },
  rename: {
    id: 'projects.renameFolder.title',
    defaultMessage: 'Rename folder',
    description: 'Title of the form that gives a folder another name',
  },
});

/** What the pages are about to do; `name` is in bold. */
export const folderPrompts = defineMessages<{
  add: { name: MessageValue };
  delete: { name: MessageValue };
  move: { name: MessageValue };
}>({
  add: {
    id: 'projects.addFolder.prompt',
    defaultMessage: 'Add a new folder to the project {name}.',
    description: 'First line of the form that creates a folder; name is that of the project',
  },
  delete: {
    id: 'projects.deleteFolder.prompt',
    defaultMessage: 'Delete the folder {name}?',
    description: 'Question before a folder is deleted; name is that of the folder',
  },
  move: {
    id: 'projects.moveFolder.prompt',
    defaultMessage: 'Move the folder {name} and all its issues to another project.',
    description: 'First line of the form that moves a folder; name is that of the folder',
  },
});
