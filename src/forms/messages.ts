import { defineMessages } from 'react-intl';

/** Texts of the frame of a form; those of single fields are beside them. */
export const formMessages = defineMessages({
  before: {
    id: 'forms.meanwhile.before',
    defaultMessage: 'Before',
    description: 'Above the value of a field as it was before someone else changed it',
  },
  busy: {
    id: 'forms.error.busy',
    defaultMessage: 'The server is busy. Nothing you typed is lost: try again in a moment.',
    description: 'Error in a form: the server takes no more requests for now',
  },
  changedMeanwhile: {
    id: 'forms.meanwhile.notice',
    defaultMessage:
      'Someone has changed this since you opened it. Nothing has been saved yet: compare below and decide.',
    description: 'Notice in a form that edits something; below it stand both values of each field',
  },
  draftDiscard: {
    id: 'forms.draft.discard',
    defaultMessage: 'Discard',
    description:
      'Button that throws away a text the user typed earlier and did not save; verb [button]',
  },
  draftKept: {
    id: 'forms.draft.kept',
    defaultMessage: 'Draft kept',
    description: 'Announced to screen readers when a form is left whose text is not saved yet',
  },
  draftRestore: {
    id: 'forms.draft.restore',
    defaultMessage: 'Restore',
    description: 'Button that puts a text typed earlier back into the form; verb [button]',
  },
  draftUntitled: {
    id: 'forms.draft.untitled',
    defaultMessage: 'Draft without text',
    description: 'In place of the first words of a draft that has none',
  },
  empty: {
    id: 'forms.meanwhile.empty',
    defaultMessage: 'Empty',
    description: 'In place of the value of a field that has none',
  },
  heldUp: {
    id: 'forms.state.heldUp',
    defaultMessage: 'Something you entered cannot be kept. Press Cancel to leave without saving.',
    description: 'Announced to screen readers when the Esc key does not close a form',
  },
  logIn: {
    id: 'forms.error.logIn',
    defaultMessage: 'Open login in a new tab',
    description: 'Link in a form whose session has ended; leads to the login page',
  },
  logInHint: {
    id: 'forms.error.logInHint',
    defaultMessage:
      'Nothing you typed is lost. Log in using another tab, then come back and try again.',
    description: 'What to do when saving a form fails because the session has ended',
  },
  mine: {
    id: 'forms.meanwhile.mine',
    defaultMessage: 'Yours',
    description:
      'Above the value of a field as the user has typed it; the other is “Saved meanwhile”',
  },
  networkHint: {
    id: 'forms.error.networkHint',
    defaultMessage: 'Nothing you typed is lost. Try again when you are back online.',
    description: 'What to do when saving a form fails because the server did not answer',
  },
  no: {
    id: 'forms.meanwhile.no',
    defaultMessage: 'No',
    description: 'The value of a checkbox that is not ticked',
  },
  noAnswer: {
    id: 'forms.error.noAnswer',
    defaultMessage:
      'The server has not answered, so it is not known whether this was saved. Nothing you typed is lost: when you try again, it is saved once only.',
    description: 'Error in a form after the user stopped waiting for the server',
  },
  otherUser: {
    id: 'forms.error.otherUserHint',
    defaultMessage:
      'This browser is now logged in as someone else, so this cannot be saved in your name. Nothing you typed is lost: log in again in another tab, come back and try again.',
    description:
      'Error in a form, and what to do: the browser’s session now belongs to another user',
  },
  saveAgain: {
    id: 'forms.error.saveAgain',
    defaultMessage: 'Save a second one',
    description:
      'Button of the error forms.error.savedBefore: saves what is in the form as well [button]',
  },
  saveMine: {
    id: 'forms.meanwhile.saveMine',
    defaultMessage: 'Save mine',
    description:
      'Button that saves what the user typed in place of what someone else saved; verb [button]',
  },
  savedBefore: {
    id: 'forms.error.savedBefore',
    defaultMessage:
      'Your first attempt was saved after all, as it was then. What you have changed since has not been saved.',
    description:
      'Error in a form that adds something: the answer to an earlier attempt was lost, and the text was edited before the next one',
  },
  saving: {
    id: 'forms.state.saving',
    defaultMessage: 'Saving',
    description: 'Announced to screen readers while a form is being saved',
  },
  stopWaiting: {
    id: 'forms.state.stopWaiting',
    defaultMessage: 'Stop waiting',
    description:
      'Button that gives up waiting for the server while a form is being saved; verb [button]',
  },
  takesLong: {
    id: 'forms.state.takesLong',
    defaultMessage: 'This is taking longer than usual. What you typed is kept.',
    description: 'Notice in a form that has been waiting for the server for a while',
  },
  sessionChanged: {
    id: 'forms.error.sessionChangedHint',
    defaultMessage: 'Nothing you typed is lost. Try again to save it in the new session.',
    description: 'Error in a form, and what to do: the session was replaced by a newer one',
  },
  theirs: {
    id: 'forms.meanwhile.theirs',
    defaultMessage: 'Saved meanwhile',
    description: 'Above the value of a field as someone else saved it while the form was open',
  },
  tooLarge: {
    id: 'forms.error.tooLarge',
    defaultMessage: 'This is more than the server accepts at once.',
    description: 'Error in a form: what is sent is too large for something before the server',
  },
  useTheirs: {
    id: 'forms.meanwhile.useTheirs',
    defaultMessage: 'Use theirs',
    description: 'Button that puts the values someone else saved into the form; verb [button]',
  },
  waitsForServer: {
    id: 'forms.error.waitsForServer',
    defaultMessage: 'The server is busy. This will be sent again by itself in a moment.',
    description:
      'Notice in a form that is being saved: the server takes no more requests for now, and the form goes on trying',
  },
  yes: {
    id: 'forms.meanwhile.yes',
    defaultMessage: 'Yes',
    description: 'The value of a checkbox that is ticked',
  },
});

/** The texts with places to fill. */
export const formSentences = defineMessages<{
  choices: { choices: string };
  draftFound: { time: string };
  keptTheirs: { names: string };
  manyChoices: { choices: string; count: number };
  notSaved: { reason: string };
  partProblem: { part: string; problem: string };
}>({
  choices: {
    id: 'forms.error.choices',
    defaultMessage: 'Select one of these: {choices}.',
    description:
      'Error below a field whose text is none of the choices; choices are all of them, separated by commas',
  },
  draftFound: {
    id: 'forms.draft.found',
    defaultMessage: 'You have unsaved text from {time}.',
    description:
      'Notice in a form: what was typed earlier can be restored; time is a date with time',
  },
  keptTheirs: {
    id: 'forms.meanwhile.kept',
    defaultMessage: 'Saved. Changes by others were kept: {names}.',
    description:
      'Shown and read out after a form was saved while somebody else changed other fields of the same thing, which stay as they left them; names are labels of fields, separated by commas',
  },
  manyChoices: {
    id: 'forms.error.manyChoices',
    defaultMessage: 'Select one of the {count, number} choices, such as {choices}.',
    description:
      'Error below a field whose text is none of the choices; choices are the first of them, separated by commas, count is how many there are',
  },
  notSaved: {
    id: 'forms.state.notSaved',
    defaultMessage: 'Not saved. {reason}',
    description:
      'Shown and read out when a save fails after its form was left; reason is a whole sentence, and what was to be saved may follow',
  },
  partProblem: {
    id: 'forms.error.part',
    defaultMessage: '“{part}”: {problem}',
    description:
      'Error below a field that holds a list: part is the item that is wrong, problem a whole sentence',
  },
});
