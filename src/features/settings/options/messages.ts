import { defineMessages } from 'react-intl';

/** Lengths of time. */
export const durationMessages = defineMessages<{
  minutes: { count: number };
  hours: { count: number };
  days: { count: number };
}>({
  minutes: {
    id: 'settings.duration.minutes',
    defaultMessage: '{count, plural, one {# minute} other {# minutes}}',
    description: 'A length of time; count is a number',
  },
  hours: {
    id: 'settings.duration.hours',
    defaultMessage: '{count, plural, one {# hour} other {# hours}}',
    description: 'A length of time; count is a number',
  },
  days: {
    id: 'settings.duration.days',
    defaultMessage: '{count, plural, one {# day} other {# days}}',
    description: 'A length of time; count is a number',
  },
});
