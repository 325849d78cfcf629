import { defineMessages } from 'react-intl';

/** Words of lists that can be put in order. */
export const orderSentences = defineMessages<{
  moveDown: { name: string };
  moveUp: { name: string };
  moved: { name: string; position: number; count: number };
}>({
  moveDown: {
    id: 'types.order.moveDown',
    defaultMessage: 'Move {name} down',
    description:
      'Tooltip of a button that swaps an entry of a list with the next one; name is that of the entry; it can be the translated name of a column, and cannot be declined',
  },
  moveUp: {
    id: 'types.order.moveUp',
    defaultMessage: 'Move {name} up',
    description:
      'Tooltip of a button that swaps an entry of a list with the one before; name is that of the entry; it can be the translated name of a column, and cannot be declined',
  },
  moved: {
    id: 'types.order.moved',
    defaultMessage: '{name}: {position, number} of {count, number}',
    description:
      'Read out by screen readers after an entry of a list has been moved; name is that of the entry, position its new place, count how many there are',
  },
});
