import { reportOperations } from '@/protocol/operations/reports';
import { baseApi } from '../baseApi';
import { endpointsOf } from '../endpointsOf';
import { listOf, one } from '../tags';
import { whenTargetSaved } from '../targetTags';
import { whenSaved } from '../whenSaved';

const allReports = [listOf('Report')];

export const reportsApi = baseApi.injectEndpoints({
  endpoints: (build) =>
    endpointsOf(build, reportOperations, {
      listReports: allReports,
      loadReport: ({ reportId }) => [one('Report', reportId)],
      addReport: whenTargetSaved(allReports),
      editReport: whenSaved(({ reportId }) => [...allReports, one('Report', reportId)]),
      deleteReport: whenSaved(allReports),
    }),
});
