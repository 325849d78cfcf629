import { groupBy } from '@/lib/groupBy';
import { ChangeType } from '@/protocol/enums';

import type { Database } from '@/server/database/schema';
import { toChange } from '@/server/issues/historyEntries';
import { type EntryRow, selectEntries } from '@/server/issues/historyStore';
import { loadValues } from '@/server/issues/valueStore';
import { toDescription } from '@/server/store/projectStore';

import type { ExportedEntry, ExportedIssue } from './trackerDocument';

/** Issues on their way at once. */
const issuesOfBatch = 100;
const entriesOfBatch = 500;

/** All issues of a tracker with their history, ascending by id, a batch at a time. */
export async function* readIssues(db: Database): AsyncGenerator<ExportedIssue> {
  let lastId = 0;
  for (;;) {
    const rows = await readRows(db, lastId);
    const last = rows.at(-1);
    if (last === undefined) return;
    lastId = last.id;
    yield* await complete(db, rows);
  }
}

type IssueRow = Awaited<ReturnType<typeof readRows>>[number];

function readRows(db: Database, afterId: number) {
  return db
    .selectFrom('issues')
    .selectAll()
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(issuesOfBatch)
    .execute();
}

async function complete(db: Database, rows: readonly IssueRow[]): Promise<ExportedIssue[]> {
  const issueIds = rows.map(({ id }) => id);
  const history = groupBy(await readEntries(db, issueIds), ({ issueId }) => issueId);
  const values = groupBy(
    await db
      .selectFrom('attributeValues')
      .select(['issueId', 'attributeId', 'value'])
      .where('issueId', 'in', issueIds)
      .orderBy('attributeId')
      .execute(),
    ({ issueId }) => issueId,
  );
  const subscriptions = groupBy(
    await db
      .selectFrom('subscriptions')
      .selectAll()
      .where('issueId', 'in', issueIds)
      .orderBy('userId')
      .execute(),
    ({ issueId }) => issueId,
  );
  return rows.map((row) => ({
    id: row.id,
    folderId: row.folderId,
    name: row.name,
    createdDate: row.createdAt,
    createdBy: row.createdBy,
    modifiedDate: row.modifiedAt,
    modifiedBy: row.modifiedBy,
    values: (values.get(row.id) ?? []).map(({ attributeId, value }) => ({
      id: attributeId,
      value,
    })),
    description: toDescription({
      text: row.description,
      format: row.descriptionFormat,
      modifiedBy: row.descriptionModifiedBy,
      modifiedDate: row.descriptionModifiedAt,
    }),
    history: (history.get(row.id) ?? []).map(toEntry),
    subscribers: (subscriptions.get(row.id) ?? []).map(({ userId }) => userId),
  }));
}

function entriesOf(db: Database) {
  return selectEntries(db).select('history.issueId').orderBy('history.id');
}

async function readEntries(db: Database, issueIds: readonly number[]) {
  return entriesOf(db).where('history.issueId', 'in', issueIds).execute();
}

/** What happened to all issues, in the order in which it happened. */
export async function* readEntriesInOrder(
  db: Database,
): AsyncGenerator<ExportedEntry & { issueId: number }> {
  let lastId = 0;
  for (;;) {
    const rows = await entriesOf(db)
      .where('history.id', '>', lastId)
      .limit(entriesOfBatch)
      .execute();
    for (const row of rows) {
      lastId = row.id;
      yield { ...toEntry(row), issueId: row.issueId };
    }
    if (rows.length < entriesOfBatch) return;
  }
}

/** What happened to an issue, ascending by id. */
export async function readHistory(db: Database, issueId: number): Promise<ExportedEntry[]> {
  return (await readEntries(db, [issueId])).map(toEntry);
}

/**
 * Where an issue began and with which values, by attribute: the present state without what happened since. A folder that
 * was deleted meanwhile is passed over.
 */
export async function readFirstState(
  db: Database,
  issueId: number,
): Promise<{ folderId: number; values: Map<number, string> }> {
  let { folderId } = await db
    .selectFrom('issues')
    .select('folderId')
    .where('id', '=', issueId)
    .executeTakeFirstOrThrow();
  const values = await loadValues(db, issueId);
  const changes = await db
    .selectFrom('history')
    .select(['kind', 'attributeId', 'oldValue', 'fromFolderId'])
    .where('issueId', '=', issueId)
    .where('kind', 'in', [ChangeType.valueChanged, ChangeType.issueMoved])
    .orderBy('id', 'desc')
    .execute();
  for (const { attributeId, oldValue, fromFolderId } of changes) {
    if (attributeId !== null) values.set(attributeId, oldValue ?? '');
    folderId = fromFolderId ?? folderId;
  }
  return { folderId, values };
}

function toEntry(row: EntryRow): ExportedEntry {
  return {
    id: row.id,
    createdDate: row.createdAt,
    createdBy: row.createdBy,
    modifiedDate: row.modifiedAt,
    modifiedBy: row.modifiedBy,
    ...toChange(row),
  };
}
