import type { AlertItem, AlertType } from './alerts';

export type ReportType = typeof AlertType.changeReport | typeof AlertType.issueReport;

export const ReportFrequency = { daily: 0, weekly: 1 } as const;
export type ReportFrequency = (typeof ReportFrequency)[keyof typeof ReportFrequency];

export interface ReportItem extends AlertItem {
  type: ReportType;
  frequency: ReportFrequency;
}

/** An absent frequency means daily. */
export interface ReportSchedule {
  alertType: ReportType;
  alertFrequency?: ReportFrequency | undefined;
}
