import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { shallowEqual } from 'react-redux';
import { adminMessages } from '@/i18n/adminMessages';
import { screenMessages } from '@/i18n/screenMessages';
import type { LoggedEvent } from '@/protocol/events';
import { eventPaths } from '@/routing/paths/events';
import { useAppSelector } from '@/store/hooks';
import { definePage } from '@/windows/windowPage';
import { DataGrid } from '@/ui/DataGrid';
import { EmptyState } from '@/ui/EmptyState';
import type { GridColumn } from '@/ui/gridColumn';
import { wordColumn } from '@/ui/wordColumn';
import { EventFilterMenu } from './EventFilterMenu';
import { EventFooter } from './EventFooter';
import { EventTime } from './EventTime';
import { eventMessages, eventTypeMessages, severityMessages } from './messages';
import { Severity } from './Severity';
import { eventsQuery, hasEvents, selectShownEvents } from './shownEvents';

export const page = definePage({
  queries: ({ state }) => [eventsQuery(state)],
  isReady: ({ state }) => hasEvents(state),
  title: () => ({ message: screenMessages.eventLog }),
  Page: EventLog,
  Buttons: EventFilterMenu,
});

/** What has happened on the server, newest first. */
function EventLog() {
  const intl = useIntl();
  const shown = useAppSelector(selectShownEvents, shallowEqual);
  const columns = useMemo(() => eventColumns(intl), [intl]);
  if (!shown) return null;
  const { events, totalCount, offset } = shown;
  if (events.length === 0 && offset === 0) {
    return <EmptyState>{intl.formatMessage(eventMessages.none)}</EmptyState>;
  }
  return (
    <>
      <DataGrid
        label={intl.formatMessage(screenMessages.eventLog)}
        columns={columns}
        rows={events}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `#${eventPaths.eventDetails.url({ eventId: id })}`}
      />
      <EventFooter offset={offset} shown={events.length} total={totalCount} />
    </>
  );
}

/** The sign of a severity takes the place of so many digits. */
const signChars = 3;

function eventColumns(intl: IntlShape): GridColumn<LoggedEvent>[] {
  const severity = wordColumn(
    intl,
    'severity',
    eventMessages.severity,
    severityMessages,
    (event: LoggedEvent) => event.severity,
  );
  return [
    {
      key: 'message',
      title: intl.formatMessage(eventMessages.message),
      size: 'large',
      // The lines of a message stand in one here.
      render: ({ message }) =>
        message
          .trim()
          .split(/\s*\n\s*/)
          .join(' · '),
    },
    {
      key: 'date',
      title: intl.formatMessage(eventMessages.date),
      kind: 'number',
      render: ({ date }) => <EventTime seconds={date} />,
    },
    wordColumn(intl, 'type', adminMessages.kind, eventTypeMessages, ({ type }) => type),
    {
      ...severity,
      chars: severity.chars + signChars,
      render: (event) => <Severity severity={event.severity} />,
    },
  ];
}
