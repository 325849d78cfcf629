import { defineMessages } from 'react-intl';

/** Words of the form about when reports are sent. */
export const cronMessages = defineMessages({
  reportDay: {
    id: 'settings.cron.reportDay',
    defaultMessage: 'Day of weekly reports',
    description: 'Label of a list of days',
  },
  reportHour: {
    id: 'settings.cron.reportHour',
    defaultMessage: 'Hour of reports',
    description: 'Label of a list of hours',
  },
  schedule: {
    id: 'settings.cron.schedule',
    defaultMessage: 'Report schedule',
    description: 'Heading above two lists',
  },
  scheduleNote: {
    id: 'settings.cron.scheduleNote',
    defaultMessage: 'In the time zone of the server.',
    description: 'Note about the hour and the day when reports are sent',
  },
});
