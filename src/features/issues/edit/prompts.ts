import { defineMessages, type MessageValue } from 'react-intl';

/** What the forms are about to do, to what. */
export const editPrompts = defineMessages<{
  addIssue: { type: MessageValue };
  cloneIssue: { name: MessageValue };
  editIssue: { name: MessageValue };
}>({
  addIssue: {
    id: 'issues.addIssue.prompt',
    defaultMessage: 'Add a new issue of the type {type}.',
    description: 'First line of the form that adds an issue; type is its name, in bold',
  },
  cloneIssue: {
    id: 'issues.cloneIssue.prompt',
    defaultMessage:
      'Add a new issue that begins as a copy of {name}. Comments and files stay there.',
    description: 'First line of the form that clones an issue; name is in bold',
  },
  editIssue: {
    id: 'issues.editIssue.prompt',
    defaultMessage: 'Change the name and attributes of the issue {name}.',
    description: 'First line of the form that edits an issue; name is in bold',
  },
});
