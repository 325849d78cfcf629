import { defineMessages, type MessageValue } from 'react-intl';

/** Words about the projects of a user. */
export const userProjectMessages = defineMessages({
  add: {
    id: 'users.addProjects.title',
    defaultMessage: 'Add projects',
    description: 'Command, and title of the form that makes a user a member of projects [menu]',
  },
  edit: {
    id: 'users.editProject.title',
    defaultMessage: 'Edit access',
    description: 'Title of the form that changes the access of a user to a project',
  },
  none: {
    id: 'users.projects.none',
    defaultMessage: 'This user is not a member of any project.',
    description: 'Shown in place of the projects of another user',
  },
  noneOwn: {
    id: 'users.projects.noneOwn',
    defaultMessage: 'You are not a member of any project.',
    description: 'Shown in place of one’s own projects',
  },
  nothingToAdd: {
    id: 'users.addProjects.nothing',
    defaultMessage: 'There are no more projects to add.',
    description: 'Shown in place of the projects that a user can be made a member of',
  },
  remove: {
    id: 'users.removeProject.title',
    defaultMessage: 'Remove from project',
    description:
      'Command, and title of the question before a user is no longer a member of a project; the project itself stays [menu]',
  },
});

/** What the pages are about to do; names are in bold. */
export const userProjectPrompts = defineMessages<{
  add: { user: MessageValue };
}>({
  add: {
    id: 'users.addProjects.prompt',
    defaultMessage: 'Add {user} to projects.',
    description: 'First line of the form that makes a user a member of projects; user is the name',
  },
});
