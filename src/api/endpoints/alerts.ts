import type { Answer, Payload } from '@/protocol/operations';
import { baseApi } from '../baseApi';
import { call } from '../call';
import { alertStatus, listOf, one, whenSaved } from '../tags';
import { whenTargetSaved } from '../targetTags';

const allAlerts = () => [listOf('Alert'), alertStatus];

export const alertsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAlerts: build.query<Answer<'listAlerts'>, Payload<'listAlerts'>>({
      query: call('/alerts/list.php'),
      providesTags: [listOf('Alert')],
    }),
    loadAlert: build.query<Answer<'loadAlert'>, Payload<'loadAlert'>>({
      query: call('/alerts/load.php'),
      providesTags: (_answer, _error, { alertId }) => [one('Alert', alertId)],
    }),
    addAlert: build.mutation<Answer<'addAlert'>, Payload<'addAlert'>>({
      query: call('/alerts/add.php'),
      invalidatesTags: whenTargetSaved(allAlerts),
    }),
    deleteAlert: build.mutation<Answer<'deleteAlert'>, Payload<'deleteAlert'>>({
      query: call('/alerts/delete.php'),
      invalidatesTags: whenSaved(allAlerts),
    }),
  }),
});
