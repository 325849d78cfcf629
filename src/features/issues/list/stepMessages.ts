import { defineMessages } from 'react-intl';

/** Commands that lead from issue to issue, and the buttons for them in the window of one. */
export const stepMessages = defineMessages({
  next: {
    id: 'issues.rows.next',
    defaultMessage: 'Next issue',
    description: 'Command that goes on to the next issue of the list',
  },
  previous: {
    id: 'issues.rows.previous',
    defaultMessage: 'Previous issue',
    description: 'Command that goes back to the previous issue of the list',
  },
});
