import type { Database } from '@/server/database/schema';
import { hashToken } from '@/server/secrets/randomTokens';

/** Kept among the settings until there is a tracker: every process that shares an empty database must know it. */
const key = 'setUpTokenHash';

/** Takes the place of the token of an earlier start. */
export async function keepSetUpToken(db: Database, token: string): Promise<void> {
  const value = JSON.stringify(hashToken(token));
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** Whether somebody who sets up the tracker has seen what the start printed. */
export async function isSetUpToken(db: Database, token: string): Promise<boolean> {
  const kept = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return kept?.value === JSON.stringify(hashToken(token));
}

export async function forgetSetUpToken(db: Database): Promise<void> {
  await db.deleteFrom('settings').where('key', '=', key).execute();
}
