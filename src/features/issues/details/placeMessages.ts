import { defineMessages } from 'react-intl';

/** Words of the place of an issue on the screen and in the list. */
export const placeMessages = defineMessages({
  showBelow: {
    id: 'issues.details.showBelow',
    defaultMessage: 'Show below the list',
    description:
      'Tooltip of a button in the header of an issue: from now on issues open in the lower half of the screen, below the list',
  },
  showBeside: {
    id: 'issues.details.showBeside',
    defaultMessage: 'Show beside the list',
    description:
      'Tooltip of a button in the header of an issue: from now on issues open next to the list, which stays visible',
  },
  showInWindow: {
    id: 'issues.details.showInWindow',
    defaultMessage: 'Show in a window',
    description:
      'Tooltip of a button in the header of an issue: from now on issues open in a window that covers the list',
  },
});

/** Sentences with values. */
export const placeSentences = defineMessages<{ place: { position: number; total: number } }>({
  place: {
    id: 'issues.details.place',
    defaultMessage: '{position, number} of {total, number}',
    description:
      'Between the buttons to the previous and next issue, as in "3 of 85"; position is the place of the issue in the list, total is how many issues the list has',
  },
});
