import { defineMessages } from 'react-intl';

/** Words that all windows for a whole list share. */
export const wholeListMessages = defineMessages({
  conditionsOnly: {
    id: 'issues.wholeList.conditionsOnly',
    defaultMessage: 'Only issues that meet the conditions are included.',
    description: 'Notice in a window for a whole list with conditions above it',
  },
  noType: {
    id: 'issues.wholeList.noType',
    defaultMessage: 'No issue type is selected. Select one in the list first.',
    description: 'Notice in a window for a whole list that was opened without one',
  },
  searchOnly: {
    id: 'issues.wholeList.searchOnly',
    defaultMessage: 'Only issues that match the search are included.',
    description: 'Notice in a window for a whole list that is limited by a search',
  },
});
