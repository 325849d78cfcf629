import { defineMessages } from 'react-intl';

/** What the window of an issue says of attaching files; the words of the forms come with these. */
export const fileCommandMessages = defineMessages({
  attachFile: {
    id: 'issues.addFile.title',
    defaultMessage: 'Attach file',
    description: 'Link above the history of an issue, and title of the form it opens; verb',
  },
  dropToAttach: {
    id: 'issues.details.dropToAttach',
    defaultMessage: 'Drop files to attach them to this issue',
    description: 'Shown over an issue while files are dragged over it',
  },
});
