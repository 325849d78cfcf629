import { defineMessages } from 'react-intl';

export const formMessages = defineMessages({
  draftDiscard: {
    id: 'forms.draft.discard',
    defaultMessage: 'Discard',
    description: 'Button that throws away a text the user typed earlier and did not save',
  },
  draftFound: {
    id: 'forms.draft.found',
    defaultMessage: 'You have unsaved text from {time}.',
    description: 'Notice in a form: what was typed earlier can be restored. {time} is a date and time',
  },
  draftRestore: {
    id: 'forms.draft.restore',
    defaultMessage: 'Restore',
    description: 'Button that puts a text typed earlier back into the form',
  },
  fileTooLarge: {
    id: 'forms.file.tooLarge',
    defaultMessage: 'This file is larger than the server accepts. Choose a smaller one.',
    description: 'Error under a file field',
  },
  invalidFileName: {
    id: 'forms.fileName.invalid',
    defaultMessage:
      'A file name cannot begin with a dot or contain any of these characters: {characters}',
    description: 'Error under a field for the name of a file',
  },
  noFile: {
    id: 'forms.file.none',
    defaultMessage: 'Choose a file.',
    description: 'Error under a file field that was left empty',
  },
});
