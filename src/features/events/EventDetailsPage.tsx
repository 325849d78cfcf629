import { type ReactNode } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { eventsApi } from '@/api/endpoints/events';
import { propertyMessages } from '@/i18n/propertyMessages';
import { screenMessages } from '@/i18n/screenMessages';
import { eventPaths } from '@/routing/paths/events';
import { screenQuery } from '@/windows/screenQuery';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import { PropertyList } from '@/ui/PropertyList';
import { EventTime } from './EventTime';
import { eventMessages, eventTypeMessages } from './messages';
import { Severity } from './Severity';

interface EventParams {
  eventId: number;
}

const eventQuery = ({ eventId }: EventParams) =>
  screenQuery(eventsApi.endpoints.loadEvent, { eventId });

export const page = definePage<EventParams>({
  queries: ({ params }) => [eventQuery(params)],
  title: () => ({ message: eventMessages.details }),
  breadcrumbs: () => [
    { title: { message: screenMessages.eventLog }, path: eventPaths.eventLog.url({}) },
  ],
  Page: EventDetails,
});

/** One event with who caused it. */
function EventDetails({ eventId }: EventParams) {
  const intl = useIntl();
  const { details } = useLoaded(eventQuery({ eventId }));
  const row = (message: MessageDescriptor & { id: string }, value: ReactNode) => ({
    key: message.id,
    label: intl.formatMessage(message),
    value,
  });
  return (
    <PropertyList
      items={[
        row(eventMessages.date, <EventTime seconds={details.date} />),
        row(propertyMessages.kind, intl.formatMessage(eventTypeMessages[details.type])),
        row(eventMessages.severity, <Severity severity={details.severity} />),
        row(eventMessages.message, details.message),
        row(propertyMessages.user, details.user),
        row(eventMessages.host, details.host),
      ]}
    />
  );
}
