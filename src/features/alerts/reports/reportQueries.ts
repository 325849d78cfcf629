import { reportsApi } from '@/api/endpoints/reports';
import { selectIsSystemAdministrator } from '@/entities/session';
import type { RootState } from '@/store/rootReducer';
import { screenQuery } from '@/store/screenQuery';

/** The address of a page about one report. */
export interface ReportParams {
  reportId: number;
}

/** The user's own reports, for system administrators also those of everybody. */
export function reportsQuery(state: RootState) {
  return screenQuery(reportsApi.endpoints.listReports, {
    publicReports: selectIsSystemAdministrator(state),
    personalReports: true,
  });
}

/** What a report is about. */
export function reportQuery({ reportId }: ReportParams) {
  return screenQuery(reportsApi.endpoints.loadReport, { reportId });
}

/** A report with its kind and frequency. */
export function reportDetailsQuery({ reportId }: ReportParams) {
  return screenQuery(reportsApi.endpoints.loadReport, { reportId, details: true });
}
