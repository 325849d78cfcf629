import { AlertType } from '@/protocol/alerts';
import { ReportFrequency, type ReportType } from '@/protocol/reports';

import { mayUseReports } from '@/server/access/reports';
import { flag, integer, object, optional } from '@/server/core/payload';
import { refuse } from '@/server/core/refusal';
import { eventMessages } from '@/server/events/eventMessages';
import { refuseConflict } from '@/server/issues/conflicts';
import type { Settings } from '@/server/rules/settings';
import {
  addAlert,
  type AlertRow,
  deleteAlert,
  editReport,
  getAlert,
  getOwnAlert,
  listAlerts,
} from '@/server/store/alertStore';
import { lockRow } from '@/server/store/lockRow';

import { alertNames, checkTarget, targetFields } from './alertInput';
import { audit } from './audit';
import type { CallContext } from './callContext';
import { defineCall } from './defineCall';

const kinds = [AlertType.changeReport, AlertType.issueReport];

const scheduleFields = {
  alertType: integer,
  alertFrequency: optional(integer, ReportFrequency.daily),
};

/** Reports by e-mail (protocol 3.4). */
export const reportCalls = [
  defineCall('listReports', {
    fields: { publicReports: optional(flag, false), personalReports: optional(flag, false) },
    async handle(context, payload) {
      requireReports(context.settings);
      if (!payload.publicReports && !payload.personalReports) return null;
      return {
        ...(payload.publicReports ? { publicReports: await list(context, null) } : {}),
        ...(payload.personalReports
          ? { personalReports: await list(context, context.caller.userId) }
          : {}),
      };
    },
  }),

  defineCall('loadReport', {
    fields: { reportId: integer, details: optional(flag, false) },
    async handle({ db, caller, settings }, { reportId, details }) {
      requireReports(settings);
      const report = await getAlert(db, caller, reportId, kinds);
      return {
        id: report.id,
        isPublic: report.ownerId === null,
        ...alertNames(report),
        ...(details ? { details: toSchedule(report) } : {}),
      };
    },
  }),

  defineCall('addReport', {
    fields: { ...targetFields, ...scheduleFields },
    async handle(context, payload) {
      requireReports(context.settings);
      const { kind, frequency } = checkSchedule(payload);
      const key = await checkTarget(context, payload, kind);
      const reportId = await addAlert(context.db, { ...key, frequency });
      if (key.ownerId === null) await audit(context, eventMessages.reportAdded);
      return { reportId, changed: true };
    },
  }),

  defineCall('editReport', {
    fields: { reportId: integer, ...scheduleFields },
    async handle(context, payload) {
      const { db, caller, settings } = context;
      requireReports(settings);
      const { reportId } = payload;
      const report = await getOwnAlert(db, caller, reportId, kinds);
      const schedule = checkSchedule(payload);
      if (schedule.kind === report.kind && schedule.frequency === report.frequency) {
        return { reportId, changed: false };
      }
      await editReport(db, reportId, schedule);
      if (report.ownerId === null) await audit(context, eventMessages.reportChanged);
      return { reportId, changed: true };
    },
  }),

  defineCall('deleteReport', {
    fields: { reportId: integer, was: optional(object(scheduleFields)) },
    async handle(context, { reportId, was }) {
      const { db, caller, settings } = context;
      requireReports(settings);
      await lockRow(db, 'alerts', reportId);
      const report = await getOwnAlert(db, caller, reportId, kinds);
      const { type, frequency } = toSchedule(report);
      refuseConflict(was && (was.alertType !== type || was.alertFrequency !== frequency));
      await deleteAlert(db, reportId);
      if (report.ownerId === null) await audit(context, eventMessages.reportDeleted);
      return null;
    },
  }),
];

/** Code 301. */
function requireReports(settings: Settings): void {
  if (!mayUseReports(settings)) refuse('AccessDenied');
}

/** Codes 369, 370. */
function checkSchedule({
  alertType,
  alertFrequency,
}: {
  alertType: number;
  alertFrequency: number;
}) {
  if (!kinds.some((kind) => kind === alertType)) refuse('InvalidAlertType');
  if (alertFrequency !== ReportFrequency.daily && alertFrequency !== ReportFrequency.weekly) {
    refuse('InvalidAlertFrequency');
  }
  return { kind: alertType, frequency: alertFrequency };
}

async function list({ db, caller }: CallContext, ownerId: number | null) {
  const reports = await listAlerts(db, caller, { ownerId, kinds });
  return reports.map((report) => ({ id: report.id, ...alertNames(report), ...toSchedule(report) }));
}

function toSchedule({ kind, frequency }: Pick<AlertRow, 'kind' | 'frequency'>): {
  type: ReportType;
  frequency: ReportFrequency;
} {
  return {
    type: kind === AlertType.issueReport ? AlertType.issueReport : AlertType.changeReport,
    frequency:
      frequency === ReportFrequency.weekly ? ReportFrequency.weekly : ReportFrequency.daily,
  };
}
