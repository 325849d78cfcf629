import { sql } from 'kysely';

import { ChangeType, HistoryFilter } from '@/protocol/enums';

import type { Caller } from '@/server/core/caller';
import { beginSaving } from '@/server/core/currentWork';
import { refuse } from '@/server/core/refusal';
import type { Database, FilesTable } from '@/server/database/schema';
import { addNotices } from '@/server/store/noticeStore';
import { nextStamp } from '@/server/store/stamps';

import { anyOf } from './anyIdOf';
import { findIssue, type VisibleIssue } from './issueStore';
import type { Writer } from './viewpoint';

/** What happened to an issue. */
type Change =
  | ({ kind: typeof ChangeType.fileAdded } & FileNames)
  | { kind: typeof ChangeType.issueMoved; fromFolderId: number; toFolderId: number };

/** What is written of a file. */
interface FileNames {
  name: string;
  description: string;
}

/**
 * Adds an entry to the history of a locked issue under the next number, and answers that; the other subscribers are to be
 * told. What others may hold comes before the number, for which everybody waits who saves. Code 402 when there is no room.
 */
export async function addEntry(
  writer: Pick<Writer, 'caller' | 'db' | 'limits' | 'now'>,
  issueId: number,
  change: Change,
): Promise<number> {
  const { db, caller, now } = writer;
  const { kind, ...told } = change;
  await makeRoom(writer, issueId, 'name' in told ? told : {});
  await addNotices(db, issueId, caller.userId);
  const id = await nextStamp(db);
  const entry = { id, issueId, kind, createdAt: now, createdBy: caller.userId, stamp: id };
  await db
    .insertInto('history')
    .values({ ...entry, ...('toFolderId' in told && told) })
    .execute();
  return id;
}

/**
 * Sees to it that the history of a locked issue has room for an entry with these texts, or for them in place of those of an
 * entry that is there, and counts it. Code 402 when there is none. `saveIssue` does so for what it adds and deletes itself.
 */
async function makeRoom(
  { db, limits }: Pick<Writer, 'db' | 'limits'>,
  issueId: number,
  { text, name, description }: Partial<FileNames> & { text?: string },
  entryId: number | null = null,
): Promise<void> {
  await sql`
    update issues set history_size = grown_history(
      history_size, id,
      entry_size(null, null, ${text ?? null}, ${name ?? null}, ${description ?? null})
        - coalesce((select s.size from entry_sizes s where s.id = ${entryId}), 0),
      ${limits.maxHistoryBytes}
    ) where id = ${issueId}
  `.execute(db);
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

/** What an entry has is locked with its issue. */
type LockedEntry = Readonly<Record<'id' | 'issueId', number>>;

/** Code 402 for a longer text that the history has no room for. */
export async function editComment(
  writer: Pick<Writer, 'db' | 'limits'>,
  { id, issueId }: LockedEntry,
  content: { text: string; format: number },
): Promise<void> {
  await makeRoom(writer, issueId, { text: content.text }, id);
  await writer.db.updateTable('comments').set(content).where('id', '=', id).execute();
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

/** Code 402 for longer names that the history has no room for. */
export async function editFile(
  writer: Pick<Writer, 'db' | 'limits'>,
  { id, issueId }: LockedEntry,
  names: FileNames,
): Promise<void> {
  await makeRoom(writer, issueId, names, id);
  await writer.db.updateTable('files').set(names).where('id', '=', id).execute();
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
