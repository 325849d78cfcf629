import { defineMessages } from 'react-intl';

/** What commands call the writing of comments; the words of the forms come with these. */
export const commentCommandMessages = defineMessages({
  addComment: {
    id: 'issues.addComment.title',
    defaultMessage: 'Add comment',
    description: 'Link above the history of an issue, and title of the form it opens; verb',
  },
  editComment: {
    id: 'issues.editComment.title',
    defaultMessage: 'Edit comment',
    description: 'Title of the form that changes a comment',
  },
});
