import { reportsApi } from '@/api/endpoints/reports';
import { selectSettings } from '@/entities/session';
import { type ApiError, isRefusal } from '@/protocol/apiError';
import { ApiErrorCode } from '@/protocol/errorCodes';
import type { RootState } from '@/store/rootReducer';
import { screenQuery } from '@/windows/screenQuery';

/** The address of a page about one report. */
export interface ReportParams {
  reportId: number;
}

/** The user's own reports, for system administrators also those of everybody. */
export function reportsQuery(isAdministrator: boolean) {
  return screenQuery(reportsApi.endpoints.listReports, {
    publicReports: isAdministrator,
    personalReports: true,
  });
}

/** What a report is about, with its kind and frequency. */
export function reportDetailsQuery({ reportId }: ReportParams) {
  return screenQuery(reportsApi.endpoints.loadReport, { reportId, details: true });
}

/** The server refuses whatever is asked about reports where it sends no email. */
export function explainReportError(error: ApiError, { state }: { state: RootState }): ApiError {
  return isRefusal(error, ApiErrorCode.AccessDenied) ? (checkReports(state) ?? error) : error;
}

/** Without e-mail there are no reports; of a new one the server would say so only when it is saved (screens A0.4). */
export function checkReports(state: RootState): ApiError | null {
  return selectSettings(state).reports ? null : { kind: 'unavailable', reason: 'email' };
}
