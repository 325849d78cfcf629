import { useIntl } from 'react-intl';
import { propertyMessages } from '@/i18n/propertyMessages';
import { screenMessages } from '@/i18n/screenMessages';
import { issuesTerm } from '@/i18n/issuesTerm';
import { alertPaths } from '@/routing/paths/alerts';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import { DeleteIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import { Panel } from '@/ui/Panel';
import { PropertyList } from '@/ui/PropertyList';
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
    <Panel title={intl.formatMessage(propertyMessages.details)}>
      <PropertyList
        items={[
          { key: 'view', label: intl.formatMessage(issuesTerm.issues), value: view },
          {
            key: 'location',
            label: intl.formatMessage(propertyMessages.location),
            value: location,
          },
        ]}
      />
    </Panel>
  );
}

function AlertCommands({ alertId }: AlertParams) {
  const intl = useIntl();
  return (
    <LinkButton icon={DeleteIcon} href={`#${alertPaths.deleteAlert.url({ alertId })}`}>
      {intl.formatMessage(alertMessages.delete)}
    </LinkButton>
  );
}
