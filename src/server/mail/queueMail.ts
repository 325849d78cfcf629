import type { Database } from '@/server/database/schema';

export interface Mail {
  recipient: string;
  subject: string;
  body: string;
}

/** Leaves a message for the sender (see sendQueuedMail). Part of the caller's transaction: a change that fails mails nothing. */
export async function queueMail(db: Database, mail: Mail, now: number): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ ...mail, createdAt: now })
    .execute();
}
