import { textKey } from '@/rules/textKey';

import { mayEditFolder } from '@/server/access/folders';
import type { Caller } from '@/server/core/caller';
import { refuse } from '@/server/core/refusal';
import type { Database } from '@/server/database/schema';

import { addRow } from './addRow';
import { hasRow, refuseIfRow } from './hasRow';
import { visibleProjects } from './visibility';

function visibleFolders(db: Database, caller: Caller) {
  return db
    .selectFrom('folders')
    .innerJoin(visibleProjects(db, caller).as('project'), 'project.id', 'folders.projectId')
    .select([
      'folders.id',
      'folders.name',
      'folders.typeId',
      'folders.projectId',
      'folders.stamp',
      'project.access as projectAccess',
      'project.name as projectName',
    ]);
}

/** All folders the caller sees, by name. */
export async function listFolders(db: Database, caller: Caller) {
  return visibleFolders(db, caller).orderBy('folders.nameKey').orderBy('folders.id').execute();
}

/** A folder with its place. */
export type PlacedFolder = Awaited<ReturnType<typeof listPlacedFolders>>[number];

/** All folders there are, by name. */
export async function listPlacedFolders(db: Database) {
  return db
    .selectFrom('folders')
    .innerJoin('projects', 'projects.id', 'folders.projectId')
    .select([
      'folders.id',
      'folders.name',
      'folders.typeId',
      'folders.projectId',
      'projects.name as projectName',
    ])
    .orderBy('folders.nameKey')
    .orderBy('folders.id')
    .execute();
}

/** By name. */
export async function listFoldersOfProject(db: Database, projectId: number) {
  return db
    .selectFrom('folders')
    .select(['id', 'name', 'typeId'])
    .where('projectId', '=', projectId)
    .orderBy('nameKey')
    .orderBy('id')
    .execute();
}

/** Code 304 for a folder the caller does not see. */
export async function getFolder(db: Database, caller: Caller, folderId: number) {
  const folder = await visibleFolders(db, caller)
    .where('folders.id', '=', folderId)
    .executeTakeFirst();
  return folder ?? refuse('UnknownFolder');
}

/** Codes 304, 301. */
export async function getOwnFolder(db: Database, caller: Caller, folderId: number) {
  const folder = await getFolder(db, caller, folderId);
  if (!mayEditFolder(folder)) refuse('AccessDenied');
  return folder;
}

/** Code 312. */
export async function requireFreeFolderName(
  db: Database,
  projectId: number,
  name: string,
): Promise<void> {
  await refuseIfRow(
    db
      .selectFrom('folders')
      .select('id')
      .where('projectId', '=', projectId)
      .where('name', '=', name),
    'FolderAlreadyExists',
  );
}

export async function addFolder(
  db: Database,
  { projectId, name, typeId }: { projectId: number; name: string; typeId: number },
): Promise<number> {
  return addRow(db, 'folders', { projectId, name, nameKey: textKey(name), typeId, stamp: 0 });
}

export async function renameFolder(db: Database, folderId: number, name: string): Promise<void> {
  await db
    .updateTable('folders')
    .set({ name, nameKey: textKey(name) })
    .where('id', '=', folderId)
    .execute();
}

export async function moveFolder(db: Database, folderId: number, projectId: number): Promise<void> {
  await db.updateTable('folders').set({ projectId }).where('id', '=', folderId).execute();
}

export async function hasIssues(db: Database, folderId: number): Promise<boolean> {
  return hasRow(db.selectFrom('issues').select('id').where('folderId', '=', folderId));
}

/** Takes issues, alerts and reports along. Move entries of other issues forget the folder. */
export async function deleteFolder(db: Database, folderId: number): Promise<void> {
  await db.deleteFrom('folders').where('id', '=', folderId).execute();
}
