import { type AlertStatus, AlertType } from '@/protocol/alerts';

import { flag, integer, optional } from '@/server/core/payload';
import { eventMessages } from '@/server/events/eventMessages';
import { countUnread } from '@/server/issues/unreadCounts';
import {
  addAlert,
  type AlertRow,
  deleteAlert,
  getAlert,
  getOwnAlert,
  isViewInReach,
  listAlerts,
} from '@/server/store/alertStore';
import { lockRow } from '@/server/store/lockRow';

import { alertNames, checkTarget, targetFields } from './alertInput';
import { audit } from './audit';
import type { CallContext } from './callContext';
import { defineCall } from './defineCall';

const kinds = [AlertType.alert];

/** Alerts (protocol 3.3). */
export const alertCalls = [
  defineCall('getAlertStatus', {
    fields: {},
    async handle(context) {
      const { db, caller } = context;
      const [publicAlerts, personalAlerts] = await Promise.all([
        listAlerts(db, caller, { ownerId: null, kinds }),
        listAlerts(db, caller, { ownerId: caller.userId, kinds }),
      ]);
      const alerts = [...publicAlerts, ...personalAlerts].filter((alert) =>
        isViewInReach(alert, caller),
      );
      // What somebody has read is looked through once for all.
      const counts = await countUnread(context, alerts);
      const statuses = alerts.map((alert, index) => toStatus(alert, counts[index] ?? 0));
      const unread = (ownerId: number | null) =>
        statuses.filter(({ count }, index) => count > 0 && alerts[index]?.ownerId === ownerId);
      return { publicAlerts: unread(null), personalAlerts: unread(caller.userId) };
    },
  }),

  defineCall('listAlerts', {
    fields: { publicAlerts: optional(flag, false), personalAlerts: optional(flag, false) },
    async handle(context, payload) {
      if (!payload.publicAlerts && !payload.personalAlerts) return null;
      return {
        ...(payload.publicAlerts ? { publicAlerts: await list(context, null) } : {}),
        ...(payload.personalAlerts
          ? { personalAlerts: await list(context, context.caller.userId) }
          : {}),
      };
    },
  }),

  defineCall('loadAlert', {
    fields: { alertId: integer },
    async handle({ db, caller }, { alertId }) {
      const alert = await getAlert(db, caller, alertId, kinds);
      return { id: alert.id, isPublic: alert.ownerId === null, ...alertNames(alert) };
    },
  }),

  defineCall('addAlert', {
    fields: targetFields,
    async handle(context, payload) {
      const key = await checkTarget(context, payload, AlertType.alert);
      const alertId = await addAlert(context.db, { ...key, frequency: null });
      if (key.ownerId === null) await audit(context, eventMessages.alertAdded);
      return { alertId, changed: true };
    },
  }),

  defineCall('deleteAlert', {
    fields: { alertId: integer },
    async handle(context, { alertId }) {
      await lockRow(context.db, 'alerts', alertId);
      const alert = await getOwnAlert(context.db, context.caller, alertId, kinds);
      await deleteAlert(context.db, alertId);
      if (alert.ownerId === null) await audit(context, eventMessages.alertDeleted);
      return null;
    },
  }),
];

async function list({ db, caller }: CallContext, ownerId: number | null) {
  const alerts = await listAlerts(db, caller, { ownerId, kinds });
  return alerts.map((alert) => ({ id: alert.id, ...alertNames(alert) }));
}

function toStatus(alert: AlertRow, count: number): AlertStatus {
  const { id, typeId, viewId, projectId, folderId } = alert;
  return { id, typeId, viewId, projectId, folderId, ...alertNames(alert), count };
}
