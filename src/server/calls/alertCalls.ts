import { AlertType } from '@/protocol/enums';
import type { AlertStatus } from '@/protocol/alerts';

import { flag, integer, optional } from '@/server/core/payload';
import { eventMessages } from '@/server/events/eventMessages';
import { countUnread } from '@/server/issues/unreadCounts';
import {
  addAlert,
  deleteAlert,
  getAlert,
  getOwnAlert,
  isViewInReach,
  listAlerts,
} from '@/server/store/alertStore';

import { alertNames, checkTarget, targetFields } from './alertInput';
import { audit } from './audit';
import type { CallContext } from './callContext';
import { defineCall } from './defineCall';

const kinds = [AlertType.alert];

/** Alerts (protocol 3.3). */
export const alertCalls = [
  defineCall('getAlertStatus', {
    who: 'user',
    fields: {},
    handle: async (context) => ({
      publicAlerts: await listUnread(context, null),
      personalAlerts: await listUnread(context, context.caller.userId),
    }),
  }),

  defineCall('listAlerts', {
    who: 'user',
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
    who: 'user',
    fields: { alertId: integer },
    async handle({ db, caller }, { alertId }) {
      const alert = await getAlert(db, caller, alertId, kinds);
      return { id: alert.id, isPublic: alert.ownerId === null, ...alertNames(alert) };
    },
  }),

  defineCall('addAlert', {
    who: 'user',
    saves: true,
    fields: targetFields,
    async handle(context, payload) {
      const key = await checkTarget(context, payload, AlertType.alert);
      const alertId = await addAlert(context.db, { ...key, frequency: null });
      if (key.ownerId === null) await audit(context, eventMessages.alertAdded);
      return { alertId, changed: true };
    },
  }),

  defineCall('deleteAlert', {
    who: 'user',
    saves: true,
    fields: { alertId: integer },
    async handle(context, { alertId }) {
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

async function listUnread(context: CallContext, ownerId: number | null): Promise<AlertStatus[]> {
  const statuses: AlertStatus[] = [];
  const { db, caller } = context;
  for (const alert of await listAlerts(db, caller, { ownerId, kinds })) {
    if (!isViewInReach(alert, caller)) continue;
    const { id, typeId, viewId, projectId, folderId } = alert;
    const count = await countUnread(context, { typeId, viewId, projectId, folderId });
    if (count > 0) {
      statuses.push({ id, typeId, viewId, projectId, folderId, ...alertNames(alert), count });
    }
  }
  return statuses;
}
