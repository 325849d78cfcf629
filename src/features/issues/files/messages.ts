import { defineMessages, type MessageValue } from 'react-intl';

/** Words about the files of an issue. */
export const fileMessages = defineMessages({
  canceled: {
    id: 'issues.composer.canceled',
    defaultMessage: 'Canceled',
    description: 'Below a file that was not attached, since the user stopped it',
  },
  deleteFile: {
    id: 'issues.deleteFile.title',
    defaultMessage: 'Delete file',
    description: 'Title of the question before a file is deleted',
  },
  editFile: {
    id: 'issues.editFile.title',
    defaultMessage: 'Edit file',
    description: 'Title of the form that changes the name and description of a file',
  },
  file: {
    id: 'issues.file.file',
    defaultMessage: 'File',
    description: 'Label of the field that chooses a file; noun',
  },
  insertLink: {
    id: 'issues.composer.insertLink',
    defaultMessage: 'Insert link',
    description:
      'Button beside a file of a new comment: puts its number into the text; verb [menu]',
  },
  selectAgain: {
    id: 'issues.addFile.selectAgain',
    defaultMessage: 'Select this file again.',
    description:
      'Below a file whose name and description were kept, but not the file itself, as the page was loaded again',
  },
  name: {
    id: 'issues.file.name',
    defaultMessage: 'File name',
    description: 'Label of the name a file gets on the server',
  },
});

/** What the pages are about to do, to what; what is filled in is in bold. */
export const filePrompts = defineMessages<{
  addFile: { name: MessageValue };
  deleteFile: { name: MessageValue };
}>({
  addFile: {
    id: 'issues.addFile.prompt',
    defaultMessage: 'Attach files to the issue {name}.',
    description: 'First line of the form that attaches files; name is that of the issue, in bold',
  },
  deleteFile: {
    id: 'issues.deleteFile.prompt',
    defaultMessage: 'Delete the file {name}?',
    description: 'Question before a file is deleted; name is that of the file',
  },
});

/** Texts with places to fill. */
export const fileSentences = defineMessages<{
  attachFiles: { count: number };
  attachedOf: { index: number; count: number };
}>({
  attachFiles: {
    id: 'issues.addFile.submit',
    defaultMessage: '{count, plural, one {Attach file} other {Attach # files}}',
    description:
      'Button that attaches the files listed in the form; verb; count is how many they are',
  },
  attachedOf: {
    id: 'issues.addFile.attachedOf',
    defaultMessage: '{index} of {count} files attached',
    description:
      'Read out while several files are attached; index is how many are attached, count how many there are',
  },
});
