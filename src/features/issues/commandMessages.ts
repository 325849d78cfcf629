import { defineMessages } from 'react-intl';

/** Commands of the page of an issue, and titles of the forms they open. */
export const commandMessages = defineMessages({
  addComment: {
    id: 'issues.addComment.title',
    defaultMessage: 'Add comment',
    description: 'Link above the history of an issue, and title of the form it opens; verb',
  },
  attachFile: {
    id: 'issues.addFile.title',
    defaultMessage: 'Attach file',
    description: 'Link above the history of an issue, and title of the form it opens; verb',
  },
});
