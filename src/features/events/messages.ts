import { defineMessages, type MessageDescriptor } from 'react-intl';
import { adminMessages } from '@/i18n/adminMessages';
import type { EventSeverity, EventType } from '@/protocol/events';

/** Words about the event log. */
export const eventMessages = defineMessages({
  allTypes: {
    id: 'events.filter.all',
    defaultMessage: 'All events',
    description: 'Entry of the filter of the event log: events of every type',
  },
  date: {
    id: 'events.field.date',
    defaultMessage: 'Date',
    description: 'Caption of a column, and label of a property: when an event happened [column]',
  },
  details: {
    id: 'events.details.title',
    defaultMessage: 'Event details',
    description: 'Title of the page about one event',
  },
  filter: {
    id: 'events.filter.title',
    defaultMessage: 'Filter events',
    description: 'Tooltip of the menu that limits the event log to one type',
  },
  host: {
    id: 'events.field.host',
    defaultMessage: 'Host',
    description: 'Label of a property: the computer that caused an event',
  },
  message: {
    id: 'events.field.message',
    defaultMessage: 'Message',
    description: 'Caption of a column, and label of a property: the text of an event [column]',
  },
  none: {
    id: 'events.list.none',
    defaultMessage: 'There are no events.',
    description: 'Shown in place of an empty event log',
  },
  severity: {
    id: 'events.field.severity',
    defaultMessage: 'Severity',
    description: 'Caption of a column, and label of a property: how bad an event is [column]',
  },
});

/** The texts with places to fill. */
export const eventSentences = defineMessages<{
  filtered: { type: string };
  count: { total: number };
  range: { first: number; last: number; total: number };
}>({
  filtered: {
    id: 'events.filter.active',
    defaultMessage: 'Filter events: {type}',
    description: 'Tooltip of the menu that limits the event log; type is the chosen entry',
  },
  count: {
    id: 'events.list.count',
    defaultMessage: '{total, plural, one {# event} other {# events}}',
    description: 'Below the event log when all events are shown; total is their number',
  },
  range: {
    id: 'events.list.range',
    defaultMessage: '{first, number}–{last, number} of {total, number}',
    description:
      'Below the event log, as in 1–50 of 120: numbers of the first and the last event shown, and their total',
  },
});

const types = defineMessages({
  access: {
    id: 'events.type.access',
    defaultMessage: 'Access',
    description: 'Type of events: who has logged in or tried to; noun',
  },
  audit: {
    id: 'events.type.audit',
    defaultMessage: 'Audit',
    description: 'Type of events: what administrators have changed',
  },
  errors: {
    id: 'events.type.errors',
    defaultMessage: 'Errors',
    description: 'Type of events: failures inside the server',
  },
});

export const eventTypeMessages: Readonly<Record<EventType, MessageDescriptor>> = {
  ...types,
  cron: adminMessages.scheduledTasks,
};

const severities = defineMessages({
  error: {
    id: 'events.severity.error',
    defaultMessage: 'Error',
    description: 'Severity of an event',
  },
  information: {
    id: 'events.severity.information',
    defaultMessage: 'Information',
    description: 'Severity of an event',
  },
  warning: {
    id: 'events.severity.warning',
    defaultMessage: 'Warning',
    description: 'Severity of an event',
  },
});

export const severityMessages: Readonly<Record<EventSeverity, MessageDescriptor>> = {
  0: severities.information,
  1: severities.warning,
  2: severities.error,
};
