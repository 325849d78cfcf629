import { defineMessages } from 'react-intl';

/** Words about taking a change back. */
export const undoMessages = defineMessages({
  changed: {
    id: 'issues.undo.changed',
    defaultMessage: 'Not undone: this has been changed since.',
    description:
      'Read out and shown when a change of an issue could not be taken back, as someone else has changed the same thing',
  },
  undo: {
    id: 'issues.undo.undo',
    defaultMessage: 'Undo',
    description: 'Button and command that takes the last change of an issue back; verb [menu]',
  },
  undone: {
    id: 'issues.undo.undone',
    defaultMessage: 'Change undone',
    description: 'Read out when a change of an issue was taken back',
  },
});

/** Sentences with values. */
export const undoSentences = defineMessages<{
  severalUndone: { undone: number; kept: number };
}>({
  severalUndone: {
    id: 'issues.undo.severalUndone',
    defaultMessage: 'Changes undone: {undone, number}, not undone: {kept, number}',
    description:
      'Shown when changes of several issues were taken back: undone is how many were, kept how many were not, as someone else has changed the same thing since or the server refused',
  },
});
