import { defineMessages } from 'react-intl';

export const paneMessages = defineMessages({
  enter: {
    id: 'app.pane.enter',
    defaultMessage: 'Go to the open issue',
    description:
      'Command that moves the keyboard from the list to the issue beside or below it, which is open already; verb [menu]',
  },
  leave: {
    id: 'app.pane.leave',
    defaultMessage: 'Back to the list, then close the issue',
    description:
      'Command that moves the keyboard from the issue beside or below the list back to the list; the second time it closes the issue; verbs [menu]',
  },
  opened: {
    id: 'app.pane.opened',
    defaultMessage: 'The issue is shown beside or below the list. Press Enter to go there.',
    description:
      'Read out by screen readers when an issue opens in a pane beside or below the list, while the keyboard stays in the list',
  },
  separator: {
    id: 'app.pane.separator',
    defaultMessage: 'Room for the issue',
    description:
      'Name of the line between the list and the issue that stands beside or below it; dragging it makes the issue larger or smaller',
  },
  switchPlace: {
    id: 'app.pane.switch',
    defaultMessage: 'Switch between list and issue',
    description:
      'Command that moves the keyboard from the list to the issue beside or below it, and back; verb [menu]',
  },
});
