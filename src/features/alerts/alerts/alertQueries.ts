import { alertsApi } from '@/api/endpoints/alerts';
import { screenQuery } from '@/windows/screenQuery';

/** The address of a page about one alert. */
export interface AlertParams {
  alertId: number;
}

/** The user's own alerts, for system administrators also those of everybody. */
export function alertsQuery(isAdministrator: boolean) {
  return screenQuery(alertsApi.endpoints.listAlerts, {
    publicAlerts: isAdministrator,
    personalAlerts: true,
  });
}

export function alertQuery({ alertId }: AlertParams) {
  return screenQuery(alertsApi.endpoints.loadAlert, { alertId });
}
