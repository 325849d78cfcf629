import { sql } from 'kysely';

import type { Database } from '@/server/database/schema';

/** What waits to be written or sent, and since when the oldest message does (Unix seconds). */
export async function countWaitingMail(
  db: Database,
): Promise<{ messages: number; oldest: number | null; notices: number; alerts: number }> {
  const { rows } = await sql<{
    messages: number;
    oldest: number | null;
    notices: number;
    alerts: number;
  }>`
    select count(*) as messages, min(created_at) as oldest,
      (select count(*) from notices) as notices, (select count(*) from alert_jobs) as alerts
    from outbox
  `.execute(db);
  return rows[0] ?? { messages: 0, oldest: null, notices: 0, alerts: 0 };
}
