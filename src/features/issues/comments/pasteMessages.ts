import { defineMessages } from 'react-intl';

/** Words about what is pasted into a comment by a button. */
export const pasteMessages = defineMessages({
  paste: {
    id: 'issues.composer.paste',
    defaultMessage: 'Paste',
    description:
      'Button below a new comment: attaches the image on the clipboard, or puts its text into the comment; verb [button]',
  },
  nothingToPaste: {
    id: 'issues.composer.nothingToPaste',
    defaultMessage: 'There is no image or text to paste.',
    description: 'After a press of the button Paste',
  },
  pasteRefused: {
    id: 'issues.composer.pasteRefused',
    defaultMessage: 'The browser blocked pasting. Allow it for this page and try again.',
    description: 'After a press of the button Paste, and what to do',
  },
});
