import { alertStatusOperations } from '@/protocol/operations/alertStatus';
import { baseApi } from '../baseApi';
import { endpointsOf } from '../endpointsOf';
import { alertStatus } from '../tags';

export const alertStatusApi = baseApi.injectEndpoints({
  endpoints: (build) =>
    endpointsOf(build, alertStatusOperations, {
      getAlertStatus: [alertStatus],
    }),
});
