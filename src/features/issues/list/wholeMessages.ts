import { defineMessages } from 'react-intl';

/** Whole lists in place of pages; not part of the first load. */
export const wholeMessages = defineMessages({
  changing: {
    id: 'issues.list.changing',
    defaultMessage: 'The list changed while it was read. Issues may be missing.',
    description:
      'Behind the number of issues below a long list, which others changed each time it was read; a button that reads it again follows',
  },
  goToName: {
    id: 'issues.list.goToName',
    defaultMessage: 'Go to name',
    description:
      'Command, and label of the box it opens: goes to the issue of the list whose name begins with what is typed; verb [menu]',
  },
  orderRefused: {
    id: 'issues.list.orderRefused',
    defaultMessage: 'The requested sort order could not be applied to this list.',
    description:
      'Notice above a list that was to be in another order, most often by a link or a bookmark which names a column that the list cannot be sorted by, as one that was deleted; the list is in its own order instead; a button that tries it again follows',
  },
  searchesRest: {
    id: 'issues.list.searchesRest',
    defaultMessage: 'Also finds issues of the list that are not on the screen',
    description:
      'Tooltip of the search box of a long list, of which a browser finds only what is on the screen; its subject is the search box',
  },
  showWhole: {
    id: 'issues.list.showWhole',
    defaultMessage: 'Show lists whole, up to 20,000 issues',
    description:
      'Menu command of the list that is either on or off: all issues are shown below each other instead of in pages; longer lists stay in pages; verb [menu]',
  },
});

/** Sentences with values. */
export const wholeSentences = defineMessages<{ inPages: { limit: number } }>({
  inPages: {
    id: 'issues.list.inPages',
    defaultMessage: 'Lists of more than {limit, number} issues are shown as tables, in pages.',
    description:
      'Notice above a list that was to be shown whole, or as a board or in another way, but is too long for that; limit is the number of issues it may have',
  },
});
