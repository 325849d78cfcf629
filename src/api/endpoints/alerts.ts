import { alertOperations } from '@/protocol/operations/alerts';
import { baseApi } from '../baseApi';
import { endpointsOf } from '../endpointsOf';
import { alertStatus, listOf, one } from '../tags';
import { whenTargetSaved } from '../targetTags';
import { whenSaved } from '../whenSaved';

const allAlerts = [listOf('Alert'), alertStatus];

export const alertsApi = baseApi.injectEndpoints({
  endpoints: (build) =>
    endpointsOf(build, alertOperations, {
      listAlerts: [listOf('Alert')],
      loadAlert: ({ alertId }) => [one('Alert', alertId)],
      addAlert: whenTargetSaved(allAlerts),
      deleteAlert: whenSaved(allAlerts),
    }),
});
