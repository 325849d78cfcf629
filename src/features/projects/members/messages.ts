import { defineMessages, type MessageValue } from 'react-intl';

/** Words about who may see and change a project. */
export const memberMessages = defineMessages({
  add: {
    id: 'projects.addMembers.title',
    defaultMessage: 'Add members',
    description: 'Command, and title of the form that makes users members of a project [menu]',
  },
  edit: {
    id: 'projects.editMember.title',
    defaultMessage: 'Edit member',
    description: 'Title of the form that changes the access of a member to a project',
  },
  members: {
    id: 'projects.members.title',
    defaultMessage: 'Members',
    description: 'Heading above the members of a project',
  },
  none: {
    id: 'projects.members.none',
    defaultMessage: 'This project has no members.',
    description: 'Shown in place of the members of a project',
  },
  nobodyToAdd: {
    id: 'projects.addMembers.nobody',
    defaultMessage: 'All users are already members of this project.',
    description: 'Shown in place of the users who can be made members of a project',
  },
  permissions: {
    id: 'projects.permissions.title',
    defaultMessage: 'Project permissions',
    description: 'Command, and title of the page about who may see and change a project [menu]',
  },
  publicHelp: {
    id: 'projects.editAccess.publicHelp',
    defaultMessage: 'All users can see it.',
    description: 'What it means that a project is public',
  },
  regularHelp: {
    id: 'projects.editAccess.regularHelp',
    defaultMessage: 'Only its members can see it.',
    description: 'What it means that a project is not public',
  },
  remove: {
    id: 'projects.removeMember.title',
    defaultMessage: 'Remove member',
    description:
      'Command, and title of the question before a user is no longer a member of a project [menu]',
  },
  users: {
    id: 'projects.addMembers.users',
    defaultMessage: 'Users',
    description: 'Label of the check boxes of users who can be made members of a project',
  },
});

/** What the pages are about to do; names are in bold. */
export const memberPrompts = defineMessages<{
  add: { project: MessageValue };
  editAccess: { project: MessageValue };
}>({
  add: {
    id: 'projects.addMembers.prompt',
    defaultMessage: 'Add members to the project {project}.',
    description: 'First line of the form that adds members; project is its name',
  },
  editAccess: {
    id: 'projects.editAccess.prompt',
    defaultMessage: 'Select who can see the project {project}.',
    description: 'First line of the form that makes a project public or not; project is its name',
  },
});
