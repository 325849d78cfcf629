import type { Database } from '@/server/database/schema';

export interface NoticeKey {
  userId: number;
  issueId: number;
}

/**
 * Remembers that subscribers other than the author are to be told what happens to an issue from now on; to be called
 * before its stamp is changed. One notice tells all that happens until it is written.
 */
export async function addNotices(db: Database, issueId: number, authorId: number): Promise<void> {
  await db
    .insertInto('notices')
    .columns(['userId', 'issueId', 'sinceStamp'])
    .expression((eb) =>
      eb
        .selectFrom('subscriptions')
        .innerJoin('issues', 'issues.id', 'subscriptions.issueId')
        .select(['subscriptions.userId', 'subscriptions.issueId', 'issues.stamp'])
        .where('subscriptions.issueId', '=', issueId)
        .where('subscriptions.userId', '<>', authorId),
    )
    // Not "do nothing": the lock makes whoever is writing the notice wait for this change.
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'issueId'])
        .doUpdateSet((eb) => ({ sinceStamp: eb.ref('notices.sinceStamp') })),
    )
    .execute();
}

export async function listNotices(db: Database): Promise<NoticeKey[]> {
  return db
    .selectFrom('notices')
    .select(['userId', 'issueId'])
    .orderBy('issueId')
    .orderBy('userId')
    .execute();
}

/** Removes a notice to write it. Undefined when another process did. Answers the stamp after which changes count. */
export async function takeNotice(
  db: Database,
  { userId, issueId }: NoticeKey,
): Promise<number | undefined> {
  const row = await db
    .deleteFrom('notices')
    .where('userId', '=', userId)
    .where('issueId', '=', issueId)
    .returning('sinceStamp')
    .executeTakeFirst();
  return row?.sinceStamp;
}

export async function deleteNotices(db: Database): Promise<void> {
  await db.deleteFrom('notices').execute();
}
