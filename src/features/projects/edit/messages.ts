import { defineMessages, type MessageValue } from 'react-intl';

/** Words of what system administrators do with projects. */
export const editMessages = defineMessages({
  addProject: {
    id: 'projects.add.title',
    defaultMessage: 'Add project',
    description: 'Command, and title of the form that creates a project',
  },
  addProjectPrompt: {
    id: 'projects.add.prompt',
    defaultMessage: 'Create a new project. Folders and members are added afterwards.',
    description: 'First line of the form that creates a project',
  },
  archiveProject: {
    id: 'projects.archiveOne.title',
    defaultMessage: 'Archive project',
    description:
      'Command, and title of the question before a project is put into the archive; verb',
  },
  archiveProjectNote: {
    id: 'projects.archiveOne.note',
    defaultMessage: 'It can be restored from the projects archive at any time.',
    description: 'Below the question before a project is put into the archive',
  },
  deleteProjectWarning: {
    id: 'projects.delete.warning',
    defaultMessage: 'All its folders and the issues in them are lost for good.',
    description: 'Warning below the question before a project with folders is deleted',
  },
});

/** What the pages are about to do; `name` is that of the project, in bold. */
export const editPrompts = defineMessages<{
  archiveProject: { name: MessageValue };
  deleteProject: { name: MessageValue };
  renameProject: { name: MessageValue };
}>({
  archiveProject: {
    id: 'projects.archiveOne.prompt',
    defaultMessage: 'Move the project {name} to the archive?',
    description: 'Question before a project is put into the archive; name is that of the project',
  },
  deleteProject: {
    id: 'projects.delete.prompt',
    defaultMessage: 'Delete the project {name}?',
    description: 'Question before a project is deleted; name is that of the project',
  },
  renameProject: {
    id: 'projects.rename.prompt',
    defaultMessage: 'Give the project {name} another name.',
    description: 'First line of the form that renames a project; name is that of the project',
  },
});
