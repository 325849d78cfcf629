import type { TextFormat } from '@/protocol/enums';
import { textKey } from '@/rules/textKey';

import { mayEditProject } from '@/server/access/projects';
import type { Caller } from '@/server/core/caller';
import { refuse } from '@/server/core/refusal';
import type { Database } from '@/server/database/schema';

import { addRow } from './addRow';
import { hasRow, refuseIfRow } from './hasRow';
import { visibleProjects } from './visibility';

export interface StoredDescription {
  text: string;
  format: TextFormat;
  modifiedBy: number;
  modifiedDate: number;
}

/** By name. */
export async function listProjects(db: Database, caller: Caller) {
  return visibleProjects(db, caller).orderBy('projects.nameKey').orderBy('projects.id').execute();
}

/** Undefined for a project the caller does not see. */
export async function findProject(db: Database, caller: Caller, projectId: number) {
  return visibleProjects(db, caller).where('projects.id', '=', projectId).executeTakeFirst();
}

/** Code 303 for a project the caller does not see. */
export async function getProject(db: Database, caller: Caller, projectId: number) {
  return (await findProject(db, caller, projectId)) ?? refuse('UnknownProject');
}

/** Codes 303, 301. */
export async function getOwnProject(db: Database, caller: Caller, projectId: number) {
  const project = await getProject(db, caller, projectId);
  if (!mayEditProject(project)) refuse('AccessDenied');
  return project;
}

/** By name. */
export async function listArchivedProjects(db: Database) {
  return db
    .selectFrom('projects')
    .select(['id', 'name'])
    .where('isArchived', '=', true)
    .orderBy('nameKey')
    .orderBy('id')
    .execute();
}

/** Code 303 also for an active project. */
export async function getArchivedProject(db: Database, projectId: number) {
  const project = await db
    .selectFrom('projects')
    .select(['id', 'name'])
    .where('id', '=', projectId)
    .where('isArchived', '=', true)
    .executeTakeFirst();
  return project ?? refuse('UnknownProject');
}

/** Code 311: names are unique among active and archived projects. */
export async function requireFreeProjectName(db: Database, name: string): Promise<void> {
  await refuseIfRow(
    db.selectFrom('projects').select('id').where('name', '=', name),
    'ProjectAlreadyExists',
  );
}

export async function addProject(db: Database, name: string): Promise<number> {
  return addRow(db, 'projects', {
    name,
    nameKey: textKey(name),
    isPublic: false,
    isArchived: false,
  });
}

export async function renameProject(db: Database, projectId: number, name: string): Promise<void> {
  await db
    .updateTable('projects')
    .set({ name, nameKey: textKey(name) })
    .where('id', '=', projectId)
    .execute();
}

export async function setProjectPublic(
  db: Database,
  projectId: number,
  isPublic: boolean,
): Promise<void> {
  await db.updateTable('projects').set({ isPublic }).where('id', '=', projectId).execute();
}

export async function setProjectArchived(
  db: Database,
  projectId: number,
  isArchived: boolean,
): Promise<void> {
  await db.updateTable('projects').set({ isArchived }).where('id', '=', projectId).execute();
}

/** Takes folders, issues, memberships, alerts and reports along. */
export async function deleteProject(db: Database, projectId: number): Promise<void> {
  await db.deleteFrom('projects').where('id', '=', projectId).execute();
}

export async function hasFolders(db: Database, projectId: number): Promise<boolean> {
  return hasRow(db.selectFrom('folders').select('id').where('projectId', '=', projectId));
}

export async function findProjectDescription(
  db: Database,
  projectId: number,
): Promise<StoredDescription | null> {
  const row = await db
    .selectFrom('projects')
    .select([
      'description as text',
      'descriptionFormat as format',
      'descriptionModifiedAt as modifiedDate',
      'descriptionModifiedBy as modifiedBy',
    ])
    .where('id', '=', projectId)
    .executeTakeFirst();
  return row === undefined ? null : toDescription(row);
}

/** null deletes the description. */
export async function setProjectDescription(
  db: Database,
  projectId: number,
  description: StoredDescription | null,
): Promise<void> {
  await db
    .updateTable('projects')
    .set({
      description: description?.text ?? null,
      descriptionFormat: description?.format ?? null,
      descriptionModifiedAt: description?.modifiedDate ?? null,
      descriptionModifiedBy: description?.modifiedBy ?? null,
    })
    .where('id', '=', projectId)
    .execute();
}

interface DescriptionRow {
  text: string | null;
  format: number | null;
  modifiedBy: number | null;
  modifiedDate: number | null;
}

/** A description is there when its text is. */
export function toDescription({
  text,
  format,
  modifiedBy,
  modifiedDate,
}: DescriptionRow): StoredDescription | null {
  if (text === null || modifiedBy === null || modifiedDate === null) return null;
  return { text, format: format === 1 ? 1 : 0, modifiedBy, modifiedDate };
}
