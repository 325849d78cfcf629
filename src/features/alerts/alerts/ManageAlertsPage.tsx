import { selectIsSystemAdministrator } from '@/entities/session';
import { screenMessages } from '@/i18n/screenMessages';
import { alertPaths } from '@/routing/paths/alerts';
import { useAppSelector } from '@/store/hooks';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import { AlertsPanel } from './AlertsPanel';
import { alertsQuery } from './alertQueries';
import { alertMessages } from './messages';

export const page = definePage({
  queries: ({ state }) => [alertsQuery(selectIsSystemAdministrator(state))],
  title: () => ({ message: screenMessages.alerts }),
  Page: ManageAlerts,
});

/** Which lists of issues the user wants to be told of. */
function ManageAlerts() {
  const isAdministrator = useAppSelector(selectIsSystemAdministrator);
  const answer = useLoaded(alertsQuery(isAdministrator));
  return (
    <>
      {isAdministrator && (
        <AlertsPanel
          title={alertMessages.public}
          addLabel={alertMessages.addPublic}
          addPath={alertPaths.addPublicAlert.url({})}
          none={alertMessages.noPublic}
          alerts={answer?.publicAlerts ?? []}
        />
      )}
      <AlertsPanel
        title={alertMessages.personal}
        addLabel={alertMessages.addPersonal}
        addPath={alertPaths.addPersonalAlert.url({})}
        none={alertMessages.noPersonal}
        alerts={answer?.personalAlerts ?? []}
      />
    </>
  );
}
