import { defineMessages, type MessageValue } from 'react-intl';

/** What the forms are about to do, to what. */
export const commentPrompts = defineMessages<{
  addComment: { name: MessageValue };
}>({
  addComment: {
    id: 'issues.addComment.prompt',
    defaultMessage: 'Add a comment to the issue {name}.',
    description: 'First line of the form that adds a comment; name is that of the issue, in bold',
  },
});
