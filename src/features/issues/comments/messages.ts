import { defineMessages, type MessageValue } from 'react-intl';

/** Words about comments. */
export const commentMessages = defineMessages({
  comment: {
    id: 'issues.comment.comment',
    defaultMessage: 'Comment',
    description: 'Label of the text of a comment; noun',
  },
  deleteComment: {
    id: 'issues.deleteComment.title',
    defaultMessage: 'Delete comment',
    description: 'Title of the question before a comment is deleted',
  },
  quotedDescription: {
    id: 'issues.replyDescription.quoteLabel',
    defaultMessage: 'description',
    description: 'Title of the quotation of a description in a comment; must not contain ]',
  },
});

/** What the pages are about to do, to what; `name` is in bold. */
export const commentPrompts = defineMessages<{
  addComment: { name: MessageValue };
  deleteComment: { name: MessageValue };
}>({
  addComment: {
    id: 'issues.addComment.prompt',
    defaultMessage: 'Add a comment to the issue {name}.',
    description: 'First line of the form that adds a comment; name is that of the issue, in bold',
  },
  deleteComment: {
    id: 'issues.deleteComment.prompt',
    defaultMessage: 'Delete the comment {name}?',
    description: 'Question before a comment is deleted; name is its number, such as #42',
  },
});

/** Texts with places to fill. */
export const commentSentences = defineMessages<{
  linkPut: { number: string };
  quoteLabel: { number: string };
}>({
  linkPut: {
    id: 'issues.composer.linkPut',
    defaultMessage: 'The comment now has a link to {number}.',
    description:
      'Read out once a link to a comment or file was put into the comment one writes; number is such as #42',
  },
  quoteLabel: {
    id: 'issues.replyComment.quoteLabel',
    defaultMessage: 'comment {number}',
    description:
      'Title of the quotation of a comment in another; number is such as #42; must not contain ]',
  },
});
