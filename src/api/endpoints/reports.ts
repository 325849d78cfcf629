import type { Answer, Payload } from '@/protocol/operations';
import { baseApi } from '../baseApi';
import { call } from '../call';
import { listOf, one, whenSaved } from '../tags';
import { whenTargetSaved } from '../targetTags';

const allReports = () => [listOf('Report')];

export const reportsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listReports: build.query<Answer<'listReports'>, Payload<'listReports'>>({
      query: call('/reports/list.php'),
      providesTags: [listOf('Report')],
    }),
    loadReport: build.query<Answer<'loadReport'>, Payload<'loadReport'>>({
      query: call('/reports/load.php'),
      providesTags: (_answer, _error, { reportId }) => [one('Report', reportId)],
    }),
    addReport: build.mutation<Answer<'addReport'>, Payload<'addReport'>>({
      query: call('/reports/add.php'),
      invalidatesTags: whenTargetSaved(allReports),
    }),
    editReport: build.mutation<Answer<'editReport'>, Payload<'editReport'>>({
      query: call('/reports/edit.php'),
      invalidatesTags: whenSaved(({ reportId }) => [listOf('Report'), one('Report', reportId)]),
    }),
    deleteReport: build.mutation<Answer<'deleteReport'>, Payload<'deleteReport'>>({
      query: call('/reports/delete.php'),
      invalidatesTags: whenSaved(allReports),
    }),
  }),
});
