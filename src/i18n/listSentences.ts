import { defineMessages } from 'react-intl';

/** What is done with the entries of a list in a form; name is that of the entry. */
export const listSentences = defineMessages<{
  added: { name: string };
  remove: { name: string };
  removed: { name: string };
}>({
  added: {
    id: 'common.list.added',
    defaultMessage: '{name} added',
    description:
      'Read out by screen readers after an entry was added to a list; name is that of the entry; it can be the translated name of a column, and cannot be declined',
  },
  remove: {
    id: 'common.list.remove',
    defaultMessage: 'Remove {name}',
    description:
      'Tooltip of a button that takes an entry out of a list; name is that of the entry; it can be the translated name of a column, and cannot be declined',
  },
  removed: {
    id: 'common.list.removed',
    defaultMessage: '{name} removed',
    description:
      'Read out by screen readers after an entry of a list has been taken out; name is that of the entry; it can be the translated name of a column, and cannot be declined',
  },
});
