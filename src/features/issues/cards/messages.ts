import { defineMessages, type MessageValue } from 'react-intl';

/** Words of cards that are put elsewhere: on boards and calendars. */
export const cardMessages = defineMessages({
  fields: {
    id: 'issues.board.fields',
    defaultMessage: 'On cards',
    description:
      'Button that opens the choice of the values that stand on each card of a board or calendar [button]',
  },
  lift: {
    id: 'issues.cards.lift',
    defaultMessage: 'Lift card',
    description:
      'Command: takes an issue on a board or calendar up, to be carried elsewhere by arrow keys or put down by a click; verb [menu]',
  },
  lifted: {
    id: 'issues.cards.lifted',
    defaultMessage:
      'Card lifted. Arrow keys move it, Enter or a click puts it down, Esc puts it back.',
    description: 'Shown and read out when an issue on a board or calendar was taken up',
  },
  otherJob: {
    id: 'issues.cards.otherJob',
    defaultMessage: 'Wait until the other change is finished, then try again.',
    description: 'Shown when several cards were put elsewhere while another job still runs',
  },
  putBack: {
    id: 'issues.cards.putBack',
    defaultMessage: 'Card put back',
    description: 'Read out when a card that was carried by keys is where it was before',
  },
});

/** The same with places to fill. */
export const cardSentences = defineMessages<{
  moved: { issueId: string };
  changed: { name: string; value: string };
  notMoved: { issueId: string; reason: MessageValue };
}>({
  moved: {
    id: 'issues.cards.moved',
    defaultMessage: 'Card #{issueId} moved',
    description:
      'Read out when a card was moved, and that was saved; issueId is the number of its issue',
  },
  changed: {
    id: 'issues.cards.changed',
    defaultMessage: 'Someone else changed the attribute {name} in the meantime: {value}',
    description:
      'Why a card was not moved; name is that of an attribute such as Status, value is what it has now',
  },
  notMoved: {
    id: 'issues.cards.notMoved',
    defaultMessage: 'Card #{issueId} was not moved. {reason}',
    description:
      'Notice above a board or calendar; issueId is the number of an issue, reason a sentence',
  },
});
