import { useIntl } from 'react-intl';
import { eventsApi } from '@/api/endpoints/events';
import { adminMessages } from '@/i18n/adminMessages';
import { screenMessages } from '@/i18n/screenMessages';
import { eventPaths } from '@/routing/paths/events';
import { screenQuery } from '@/windows/screenQuery';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import { NamedValues } from '@/ui/NamedValues';
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
  return (
    <NamedValues
      items={[
        { label: eventMessages.date, value: <EventTime seconds={details.date} /> },
        {
          label: adminMessages.kind,
          value: intl.formatMessage(eventTypeMessages[details.type]),
        },
        { label: eventMessages.severity, value: <Severity severity={details.severity} /> },
        { label: eventMessages.message, value: details.message },
        { label: adminMessages.user, value: details.user },
        { label: eventMessages.host, value: details.host },
      ]}
    />
  );
}
