import { defineMessages } from 'react-intl';

export const listMessages = defineMessages({
  clearSearch: {
    id: 'issues.list.clearSearch',
    defaultMessage: 'Clear search',
    description:
      'Button in the search box of the list that empties it and shows all issues again [button]',
  },
  noIssues: {
    id: 'issues.list.noIssues',
    defaultMessage: 'There are no issues here.',
    description: 'Shown in place of an empty list',
  },
  refine: {
    id: 'issues.list.refine',
    defaultMessage: 'Search, filter and sort',
    description:
      'Button of the list on a phone that unfolds the search box, project, folder and order [button]',
  },
  refineLimited: {
    id: 'issues.list.refineLimited',
    defaultMessage: 'Search, filter and sort: not all issues are shown',
    description: 'The same button while a search or a project narrows the list down',
  },
  search: {
    id: 'issues.list.search',
    defaultMessage: 'Search',
    description: 'Tooltip of the button that runs the search, and in its empty box; verb',
  },
  sortBy: {
    id: 'issues.list.sortBy',
    defaultMessage: 'Sort by',
    description: 'Button of the list on a phone that offers the columns to sort by [button]',
  },
});

/** Sentences with values. */
export const listSentences = defineMessages<{
  searchBy: { column: string };
}>({
  searchBy: {
    id: 'issues.list.searchBy',
    defaultMessage: 'Search by: {column}',
    description:
      'Name of the search box and of its column chooser; column is the name of a column of the list, translated or that of an attribute, and cannot be declined',
  },
});
