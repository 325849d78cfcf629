import { defineMessages, type MessageValue } from 'react-intl';

/** What the forms are about to do, to what. */
export const editPrompts = defineMessages<{
  addIssue: { type: MessageValue };
  cloneIssue: { name: MessageValue };
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
});
