import { alertsApi } from '@/api/endpoints/alerts';
import { selectIsSystemAdministrator } from '@/entities/session';
import type { RootState } from '@/store/rootReducer';
import { screenQuery } from '@/windows/screenQuery';

/** The address of a page about one alert. */
export interface AlertParams {
  alertId: number;
}

/** The user's own alerts, for system administrators also those of everybody. */
export function alertsQuery(state: RootState) {
  return screenQuery(alertsApi.endpoints.listAlerts, {
    publicAlerts: selectIsSystemAdministrator(state),
    personalAlerts: true,
  });
}

export function alertQuery({ alertId }: AlertParams) {
  return screenQuery(alertsApi.endpoints.loadAlert, { alertId });
}
