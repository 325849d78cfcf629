import type { AlertItem, AlertTarget } from '../alerts';
import type { ReportFrequency, ReportItem, ReportSchedule, ReportType } from '../reports';
import type { Changed, Id } from '../scalars';
import { mutation, query } from '../operation';

export const reportOperations = {
  /** The answer is null when neither list is asked for. */
  listReports: query('/reports/list.php', 'user')<
    { publicReports?: boolean | undefined; personalReports?: boolean | undefined },
    { publicReports?: ReportItem[]; personalReports?: ReportItem[] } | null
  >(),
  loadReport: query('/reports/load.php', 'user')<
    { reportId: Id; details?: boolean | undefined },
    AlertItem & {
      isPublic: boolean;
      details?: { type: ReportType; frequency: ReportFrequency };
    }
  >(),
  addReport: mutation('/reports/add.php', 'user')<
    AlertTarget & ReportSchedule,
    Changed & { reportId: Id }
  >(),
  editReport: mutation('/reports/edit.php', 'user')<
    ReportSchedule & { reportId: Id },
    Changed & { reportId: Id }
  >(),
  /** `was` is what it began with (protocol 10.7). */
  deleteReport: mutation('/reports/delete.php', 'user')<
    { reportId: Id; was?: ReportSchedule | undefined },
    null
  >(),
};
