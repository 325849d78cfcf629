import { defineMessages } from 'react-intl';

/** Words of the forms of comments. */
export const commentMessages = defineMessages({
  comment: {
    id: 'issues.comment.comment',
    defaultMessage: 'Comment',
    description: 'Label of the text of a comment; noun',
  },
  editComment: {
    id: 'issues.editComment.title',
    defaultMessage: 'Edit comment',
    description: 'Title of the form that changes a comment',
  },
});

/** Its texts with places to fill. */
export const commentSentences = defineMessages<{ quoteLabel: { number: string } }>({
  quoteLabel: {
    id: 'issues.replyComment.quoteLabel',
    defaultMessage: 'comment {number}',
    description:
      'Title of the quotation of a comment in another; number is such as #42; must not contain ]',
  },
});
