import { defineMessages } from 'react-intl';

/** Texts of the frame of a form; those of single fields are beside them. */
export const formMessages = defineMessages({
  draftDiscard: {
    id: 'forms.draft.discard',
    defaultMessage: 'Discard',
    description: 'Button that throws away a text the user typed earlier and did not save; verb',
  },
  draftRestore: {
    id: 'forms.draft.restore',
    defaultMessage: 'Restore',
    description: 'Button that puts a text typed earlier back into the form; verb',
  },
  logIn: {
    id: 'forms.error.logIn',
    defaultMessage: 'Log in in a new tab',
    description: 'Link in a form whose session has ended; leads to the login page',
  },
  logInHint: {
    id: 'forms.error.logInHint',
    defaultMessage: 'Nothing you typed is lost: log in in another tab, come back and try again.',
    description: 'What to do when saving a form fails because the session has ended',
  },
  networkHint: {
    id: 'forms.error.networkHint',
    defaultMessage: 'Nothing you typed is lost: try again when you are connected.',
    description: 'What to do when saving a form fails because the server did not answer',
  },
  otherUser: {
    id: 'forms.error.otherUser',
    defaultMessage:
      'Somebody else has logged in in this browser, so this cannot be saved under your name. Copy your text before you leave.',
    description: 'Error in a form: the browser’s session now belongs to another user',
  },
  saving: {
    id: 'forms.state.saving',
    defaultMessage: 'Saving',
    description: 'Announced to screen readers while a form is being saved',
  },
  sessionChanged: {
    id: 'forms.error.sessionChangedHint',
    defaultMessage: 'Nothing you typed is lost: try again to save it in the new session.',
    description: 'Error in a form, and what to do: the session was replaced by a newer one',
  },
});

/** The texts with places to fill. */
export const formSentences = defineMessages<{
  draftFound: { time: string };
  partProblem: { part: string; problem: string };
}>({
  draftFound: {
    id: 'forms.draft.found',
    defaultMessage: 'You have unsaved text from {time}.',
    description:
      'Notice in a form: what was typed earlier can be restored; time is a date with time',
  },
  partProblem: {
    id: 'forms.error.part',
    defaultMessage: '“{part}”: {problem}',
    description:
      'Error below a field that holds a list: part is the item that is wrong, problem a whole sentence',
  },
});
