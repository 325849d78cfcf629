import { defineMessages, type MessageValue } from 'react-intl';

/** Words of the pages that add, edit and delete issues. */
export const editMessages = defineMessages({
  alreadySo: {
    id: 'issues.cells.same',
    defaultMessage: 'Already so',
    description:
      'What will happen to an issue, or what a save has done to it: nothing, since it has the value already',
  },
  cloneIssue: {
    id: 'issues.cloneIssue.title',
    defaultMessage: 'Clone issue',
    description: 'Title of the form that adds an issue like another one',
  },
  deleteIssue: {
    id: 'issues.deleteIssue.title',
    defaultMessage: 'Delete issue',
    description: 'Title of the question before an issue is deleted',
  },
  deleteIssueWarning: {
    id: 'issues.deleteIssue.warning',
    defaultMessage:
      'The entire history, including all comments and files, will be permanently deleted.',
    description: 'Warning below the question before an issue, or several, are deleted',
  },
  editIssue: {
    id: 'issues.editIssue.title',
    defaultMessage: 'Edit issue',
    description: 'Title of the form that changes the name and attributes of an issue',
  },
  wrongToo: {
    id: 'issues.inline.wrongToo',
    defaultMessage:
      'Other values of this issue are no longer allowed. Nothing can be saved until they are corrected, too.',
    description:
      'Notice in the editor of one value of an issue, above the fields of other values that became invalid',
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

/** What the pages are about to do, to what; what is filled in is in bold. */
export const editPrompts = defineMessages<{
  addIssue: { type: MessageValue };
  cloneIssue: { name: MessageValue };
  deleteIssue: { name: MessageValue };
}>({
  addIssue: {
    id: 'issues.addIssue.prompt',
    defaultMessage: 'Add a new issue of the type {type}.',
    description: 'First line of the form that adds an issue; type is its name, in bold',
  },
  cloneIssue: {
    id: 'issues.cloneIssue.prompt',
    defaultMessage: 'Create a copy of {name}. Comments and files are not copied.',
    description: 'First line of the form that clones an issue; name is in bold',
  },
  deleteIssue: {
    id: 'issues.deleteIssue.prompt',
    defaultMessage: 'Delete the issue {name}?',
    description: 'Question before an issue is deleted; name is that of the issue',
  },
});

/** Texts with places to fill. */
export const editSentences = defineMessages<{
  valueSaved: { name: string };
}>({
  valueSaved: {
    id: 'issues.inline.valueSaved',
    defaultMessage: '{name} saved',
    description: 'Read out after a value of an issue was changed; name is that of an attribute',
  },
});
