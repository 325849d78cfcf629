import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { requestsApi } from '@/api/endpoints/requests';
import { selectSettings } from '@/entities/session';
import { adminMessages } from '@/i18n/adminMessages';
import type { FormatSettings } from '@/lib/values/formats';
import { formatStamp } from '@/lib/values/stamps';
import type { RegistrationRequest } from '@/protocol/users';
import { userPaths } from '@/routing/paths/users';
import { useAppSelector } from '@/store/hooks';
import { screenQuery } from '@/windows/screenQuery';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import { WindowGrid } from '@/ui/WindowGrid';
import type { GridColumn } from '@/ui/gridColumn';
import { nameColumn, textColumn } from '@/ui/textColumn';
import { usersBreadcrumb } from '../breadcrumbs';
import { usersMessages } from '../messages';
import { requestMessages } from './messages';
import { explainRequestError } from './requestQuery';

const requestsQuery = () => screenQuery(requestsApi.endpoints.listRequests, undefined);

export const page = definePage({
  queries: () => [requestsQuery()],
  explain: explainRequestError,
  title: () => ({ message: requestMessages.requests }),
  size: ({ state }) => (requestsQuery().select(state).data?.requests.length ? 'large' : 'normal'),
  breadcrumbs: () => [usersBreadcrumb],
  Page: RegistrationRequests,
});

/** Everybody who has asked for an account and confirmed the address. */
function RegistrationRequests() {
  const intl = useIntl();
  const settings = useAppSelector(selectSettings);
  const { requests } = useLoaded(requestsQuery());
  const columns = useMemo(() => columnsOf(intl, settings), [intl, settings]);
  return (
    <WindowGrid
      title={requestMessages.requests}
      columns={columns}
      rows={requests}
      rowPath={({ id }) => userPaths.requestDetails.url({ requestId: id })}
      none={requestMessages.none}
    />
  );
}

function columnsOf(intl: IntlShape, formats: FormatSettings): GridColumn<RegistrationRequest>[] {
  return [
    nameColumn(intl, adminMessages.personName, 'medium'),
    textColumn(intl, 'login', usersMessages.login, 'medium'),
    textColumn(intl, 'email', adminMessages.emailAddress, 'medium'),
    {
      key: 'date',
      title: intl.formatMessage(requestMessages.created),
      kind: 'number',
      render: ({ date }) => formatStamp(date, formats),
    },
  ];
}
