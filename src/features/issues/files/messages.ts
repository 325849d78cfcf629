import { defineMessages, type MessageValue } from 'react-intl';

/** Words about the files of an issue. */
export const fileMessages = defineMessages({
  canceled: {
    id: 'issues.composer.canceled',
    defaultMessage: 'Canceled',
    description: 'Below a file of a new comment that was not attached, since the user stopped it',
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
    description: 'Label of the field that chooses the file to attach; noun',
  },
  insertLink: {
    id: 'issues.composer.insertLink',
    defaultMessage: 'Insert link',
    description:
      'Button beside a file of a new comment: puts its number into the text; verb [menu]',
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
  addFileOfSeveral: { name: MessageValue; index: MessageValue; count: MessageValue };
  deleteFile: { name: MessageValue };
}>({
  addFile: {
    id: 'issues.addFile.prompt',
    defaultMessage: 'Attach a file to the issue {name}.',
    description: 'First line of the form that attaches a file; name is that of the issue, in bold',
  },
  addFileOfSeveral: {
    id: 'issues.addFile.promptOfSeveral',
    defaultMessage: 'Attach a file to the issue {name}: {index} of {count}.',
    description:
      'First line of the form that attaches the next of several files; name is that of the issue, index and count are numbers, all in bold',
  },
  deleteFile: {
    id: 'issues.deleteFile.prompt',
    defaultMessage: 'Delete the file {name}?',
    description: 'Question before a file is deleted; name is that of the file',
  },
});

/** Texts with places to fill. */
export const fileSentences = defineMessages<{ attachedOf: { index: number; count: number } }>({
  attachedOf: {
    id: 'issues.addFile.attachedOf',
    defaultMessage: '{index} of {count} files attached',
    description:
      'Read out when the form for the next of several files opens; index is how many are attached, count how many there are',
  },
});
