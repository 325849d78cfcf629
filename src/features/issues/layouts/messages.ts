import { defineMessages } from 'react-intl';

/** The ways to look at a list; not part of the first load. */
export const layoutMessages = defineMessages({
  viewAs: {
    id: 'issues.layouts.viewAs',
    defaultMessage: 'Show as',
    description:
      'Name and tooltip of the button that opens the ways to look at a list, such as "Table" and "Board" [button]',
  },
  notAsAsked: {
    id: 'issues.layouts.notAsAsked',
    defaultMessage: 'This list cannot be shown exactly as requested.',
    description:
      'Notice above a list that was come to by a link which asks for a way to show it, or a column for that, which the list does not have, as one that was deleted; it is shown in the usual way instead',
  },
  table: {
    id: 'issues.layouts.table',
    defaultMessage: 'Table',
    description: 'Menu entry: the list is shown as a table, a row for each issue; noun [menu]',
  },
});
