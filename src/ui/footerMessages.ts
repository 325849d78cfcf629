import { defineMessages } from 'react-intl';

/** The line below a grid, which is also drawn before the client is there (decision 042). */
export const footerMessages = defineMessages({
  next: {
    id: 'ui.grid.next',
    defaultMessage: 'Next page',
    description: 'Tooltip of the button that shows the next page of a list',
  },
  previous: {
    id: 'ui.grid.previous',
    defaultMessage: 'Previous page',
    description: 'Tooltip of the button that shows the previous page of a list',
  },
});
