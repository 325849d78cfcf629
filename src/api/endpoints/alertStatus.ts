import type { Answer, Payload } from '@/protocol/operations';
import { baseApi } from '../baseApi';
import { call } from '../call';
import { alertStatus } from '../tags';

export const alertStatusApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getAlertStatus: build.query<Answer<'getAlertStatus'>, Payload<'getAlertStatus'>>({
      query: call('/alerts/status.php'),
      providesTags: [alertStatus],
    }),
  }),
});
