import { defineMessages } from 'react-intl';

/** Words in place of a list that finds nothing; not part of the first load. */
export const noMatchesMessages = defineMessages({
  noMatches: {
    id: 'issues.list.noMatches',
    defaultMessage: 'No issue matches the search.',
    description: 'Shown in place of the list when a search finds nothing',
  },
  noneMeets: {
    id: 'issues.list.noneMeets',
    defaultMessage: 'No issue meets the conditions.',
    description: 'Shown in place of the list when no issue meets the conditions above it',
  },
  showAll: {
    id: 'issues.list.showAll',
    defaultMessage: 'Show all',
    description: 'Button that ends a search or conditions which found nothing [button]',
  },
});
