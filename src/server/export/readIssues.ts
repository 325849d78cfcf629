import { ChangeType, type TextFormat } from '@/protocol/enums';

import type { Database } from '@/server/database/schema';
import { groupBy } from '@/server/rules/groupBy';
import { toDescription } from '@/server/store/projectStore';

import type { ExportedEntry, ExportedIssue } from './trackerDocument';

/** Issues on their way at once. */
const issuesOfBatch = 100;

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

type EntryRow = Awaited<ReturnType<typeof readEntries>>[number];

async function readEntries(db: Database, issueIds: readonly number[]) {
  return db
    .selectFrom('history')
    .leftJoin('comments', 'comments.id', 'history.id')
    .leftJoin('files', 'files.id', 'history.id')
    .selectAll('history')
    .select([
      'comments.text',
      'comments.format',
      'files.name as fileName',
      'files.description as fileDescription',
      'files.size as fileSize',
    ])
    .where('history.issueId', 'in', issueIds)
    .orderBy('history.id')
    .execute();
}

function toEntry(row: EntryRow): ExportedEntry {
  const base = {
    id: row.id,
    createdDate: row.createdAt,
    createdBy: row.createdBy,
    modifiedDate: row.modifiedAt,
    modifiedBy: row.modifiedBy,
  };
  const [before, after] = [row.oldValue ?? '', row.newValue ?? ''];
  switch (row.kind) {
    case ChangeType.issueRenamed:
      return { ...base, type: ChangeType.issueRenamed, old: before, new: after };
    case ChangeType.valueChanged:
      return {
        ...base,
        type: ChangeType.valueChanged,
        attributeId: row.attributeId ?? 0,
        old: before,
        new: after,
      };
    case ChangeType.commentAdded:
      return {
        ...base,
        type: ChangeType.commentAdded,
        text: row.text ?? '',
        format: formatOf(row.format),
      };
    case ChangeType.fileAdded:
      return {
        ...base,
        type: ChangeType.fileAdded,
        name: row.fileName ?? '',
        description: row.fileDescription ?? '',
        size: row.fileSize ?? 0,
      };
    case ChangeType.issueMoved:
      return {
        ...base,
        type: ChangeType.issueMoved,
        fromFolderId: row.fromFolderId,
        toFolderId: row.toFolderId,
      };
    default:
      return { ...base, type: ChangeType.issueCreated, new: after };
  }
}

function formatOf(format: number | null): TextFormat {
  return format === 1 ? 1 : 0;
}
