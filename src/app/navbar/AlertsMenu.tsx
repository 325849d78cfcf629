import { useIntl } from 'react-intl';
import { alertStatusApi } from '@/api/endpoints/alertStatus';
import { selectSettings } from '@/entities/session';
import { commonMessages } from '@/i18n/commonMessages';
import { LazyErrorText } from '@/ui/LazyErrorText';
import { screenMessages } from '@/i18n/screenMessages';
import { formatInteger } from '@/lib/values/formatNumbers';
import type { AlertStatus } from '@/protocol/alerts';
import { toApiError } from '@/protocol/apiError';
import { listUrl } from '@/routing/paths/listUrls';
import { reloadRequested, selectPath } from '@/screen/navigation';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { AlertIcon } from '@/ui/icons';
import { Menu, type ShowGroups } from '@/ui/Menu';
import { navbarMessages } from './messages';

const selectAlertStatus = alertStatusApi.endpoints.getAlertStatus.select(undefined);
const noAlerts: readonly AlertStatus[] = [];

/** Lists with unread issues that the user wants to know of. The one already shown is loaded again (screens 7.1). */
export function AlertsMenu() {
  const intl = useIntl();
  const { data: status, error } = useAppSelector(selectAlertStatus);
  const personal = status?.personalAlerts ?? noAlerts;
  const common = status?.publicAlerts ?? noAlerts;
  const isWaiting = personal.length + common.length > 0;

  // Nothing is said of alerts before they are known.
  const unknown = error ? (
    <LazyErrorText error={toApiError(error)} />
  ) : (
    intl.formatMessage(commonMessages.loading)
  );

  return (
    <Menu
      label={intl.formatMessage(isWaiting ? navbarMessages.alertsWaiting : screenMessages.alerts)}
      name="alerts"
      icon={AlertIcon}
      hasDot={isWaiting}
      width="wide"
      emptyText={status ? intl.formatMessage(navbarMessages.noAlerts) : unknown}
      groups={(show) => <AlertGroups personal={personal} common={common} show={show} />}
    />
  );
}

interface AlertGroupsProps {
  personal: readonly AlertStatus[];
  common: readonly AlertStatus[];
  show: ShowGroups;
}

/** The open menu alone looks where one is. */
function AlertGroups({ personal, common, show }: AlertGroupsProps) {
  const dispatch = useAppDispatch();
  const path = useAppSelector(selectPath);
  const settings = useAppSelector(selectSettings);

  function toItem(alert: AlertStatus) {
    const url = listUrl(alert);
    const target =
      url === path ? { onSelect: () => dispatch(reloadRequested()) } : { href: `#${url}` };
    return {
      key: String(alert.id),
      label: alert.view,
      badge: formatInteger(alert.count, settings),
      ...(alert.location !== null && { detail: alert.location }),
      ...target,
    };
  }

  return show([
    { key: 'personal', items: personal.map(toItem) },
    { key: 'public', items: common.map(toItem) },
  ]);
}
