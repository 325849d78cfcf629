import { defineMessages } from 'react-intl';

/** Words of the forms that add and edit issues. */
export const editMessages = defineMessages({
  cloneIssue: {
    id: 'issues.cloneIssue.title',
    defaultMessage: 'Clone issue',
    description: 'Title of the form that adds an issue like another one',
  },
  editIssue: {
    id: 'issues.editIssue.title',
    defaultMessage: 'Edit issue',
    description: 'Title of the form that changes the name and attributes of an issue',
  },
  noFolders: {
    id: 'issues.addIssue.noFolders',
    defaultMessage:
      'There is no folder for issues of this type yet. A project administrator can add one.',
    description: 'Notice in the form that adds an issue when no project has a fitting folder',
  },
  selectFolder: {
    id: 'issues.edit.selectFolder',
    defaultMessage: 'Select a folder',
    description: 'Choice of a folder list that stands for no folder',
  },
});
