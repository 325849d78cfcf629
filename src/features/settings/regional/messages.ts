import { defineMessages } from 'react-intl';

/** Words of the form about language, time zone and formats. */
export const regionalMessages = defineMessages({
  date: {
    id: 'settings.regional.date',
    defaultMessage: 'Date format',
    description: 'Label of a list of formats',
  },
  firstDay: {
    id: 'settings.regional.firstDay',
    defaultMessage: 'First day of week',
    description: 'Label of a list of days',
  },
  formats: {
    id: 'settings.regional.formats',
    defaultMessage: 'Formats',
    description: 'Heading above lists of formats',
  },
  formatsNote: {
    id: 'settings.regional.formatsNote',
    defaultMessage: 'By default, formats follow the language.',
    description: 'Note above lists of formats',
  },
  number: {
    id: 'settings.regional.number',
    defaultMessage: 'Number format',
    description: 'Label of a list of formats',
  },
  time: {
    id: 'settings.regional.time',
    defaultMessage: 'Time format',
    description: 'Label of a list of formats',
  },
  timeZoneNote: {
    id: 'settings.regional.timeZoneNote',
    defaultMessage:
      'It decides when reports are sent, which day counts as today in filters and default values, and which times emails show.',
    description: 'Help of the list of time zones',
  },
});

/** The texts with places to fill. */
export const regionalSentences = defineMessages<{ defaultZone: { zone: string } }>({
  defaultZone: {
    id: 'settings.regional.defaultZone',
    defaultMessage: 'Default ({zone})',
    description:
      'First entry of the list of time zones; zone is that of the system the server runs on, such as Europe/Paris',
  },
});
