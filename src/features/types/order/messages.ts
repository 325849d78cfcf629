import { defineMessages } from 'react-intl';

/** Words of lists that can be put in order. */
export const orderSentences = defineMessages<{
  moveDown: { name: string };
  moveUp: { name: string };
  moved: { name: string; position: number; count: number };
  remove: { name: string };
  removed: { name: string };
}>({
  moveDown: {
    id: 'types.order.moveDown',
    defaultMessage: 'Move {name} down',
    description: 'Tooltip of a button that swaps an entry of a list with the next one',
  },
  moveUp: {
    id: 'types.order.moveUp',
    defaultMessage: 'Move {name} up',
    description: 'Tooltip of a button that swaps an entry of a list with the one before',
  },
  moved: {
    id: 'types.order.moved',
    defaultMessage: '{name}: {position, number} of {count, number}',
    description:
      'Read out by screen readers after an entry of a list has been moved: its new place, and how many there are',
  },
  remove: {
    id: 'types.order.remove',
    defaultMessage: 'Remove {name}',
    description: 'Tooltip of a button that takes an entry out of a list',
  },
  removed: {
    id: 'types.order.removed',
    defaultMessage: '{name} removed',
    description: 'Read out by screen readers after an entry of a list has been taken out',
  },
});
