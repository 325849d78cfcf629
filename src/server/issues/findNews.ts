import { sql } from 'kysely';

import type { Database } from '@/server/database/schema';

/**
 * Which of these issues hold news for a user, ascending: changes by others between two stamps in issues that they have not
 * read since, nor subscribed to (subscribers are told anyway).
 */
export async function findNews(
  db: Database,
  issueIds: readonly number[],
  { userId, sinceStamp, untilStamp }: { userId: number; sinceStamp: number; untilStamp: number },
): Promise<number[]> {
  const isInTime = (stamp: string) =>
    sql`${sql.ref(stamp)} > ${sinceStamp} and ${sql.ref(stamp)} <= ${untilStamp}`;
  const { rows } = await sql<{ id: number }>`
    select i.id from issues i
    where i.id = any(${[...issueIds]}::int[])
      and (
        (${isInTime('i.stamp')} and i.modified_by <> ${userId})
        or (${isInTime('i.description_stamp')} and i.description_modified_by <> ${userId})
        or exists (
          select 1 from history h
          where h.issue_id = i.id and ${isInTime('h.stamp')}
            and coalesce(h.modified_by, h.created_by) <> ${userId}
        )
      )
      and not exists (
        select 1 from read_states r
        where r.issue_id = i.id and r.user_id = ${userId} and r.stamp >= i.stamp
      )
      and not exists (
        select 1 from subscriptions s where s.issue_id = i.id and s.user_id = ${userId}
      )
    order by i.id`.execute(db);
  return rows.map(({ id }) => id);
}
