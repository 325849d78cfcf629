import type { Caller } from '@/server/core/caller';
import { refuse } from '@/server/core/refusal';
import type { Database } from '@/server/database/schema';
import { textKey } from '@/server/rules/textKey';
import { lockRow } from '@/server/store/lockRow';
import { addNotices } from '@/server/store/noticeStore';
import { type StoredDescription, toDescription } from '@/server/store/projectStore';
import { visibleProjects } from '@/server/store/visibility';

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

/** Like `getIssue`, and no other transaction changes the issue before this one ends. */
export async function lockIssue(
  db: Database,
  caller: Caller,
  issueId: number,
): Promise<VisibleIssue> {
  await lockRow(db, 'issues', issueId);
  return getIssue(db, caller, issueId);
}

export interface NewIssue {
  id: number;
  folderId: number;
  name: string;
}

/** Author and time of a change. */
export interface Author {
  userId: number;
  now: number;
}

export async function addIssue(
  db: Database,
  { id, folderId, name }: NewIssue,
  { userId, now }: Author,
): Promise<void> {
  await db
    .insertInto('issues')
    .values({
      id,
      folderId,
      name,
      nameKey: textKey(name),
      createdAt: now,
      createdBy: userId,
      stamp: id,
      modifiedAt: now,
      modifiedBy: userId,
    })
    .execute();
}

export async function renameIssue(db: Database, issueId: number, name: string): Promise<void> {
  await db
    .updateTable('issues')
    .set({ name, nameKey: textKey(name) })
    .where('id', '=', issueId)
    .execute();
}

export async function setIssueFolder(
  db: Database,
  issueId: number,
  folderId: number,
): Promise<void> {
  await db.updateTable('issues').set({ folderId }).where('id', '=', issueId).execute();
}

export async function deleteIssue(db: Database, issueId: number): Promise<void> {
  await db.deleteFrom('issues').where('id', '=', issueId).execute();
}

/** Records the last change of an issue and of its folder, and that its other subscribers are to be told. */
export async function touchIssue(
  db: Database,
  issue: { id: number; folderId: number },
  stamp: number,
  { userId, now }: Author,
): Promise<void> {
  await addNotices(db, issue.id, userId);
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

export async function findDescription(
  db: Database,
  issueId: number,
): Promise<IssueDescription | null> {
  const row = await db
    .selectFrom('issues')
    .select([
      'description as text',
      'descriptionFormat as format',
      'descriptionStamp as stamp',
      'descriptionModifiedAt as modifiedDate',
      'descriptionModifiedBy as modifiedBy',
    ])
    .where('id', '=', issueId)
    .executeTakeFirst();
  const description = row === undefined ? null : toDescription(row);
  return description === null ? null : { ...description, stamp: row?.stamp ?? 0 };
}

/** null deletes it. */
export async function setDescription(
  db: Database,
  issueId: number,
  description: IssueDescription | null,
): Promise<void> {
  await db
    .updateTable('issues')
    .set({
      description: description?.text ?? null,
      descriptionFormat: description?.format ?? null,
      descriptionStamp: description?.stamp ?? null,
      descriptionModifiedAt: description?.modifiedDate ?? null,
      descriptionModifiedBy: description?.modifiedBy ?? null,
    })
    .where('id', '=', issueId)
    .execute();
}

export async function isSubscribed(
  db: Database,
  userId: number,
  issueId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('subscriptions')
    .select('issueId')
    .where('userId', '=', userId)
    .where('issueId', '=', issueId)
    .executeTakeFirst();
  return row !== undefined;
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

/** null = unread. */
export async function setReadStamp(
  db: Database,
  userId: number,
  issueId: number,
  stamp: number | null,
): Promise<void> {
  if (stamp === null) {
    await db
      .deleteFrom('readStates')
      .where('userId', '=', userId)
      .where('issueId', '=', issueId)
      .execute();
    return;
  }
  await db
    .insertInto('readStates')
    .values({ userId, issueId, stamp })
    .onConflict((conflict) => conflict.columns(['userId', 'issueId']).doUpdateSet({ stamp }))
    .execute();
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
            .where('kind', 'in', [3, 4]),
        ),
      ]),
    )
    .executeTakeFirst();
  return item?.id ?? refuse('ItemNotFound');
}
