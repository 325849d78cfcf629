import { defineMessages } from 'react-intl';

/** What the window of an issue says about what was saved in the form one comes from. */
export const savedMessages = defineMessages({
  commentAdded: {
    id: 'issues.saved.commentAdded',
    defaultMessage: 'Comment added',
    description: 'Read out after a comment was added',
  },
  commentSaved: {
    id: 'issues.saved.commentSaved',
    defaultMessage: 'Comment saved',
    description: 'Read out after the text of a comment was edited',
  },
  descriptionAdded: {
    id: 'issues.saved.descriptionAdded',
    defaultMessage: 'Description added',
    description: 'Read out after an issue got a description',
  },
  descriptionSaved: {
    id: 'issues.saved.descriptionSaved',
    defaultMessage: 'Description saved',
    description: 'Read out after the description of an issue was edited',
  },
  fileAttached: {
    id: 'issues.saved.fileAttached',
    defaultMessage: 'File attached',
    description: 'Read out after a file was attached to an issue',
  },
  fileSaved: {
    id: 'issues.saved.fileSaved',
    defaultMessage: 'File saved',
    description: 'Read out after the name or description of a file was edited',
  },
});
