import { defineMessages } from 'react-intl';

/** Words that several pages about projects share. */
export const projectsMessages = defineMessages({
  archive: {
    id: 'projects.archive.title',
    defaultMessage: 'Archived projects',
    description:
      'Title of the list of archived projects, and of the button and links that lead to it [button]',
  },
  deleteProject: {
    id: 'projects.delete.title',
    defaultMessage: 'Delete project',
    description: 'Command, and title of the question before a project is deleted [menu]',
  },
  publicProject: {
    id: 'projects.access.public',
    defaultMessage: 'Public project',
    description: 'Global access of a project: every user may see it',
  },
  regularProject: {
    id: 'projects.access.regular',
    defaultMessage: 'Members-only project',
    description: 'Global access of a project: only its members may see it',
  },
  renameProject: {
    id: 'projects.rename.title',
    defaultMessage: 'Rename project',
    description: 'Command, and title of the form that gives a project another name [menu]',
  },
});
