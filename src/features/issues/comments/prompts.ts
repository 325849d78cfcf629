import { defineMessages, type MessageValue } from 'react-intl';

/** What the forms are about to do, to what. */
export const commentPrompts = defineMessages<{
  addComment: { name: MessageValue };
  editComment: { number: MessageValue };
}>({
  addComment: {
    id: 'issues.addComment.prompt',
    defaultMessage: 'Add a comment to the issue {name}.',
    description: 'First line of the form that adds a comment; name is that of the issue, in bold',
  },
  editComment: {
    id: 'issues.editComment.prompt',
    defaultMessage: 'Change the comment {number}.',
    description: 'First line of the form that edits a comment; number is such as #42, in bold',
  },
});
