import { defineMessages, type MessageValue } from 'react-intl';

/** Words of the forms of the description of an issue. */
export const descriptionMessages = defineMessages({
  quoteLabel: {
    id: 'issues.replyDescription.quoteLabel',
    defaultMessage: 'description',
    description: 'Title of the quotation of a description in a comment; must not contain ]',
  },
});

/** What the forms are about to do, to what. */
export const descriptionPrompts = defineMessages<{
  addDescription: { name: MessageValue };
  editDescription: { name: MessageValue };
}>({
  addDescription: {
    id: 'issues.addDescription.prompt',
    defaultMessage: 'Describe the issue {name}.',
    description: 'First line of the form that adds a description; name is that of the issue, bold',
  },
  editDescription: {
    id: 'issues.editDescription.prompt',
    defaultMessage: 'Change the description of the issue {name}.',
    description: 'First line of the form that edits a description; name is that of the issue, bold',
  },
});
