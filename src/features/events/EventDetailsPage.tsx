import { type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { eventsApi } from '@/api/endpoints/events';
import { eventPaths } from '@/routing/paths/events';
import { screenQuery } from '@/store/screenQuery';
import { useLoaded } from '@/store/useLoaded';
import { definePage } from '@/store/windowRoutes';
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
  breadcrumbs: () => [{ title: { message: eventMessages.log }, path: eventPaths.eventLog.url({}) }],
  Page: EventDetails,
});

/** One event with who caused it. */
function EventDetails({ eventId }: EventParams) {
  const intl = useIntl();
  const { details } = useLoaded(eventQuery({ eventId }));
  const row = (
    key: 'date' | 'type' | 'severity' | 'message' | 'user' | 'host',
    value: ReactNode,
  ) => ({
    key,
    label: intl.formatMessage(eventMessages[key]),
    value,
  });
  return (
    <PropertyList
      items={[
        row('date', <EventTime seconds={details.date} />),
        row('type', intl.formatMessage(eventTypeMessages[details.type])),
        row('severity', <Severity severity={details.severity} />),
        row('message', details.message),
        row('user', details.user),
        row('host', details.host),
      ]}
    />
  );
}
