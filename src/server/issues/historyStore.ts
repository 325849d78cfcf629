import { ChangeType, HistoryFilter } from '@/protocol/enums';

import type { Caller } from '@/server/core/caller';
import { beginSaving } from '@/server/core/currentWork';
import { refuse } from '@/server/core/refusal';
import type { Database, FilesTable } from '@/server/database/schema';

import { anyOf } from './anyIdOf';
import { type Author, findIssue, type VisibleIssue } from './issueStore';

/** What happened to an issue. */
export type Change =
  | { kind: typeof ChangeType.fileAdded }
  | { kind: typeof ChangeType.issueMoved; fromFolderId: number; toFolderId: number };

/** A history entry to be stored under a stamp. */
export type NewEntry = { id: number } & Change;

export async function addEntries(
  db: Database,
  issueId: number,
  entries: readonly NewEntry[],
  { userId, now }: Author,
): Promise<void> {
  if (entries.length === 0) return;
  await db
    .insertInto('history')
    .values(
      entries.map((entry) => ({
        issueId,
        createdAt: now,
        createdBy: userId,
        stamp: entry.id,
        attributeId: null,
        oldValue: null,
        newValue: null,
        fromFolderId: null,
        toFolderId: null,
        ...entry,
      })),
    )
    .execute();
}

const kindsOfFilter: Readonly<Record<HistoryFilter, readonly ChangeType[] | null>> = {
  [HistoryFilter.all]: null,
  [HistoryFilter.comments]: [ChangeType.commentAdded],
  [HistoryFilter.files]: [ChangeType.fileAdded],
  [HistoryFilter.commentsAndFiles]: [ChangeType.commentAdded, ChangeType.fileAdded],
};

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];

/** All entries, to be narrowed, with what comments and files have beside them. */
export function selectEntries(db: Database) {
  return db
    .selectFrom('history')
    .leftJoin('comments', 'comments.id', 'history.id')
    .leftJoin('files', 'files.id', 'history.id')
    .select([
      'history.id',
      'history.kind',
      'history.stamp',
      'history.createdAt',
      'history.createdBy',
      'history.modifiedAt',
      'history.modifiedBy',
      'history.attributeId',
      'history.oldValue',
      'history.newValue',
      'history.fromFolderId',
      'history.toFolderId',
      'comments.text',
      'comments.format',
      'files.name as fileName',
      'files.description as fileDescription',
      'files.size as fileSize',
    ]);
}

/** Entries changed after a stamp, ascending by id; with `untilStamp` without those that were added after that one. */
export async function listEntries(
  db: Database,
  issueId: number,
  {
    modifiedSince,
    untilStamp,
    filter,
  }: { modifiedSince: number; untilStamp?: number; filter: HistoryFilter },
) {
  const kinds = kindsOfFilter[filter];
  return selectEntries(db)
    .where('history.issueId', '=', issueId)
    .where('history.stamp', '>', modifiedSince)
    .$if(untilStamp !== undefined, (query) => query.where('history.id', '<=', untilStamp ?? 0))
    .$if(kinds !== null, (query) => query.where('history.kind', 'in', kinds ?? []))
    .orderBy('history.id')
    .execute();
}

/** All entries of some issues that changed after a stamp, ascending by id. */
export async function listEntriesOf(
  db: Database,
  issueIds: readonly number[],
  modifiedSince: number,
): Promise<(EntryRow & { issueId: number })[]> {
  return selectEntries(db)
    .select('history.issueId')
    .where('history.issueId', '=', anyOf(issueIds))
    .where('history.stamp', '>', modifiedSince)
    .orderBy('history.id')
    .execute();
}

/** Comments and files known at a stamp and deleted since. */
export async function listStubs(
  db: Database,
  issueId: number,
  modifiedSince: number,
): Promise<number[]> {
  if (modifiedSince === 0) return [];
  const rows = await db
    .selectFrom('stubs')
    .select('id')
    .where('issueId', '=', issueId)
    .where('stamp', '>', modifiedSince)
    .where('id', '<=', modifiedSince)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** What was deleted from some issues after a stamp; who knows less than `id` has never known it. */
export async function listStubsOf(
  db: Database,
  issueIds: readonly number[],
  modifiedSince: number,
): Promise<{ id: number; issueId: number; stamp: number }[]> {
  return db
    .selectFrom('stubs')
    .select(['id', 'issueId', 'stamp'])
    .where('issueId', '=', anyOf(issueIds))
    .where('stamp', '>', modifiedSince)
    .execute();
}

export async function editComment(
  db: Database,
  commentId: number,
  content: { text: string; format: number },
): Promise<void> {
  await db.updateTable('comments').set(content).where('id', '=', commentId).execute();
}

/** Like `lockIssue`, given a comment or file; call it before looking at either. */
export async function lockIssueOfEntry(db: Database, entryId: number): Promise<void> {
  await db
    .selectFrom('issues')
    .select('id')
    .where('id', '=', (eb) => eb.selectFrom('history').select('issueId').where('id', '=', entryId))
    .forUpdate()
    .execute();
  beginSaving();
}

/** A comment with its issue. Code 350 when the caller does not see it. */
export async function getComment(db: Database, caller: Caller, commentId: number) {
  const comment = await db
    .selectFrom('comments')
    .innerJoin('history', 'history.id', 'comments.id')
    .select([
      'comments.id',
      'comments.text',
      'comments.format',
      'history.issueId',
      'history.createdBy',
    ])
    .where('comments.id', '=', commentId)
    .executeTakeFirst();
  if (comment === undefined) refuse('UnknownComment');
  const issue = await issueOf(db, caller, comment.issueId, 'UnknownComment');
  return { ...comment, issue, projectAccess: issue.projectAccess };
}

export async function addFile(db: Database, file: FilesTable): Promise<void> {
  await db.insertInto('files').values(file).execute();
}

export async function editFile(
  db: Database,
  fileId: number,
  names: { name: string; description: string },
): Promise<void> {
  await db.updateTable('files').set(names).where('id', '=', fileId).execute();
}

/** A file with its issue. Code 306 when the caller does not see it. */
export async function getFile(db: Database, caller: Caller, fileId: number) {
  const file = await db
    .selectFrom('files')
    .innerJoin('history', 'history.id', 'files.id')
    .select([
      'files.id',
      'files.name',
      'files.description',
      'files.size',
      'history.issueId',
      'history.createdBy',
      'history.createdAt',
    ])
    .where('files.id', '=', fileId)
    .executeTakeFirst();
  if (file === undefined) refuse('UnknownFile');
  const issue = await issueOf(db, caller, file.issueId, 'UnknownFile');
  return { ...file, issue, projectAccess: issue.projectAccess };
}

/** The bytes of a file kept by the database; null = in the file store. */
export async function loadContent(db: Database, fileId: number): Promise<Uint8Array | null> {
  const row = await db
    .selectFrom('files')
    .select('content')
    .where('id', '=', fileId)
    .executeTakeFirst();
  return row?.content ?? null;
}

async function issueOf(
  db: Database,
  caller: Caller,
  issueId: number,
  refusal: 'UnknownComment' | 'UnknownFile',
): Promise<VisibleIssue> {
  return (await findIssue(db, caller, issueId)) ?? refuse(refusal);
}
