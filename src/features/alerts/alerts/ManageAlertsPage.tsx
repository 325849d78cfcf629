import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { selectIsSystemAdministrator } from '@/entities/session';
import { screenMessages } from '@/i18n/screenMessages';
import { alertPaths } from '@/routing/paths/alerts';
import { useAppSelector } from '@/store/hooks';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import { targetColumns } from '../target/targetColumns';
import { TargetPanels } from '../target/TargetPanels';
import { alertsQuery } from './alertQueries';
import { alertMessages } from './messages';

export const page = definePage({
  queries: ({ state }) => [alertsQuery(selectIsSystemAdministrator(state))],
  title: () => ({ message: screenMessages.alerts }),
  Page: ManageAlerts,
});

/** Which lists of issues the user wants to be told of. */
function ManageAlerts() {
  const intl = useIntl();
  const isAdministrator = useAppSelector(selectIsSystemAdministrator);
  const answer = useLoaded(alertsQuery(isAdministrator));
  const columns = useMemo(() => targetColumns(intl), [intl]);
  return (
    <TargetPanels
      words={alertMessages}
      addPaths={{
        public: alertPaths.addPublicAlert.url({}),
        personal: alertPaths.addPersonalAlert.url({}),
      }}
      publicRows={isAdministrator ? (answer?.publicAlerts ?? []) : null}
      personalRows={answer?.personalAlerts ?? []}
      columns={columns}
      rowPath={({ id }) => alertPaths.alertDetails.url({ alertId: id })}
    />
  );
}
