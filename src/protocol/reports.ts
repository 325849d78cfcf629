import type { AlertItem } from './alerts';
import type { ReportFrequency, ReportType } from './enums';

export interface ReportItem extends AlertItem {
  type: ReportType;
  frequency: ReportFrequency;
}

/** An absent frequency means daily. */
export interface ReportSchedule {
  alertType: ReportType;
  alertFrequency?: ReportFrequency | undefined;
}
