import { sql } from 'kysely';

import { ChangeType } from '@/protocol/enums';

import type { Caller } from '@/server/core/caller';
import { refuse } from '@/server/core/refusal';
import type { Database } from '@/server/database/schema';
import { hasRow } from '@/server/store/hasRow';
import { lockRow } from '@/server/store/lockRow';
import { type StoredDescription, toDescription } from '@/server/store/projectStore';
import { visibleProjects } from '@/server/store/visibility';

import { anyOf } from './anyIdOf';

export type VisibleIssue = NonNullable<Awaited<ReturnType<typeof findIssue>>>;

/** Issues the caller sees. */
function visibleIssues(db: Database, caller: Caller) {
  return db
    .selectFrom('issues')
    .innerJoin('folders', 'folders.id', 'issues.folderId')
    .innerJoin(visibleProjects(db, caller).as('project'), 'project.id', 'folders.projectId')
    .select([
      'issues.id',
      'issues.name',
      'issues.folderId',
      'folders.typeId',
      'folders.projectId',
      'project.access as projectAccess',
      'issues.createdAt',
      'issues.createdBy',
      'issues.stamp',
      'issues.modifiedAt',
      'issues.modifiedBy',
    ]);
}

/** Undefined for an issue the caller does not see. */
export async function findIssue(db: Database, caller: Caller, issueId: number) {
  return visibleIssues(db, caller).where('issues.id', '=', issueId).executeTakeFirst();
}

/** Code 305. */
export async function getIssue(
  db: Database,
  caller: Caller,
  issueId: number,
): Promise<VisibleIssue> {
  return (await findIssue(db, caller, issueId)) ?? refuse('UnknownIssue');
}

/** An issue with what is shown of it beside its history. */
export interface WholeIssue extends VisibleIssue {
  isSubscribed: boolean;
  /** What the caller's own row says of what was read; null without one. */
  ownReadStamp: number | null;
  description: IssueDescription | null;
  /** Wire values by attribute; empty ones are missing. */
  values: Readonly<Record<string, string>>;
}

/** All in one statement: each further one costs more than what it finds. Code 305. */
export async function getWholeIssue(
  db: Database,
  caller: Caller,
  issueId: number,
  wanted: { description: boolean; values: boolean },
): Promise<WholeIssue> {
  const row = await visibleIssues(db, caller)
    .select(({ ref }) => [
      sql<boolean>`exists (
        select from subscriptions where user_id = ${caller.userId} and issue_id = ${ref('issues.id')}
      )`.as('isSubscribed'),
      sql<number | null>`(
        select stamp from read_states where user_id = ${caller.userId} and issue_id = ${ref('issues.id')}
      )`.as('ownReadStamp'),
      wanted.values
        ? sql<Record<string, string> | null>`(
            select json_object_agg(attribute_id, value) from attribute_values
            where issue_id = ${ref('issues.id')}
          )`.as('values')
        : sql<null>`null`.as('values'),
    ])
    .$if(wanted.description, (query) =>
      query.select([
        'issues.description as text',
        'issues.descriptionFormat as format',
        'issues.descriptionStamp as descriptionStamp',
        'issues.descriptionModifiedAt as modifiedDate',
        'issues.descriptionModifiedBy as describedBy',
      ]),
    )
    .where('issues.id', '=', issueId)
    .executeTakeFirst();
  if (row === undefined) refuse('UnknownIssue');
  const { text, format, descriptionStamp, modifiedDate, describedBy, values, ...issue } = row;
  const description = toDescription({
    text: text ?? null,
    format: format ?? null,
    modifiedBy: describedBy ?? null,
    modifiedDate: modifiedDate ?? null,
  });
  return {
    ...issue,
    values: values ?? {},
    description: description && { ...description, stamp: descriptionStamp ?? 0 },
  };
}

/** Like `getIssue`, and no other transaction changes the issue before this one ends. */
export async function lockIssue(
  db: Database,
  caller: Caller,
  issueId: number,
): Promise<VisibleIssue> {
  await lockRow(db, 'issues', issueId);
  return getIssue(db, caller, issueId);
}

/** Author and time of a change. */
export interface Author {
  userId: number;
  now: number;
}

export async function deleteIssue(db: Database, issueId: number): Promise<void> {
  await db.deleteFrom('issues').where('id', '=', issueId).execute();
}

/** Records the last change of an issue and of its folder. */
export async function touchIssue(
  db: Database,
  issue: { id: number; folderId: number },
  stamp: number,
  { userId, now }: Author,
): Promise<void> {
  await db
    .updateTable('issues')
    .set({ stamp, modifiedAt: now, modifiedBy: userId })
    .where('id', '=', issue.id)
    .execute();
  await touchFolder(db, issue.folderId, stamp);
}

/** The highest stamp of a folder also counts changes of issues that have left it. */
export async function touchFolder(db: Database, folderId: number, stamp: number): Promise<void> {
  await db.updateTable('folders').set({ stamp }).where('id', '=', folderId).execute();
}

export interface IssueDescription extends StoredDescription {
  /** Of its last change. */
  stamp: number;
}

const descriptionColumns = [
  'description as text',
  'descriptionFormat as format',
  'descriptionStamp as stamp',
  'descriptionModifiedAt as modifiedDate',
  'descriptionModifiedBy as modifiedBy',
] as const;

export async function findDescription(
  db: Database,
  issueId: number,
): Promise<IssueDescription | null> {
  const row = await db
    .selectFrom('issues')
    .select(descriptionColumns)
    .where('id', '=', issueId)
    .executeTakeFirst();
  const description = row === undefined ? null : toDescription(row);
  return description === null ? null : { ...description, stamp: row?.stamp ?? 0 };
}

/** Those of some issues that changed after a stamp, by issue. */
export async function listDescriptions(
  db: Database,
  issueIds: readonly number[],
  changedSince: number,
): Promise<ReadonlyMap<number, IssueDescription>> {
  const rows = await db
    .selectFrom('issues')
    .select(['id', ...descriptionColumns])
    .where('id', '=', anyOf(issueIds))
    .where('descriptionStamp', '>', changedSince)
    .execute();
  return new Map(
    rows.flatMap(({ id, stamp, ...row }) => {
      const description = toDescription(row);
      return description === null ? [] : [[id, { ...description, stamp: stamp ?? 0 }] as const];
    }),
  );
}

export async function isSubscribed(
  db: Database,
  userId: number,
  issueId: number,
): Promise<boolean> {
  return hasRow(
    db
      .selectFrom('subscriptions')
      .select('issueId')
      .where('userId', '=', userId)
      .where('issueId', '=', issueId),
  );
}

export async function subscribe(db: Database, userId: number, issueId: number): Promise<void> {
  await db.insertInto('subscriptions').values({ userId, issueId }).execute();
}

/** Answers whether there was a subscription. */
export async function unsubscribe(db: Database, userId: number, issueId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('subscriptions')
    .where('userId', '=', userId)
    .where('issueId', '=', issueId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The visible issue that has this id or owns the comment or file with it. Code 354. */
export async function findIssueOfItem(
  db: Database,
  caller: Caller,
  itemId: number,
): Promise<number> {
  const item = await visibleIssues(db, caller)
    .where(({ or, eb }) =>
      or([
        eb('issues.id', '=', itemId),
        eb('issues.id', '=', (inner) =>
          inner
            .selectFrom('history')
            .select('issueId')
            .where('id', '=', itemId)
            .where('kind', 'in', [ChangeType.commentAdded, ChangeType.fileAdded]),
        ),
      ]),
    )
    .executeTakeFirst();
  return item?.id ?? refuse('ItemNotFound');
}
