import { defineMessages, type MessageValue } from 'react-intl';

/** Words of what system administrators do with projects. */
export const editMessages = defineMessages({
  addProject: {
    id: 'projects.add.title',
    defaultMessage: 'Add project',
    description: 'Command, and title of the form that creates a project [menu]',
  },
  addProjectNote: {
    id: 'projects.add.note',
    defaultMessage: 'Folders and members are added afterwards.',
    description: 'Below the title of the form that adds a project',
  },
  archiveProject: {
    id: 'projects.archiveOne.title',
    defaultMessage: 'Archive project',
    description:
      'Command, and title of the question before a project is put into the archive; verb [menu]',
  },
  archiveProjectNote: {
    id: 'projects.archiveOne.note',
    defaultMessage: 'You can restore it from the archived projects at any time.',
    description: 'Below the question before a project is put into the archive',
  },
  deleteProjectWarning: {
    id: 'projects.delete.warning',
    defaultMessage: 'All its folders and their issues will be permanently deleted.',
    description: 'Warning below the question before a project with folders is deleted',
  },
});

/** What the pages are about to do; `name` is that of the project, in bold. */
export const editPrompts = defineMessages<{
  archiveProject: { name: MessageValue };
  deleteProject: { name: MessageValue };
}>({
  archiveProject: {
    id: 'projects.archiveOne.prompt',
    defaultMessage: 'Archive the project {name}?',
    description: 'Question before a project is put into the archive; name is that of the project',
  },
  deleteProject: {
    id: 'projects.delete.prompt',
    defaultMessage: 'Delete the project {name}?',
    description: 'Question before a project is deleted; name is that of the project',
  },
});
