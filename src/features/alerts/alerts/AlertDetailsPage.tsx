import { useIntl } from 'react-intl';
import { adminMessages } from '@/i18n/adminMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import { screenMessages } from '@/i18n/screenMessages';
import { termMessages } from '@/i18n/termMessages';
import { issuesTerm } from '@/i18n/issuesTerm';
import { alertPaths } from '@/routing/paths/alerts';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import { DeleteIcon } from '@/ui/icons';
import { WindowLink } from '@/ui/WindowLink';
import { Panel } from '@/ui/Panel';
import { NamedValues } from '@/ui/NamedValues';
import { type AlertParams, alertQuery } from './alertQueries';
import { alertMessages } from './messages';

export const page = definePage<AlertParams>({
  queries: ({ params }) => [alertQuery(params)],
  title: ({ params, state }) => ({ text: alertQuery(params).select(state).data?.view ?? '' }),
  breadcrumbs: () => [
    { title: { message: screenMessages.alerts }, path: alertPaths.manageAlerts.url({}) },
  ],
  Page: AlertDetails,
  Buttons: AlertCommands,
});

/** What an alert watches; it cannot be changed. */
function AlertDetails({ alertId }: AlertParams) {
  const intl = useIntl();
  const { view, location } = useLoaded(alertQuery({ alertId }));
  return (
    <Panel title={intl.formatMessage(adminMessages.details)}>
      <NamedValues
        items={[
          { label: issuesTerm.issues, value: view },
          {
            label: propertyMessages.location,
            value: location ?? intl.formatMessage(termMessages.allProjects),
          },
        ]}
      />
    </Panel>
  );
}

function AlertCommands({ alertId }: AlertParams) {
  return (
    <WindowLink
      icon={DeleteIcon}
      label={alertMessages.delete}
      path={alertPaths.deleteAlert.url({ alertId })}
    />
  );
}
