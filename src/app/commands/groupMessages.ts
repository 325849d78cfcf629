import { commandMessages } from './messages';

/** Headings above commands; those of texts and files stand in the menus of these alone. */
export const groupMessages = {
  issue: commandMessages.thisIssue,
  list: commandMessages.thisList,
  layout: commandMessages.thisList,
  go: commandMessages.goTo,
  general: commandMessages.everywhere,
};
