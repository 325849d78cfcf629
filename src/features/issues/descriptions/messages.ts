import { defineMessages, type MessageValue } from 'react-intl';

/** What the pages are about to do; `name` is that of the issue, in bold. */
export const descriptionPrompts = defineMessages<{
  add: { name: MessageValue };
  delete: { name: MessageValue };
  edit: { name: MessageValue };
}>({
  add: {
    id: 'issues.addDescription.prompt',
    defaultMessage: 'Describe the issue {name}.',
    description: 'First line of the form that adds a description; name is that of the issue, bold',
  },
  delete: {
    id: 'issues.deleteDescription.prompt',
    defaultMessage: 'Delete the description of the issue {name}?',
    description: 'Question before a description is deleted; name is that of the issue',
  },
  edit: {
    id: 'issues.editDescription.prompt',
    defaultMessage: 'Edit the description of the issue {name}.',
    description: 'First line of the form that edits a description; name is that of the issue, bold',
  },
});
