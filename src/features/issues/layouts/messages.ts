import { defineMessages } from 'react-intl';

/** The ways to look at a list; not part of the first load. */
export const layoutMessages = defineMessages({
  viewAs: {
    id: 'issues.layouts.viewAs',
    defaultMessage: 'Show as',
    description:
      'Name and tooltip of the button that opens the ways to look at a list, such as "Table" and "Board" [button]',
  },
  table: {
    id: 'issues.layouts.table',
    defaultMessage: 'Table',
    description: 'Menu entry: the list is shown as a table, a row for each issue; noun [menu]',
  },
});
