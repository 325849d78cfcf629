import { AlertType } from '@/protocol/alerts';

import { mayPublishAlerts } from '@/server/access/alerts';
import { flag, integer, optional } from '@/server/core/payload';
import { refuse } from '@/server/core/refusal';
import type { Database } from '@/server/database/schema';
import { joinNames } from '@/server/rules/locationNames';
import type { ServerLimits } from '@/server/rules/serverLimits';
import {
  type AlertKey,
  type AlertRow,
  type AlertScope,
  countAlerts,
  requireFreeAlert,
} from '@/server/store/alertStore';
import { getFolder } from '@/server/store/folderStore';
import { lockRow } from '@/server/store/lockRow';
import { getProject } from '@/server/store/projectStore';
import { getType, isTypeVisible } from '@/server/store/typeStore';
import { getView } from '@/server/store/viewStore';

import type { CallContext } from './callContext';

/** Fields that say what an alert or report watches. */
export const targetFields = {
  typeId: integer,
  viewId: optional(integer),
  projectId: optional(integer),
  folderId: optional(integer),
  isPublic: flag,
};

interface TargetInput extends AlertScope {
  isPublic: boolean;
}

/** Codes: 301, 402 (also for too many), 308, 340, 303, 304, 348 (protocol 3.3). */
export async function checkTarget(
  { db, caller, limits }: CallContext,
  input: TargetInput,
  kind: number,
): Promise<AlertKey> {
  const { typeId, viewId, projectId, folderId, isPublic } = input;
  if (isPublic && !mayPublishAlerts(caller)) refuse('AccessDenied');
  if (projectId !== null && folderId !== null) refuse('InvalidArguments');
  await getType(db, caller, typeId);
  if (viewId !== null) {
    // A view of another type is taken as the real server takes it, but not one whose name the caller could not know.
    const view = await getView(db, caller, viewId);
    if (!(await isTypeVisible(db, caller, view.typeId))) refuse('UnknownView');
  }
  if (projectId !== null) await getProject(db, caller, projectId);
  if (folderId !== null && (await getFolder(db, caller, folderId)).typeId !== typeId) {
    refuse('UnknownFolder');
  }
  await lockRow(db, 'types', typeId);
  const key = {
    typeId,
    viewId,
    projectId,
    folderId,
    ownerId: isPublic ? null : caller.userId,
    kind,
  };
  await requireFreeAlert(db, key);
  if (key.ownerId !== null) await requireRoom(db, { ownerId: key.ownerId, kind, limits });
  return key;
}

/** Code 402: each alert costs whoever has it a search a minute, and each report a message. */
async function requireRoom(
  db: Database,
  { ownerId, kind, limits }: { ownerId: number; kind: number; limits: ServerLimits },
): Promise<void> {
  const isAlert = kind === AlertType.alert;
  const kinds = isAlert ? [kind] : [AlertType.changeReport, AlertType.issueReport];
  const max = isAlert ? limits.maxAlerts : limits.maxReports;
  if ((await countAlerts(db, ownerId, kinds)) >= max) refuse('InvalidArguments');
}

/** How an alert or report is called: its view and its place. */
export function alertNames({ typeName, viewName, projectName, folderName }: AlertRow) {
  return {
    view: joinNames(typeName, viewName),
    location: projectName === null ? null : joinNames(projectName, folderName),
  };
}
