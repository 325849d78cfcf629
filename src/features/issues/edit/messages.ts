import { defineMessages } from 'react-intl';

/** Words of the forms that add and edit issues. */
export const editMessages = defineMessages({
  addIssue: {
    id: 'issues.addIssue.title',
    defaultMessage: 'Add issue',
    description: 'Title of the form that adds an issue',
  },
  attributes: {
    id: 'issues.edit.attributes',
    defaultMessage: 'Attributes',
    description: 'Heading of the fields that the type of an issue defines',
  },
  cloneIssue: {
    id: 'issues.cloneIssue.title',
    defaultMessage: 'Clone issue',
    description: 'Title of the form that adds an issue like another one',
  },
  description: {
    id: 'issues.edit.description',
    defaultMessage: 'Description',
    description: 'Label of the description of a new issue',
  },
  editIssue: {
    id: 'issues.editIssue.title',
    defaultMessage: 'Edit issue',
    description: 'Title of the form that changes the name and attributes of an issue',
  },
  folder: {
    id: 'issues.edit.folder',
    defaultMessage: 'Folder',
    description: 'Label of the folder a new issue is added to',
  },
  name: {
    id: 'issues.edit.name',
    defaultMessage: 'Name',
    description: 'Label of the name of an issue',
  },
  noFolders: {
    id: 'issues.addIssue.noFolders',
    defaultMessage:
      'There is no folder for issues of this type yet. A project administrator can add one.',
    description: 'Notice in the form that adds an issue when no project has a fitting folder',
  },
  project: {
    id: 'issues.edit.project',
    defaultMessage: 'Project',
    description: 'Label of the project a new issue is added to',
  },
  selectFolder: {
    id: 'issues.edit.selectFolder',
    defaultMessage: 'Select a folder',
    description: 'Choice of a folder list that stands for no folder',
  },
  selectProject: {
    id: 'issues.edit.selectProject',
    defaultMessage: 'Select a project',
    description: 'Choice of a project list that stands for no project',
  },
});
