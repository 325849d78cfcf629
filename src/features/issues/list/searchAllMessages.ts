import { defineMessages } from 'react-intl';

/** Apart from the words of the first list. */
export const searchAllMessages = defineMessages({
  searchAll: {
    id: 'issues.list.searchAll',
    defaultMessage: 'Search in all types',
    description:
      'Entry of the column chooser of the search box, command, and title of the window that searches the issues of all types [menu]',
  },
});
