import { defineMessages } from 'react-intl';

/** Words that several pages about issue types share. */
export const typeMessages = defineMessages({
  issueTypes: {
    id: 'types.list.title',
    defaultMessage: 'Issue types',
    description: 'Title of the list of issue types, and of the links that lead to it',
  },
  viewSettings: {
    id: 'types.views.title',
    defaultMessage: 'View settings',
    description: 'Title of the page with the views of an issue type, and of the button to it',
  },
});
