import { defineMessages } from 'react-intl';

/** Whole lists in place of pages; not part of the first load. */
export const wholeMessages = defineMessages({
  showWhole: {
    id: 'issues.list.showWhole',
    defaultMessage: 'Show lists whole, up to 20,000 issues',
    description:
      'Menu command of the list that is either on or off: all issues are shown below each other instead of in pages; longer lists stay in pages; verb [menu]',
  },
});
