import { defineMessages } from 'react-intl';

export const paneMessages = defineMessages({
  opened: {
    id: 'app.pane.opened',
    defaultMessage: 'The issue is shown beside or below the list. Press Enter or F6 to go there.',
    description:
      'Read out by screen readers when an issue opens in a pane beside or below the list, while the keyboard stays in the list',
  },
  separator: {
    id: 'app.pane.separator',
    defaultMessage: 'Room for the issue',
    description:
      'Name of the line between the list and the issue that stands beside or below it; dragging it makes the issue larger or smaller',
  },
});
