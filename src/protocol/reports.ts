import type { AlertItem, AlertTarget } from './alerts';
import type { ReportFrequency, ReportType } from './enums';
import type { Changed, Id } from './scalars';

export interface ReportItem extends AlertItem {
  type: ReportType;
  frequency: ReportFrequency;
}

/** An absent frequency means daily. */
export interface ReportSchedule {
  alertType: ReportType;
  alertFrequency?: ReportFrequency | undefined;
}

export interface ReportOperations {
  /** The answer is null when neither list is asked for. */
  listReports: {
    payload: { publicReports?: boolean | undefined; personalReports?: boolean | undefined };
    answer: { publicReports?: ReportItem[]; personalReports?: ReportItem[] } | null;
  };
  loadReport: {
    payload: { reportId: Id; details?: boolean | undefined };
    answer: AlertItem & {
      isPublic: boolean;
      details?: { type: ReportType; frequency: ReportFrequency };
    };
  };
  addReport: { payload: AlertTarget & ReportSchedule; answer: Changed & { reportId: Id } };
  editReport: { payload: ReportSchedule & { reportId: Id }; answer: Changed & { reportId: Id } };
  deleteReport: { payload: { reportId: Id }; answer: null };
}
