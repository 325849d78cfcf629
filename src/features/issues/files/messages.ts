import { defineMessages } from 'react-intl';

/** Words of the forms of files. */
export const fileMessages = defineMessages({
  editFile: {
    id: 'issues.editFile.title',
    defaultMessage: 'Edit file',
    description: 'Title of the form that changes the name and description of a file',
  },
  file: {
    id: 'issues.file.file',
    defaultMessage: 'File',
    description: 'Label of the field that chooses the file to attach; noun',
  },
  name: {
    id: 'issues.file.name',
    defaultMessage: 'File name',
    description: 'Label of the name a file gets on the server',
  },
});
