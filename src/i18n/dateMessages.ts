import { defineMessages } from 'react-intl';

/** Words of calendars that fields and lists share; not part of the first load, and apart from what forms need. */
export const dateMessages = defineMessages({
  calendar: {
    id: 'common.date.calendar',
    defaultMessage: 'Calendar',
    description: 'Name of the calendar that opens from a date field; for screen readers',
  },
  month: {
    id: 'common.date.month',
    defaultMessage: 'Month',
    description: 'Name of the list of months in a date picker; for screen readers',
  },
  today: {
    id: 'common.date.today',
    defaultMessage: 'Today',
    description: 'Button of a date picker that chooses the current date; adverb [button]',
  },
});
