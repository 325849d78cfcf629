import { defineMessages } from 'react-intl';

/** Words of the forms of comments. */
export const commentMessages = defineMessages({
  addComment: {
    id: 'issues.addComment.title',
    defaultMessage: 'Add comment',
    description: 'Title of the form that adds a comment to an issue',
  },
  comment: {
    id: 'issues.comment.comment',
    defaultMessage: 'Comment',
    description: 'Label of the text of a comment',
  },
});
