import type { Database } from '@/server/database/schema';
import { networkOf } from '@/server/core/networkOf';
import type { AttemptLimits } from '@/server/rules/serverLimits';
import { lastSeconds } from '@/server/rules/timeSpan';

/** What attempts are counted by: guessing one account, and trying many accounts from one address. */
export interface LoginAttempt {
  login: string;
  host: string;
}

interface AttemptCircumstances {
  now: number;
  /** Failures after which further attempts are refused unseen, until nobody has tried for a while. */
  limits: AttemptLimits;
}

export async function isLoginBlocked(
  db: Database,
  attempt: LoginAttempt,
  { now, limits }: AttemptCircumstances,
): Promise<boolean> {
  const { after, until } = lastSeconds(limits.failurePause, now);
  const rows = await db
    .selectFrom('loginAttempts')
    .select(['subject', 'failures'])
    .where('subject', 'in', [accountOf(attempt), addressOf(attempt)])
    .where('lastFailureAt', '>', after)
    .where('lastFailureAt', '<=', until)
    .execute();
  return rows.some(
    ({ subject, failures }) =>
      failures >=
      (subject === accountOf(attempt) ? limits.maxAccountFailures : limits.maxAddressFailures),
  );
}

/**
 * Counts an attempt as failed before anybody looks at it, so that many at once are no way around the limits. Answers
 * whether it may be looked at; otherwise nothing was counted. Not inside a transaction that may be undone.
 */
export async function beginAttempt(
  db: Database,
  attempt: LoginAttempt,
  { now, limits }: AttemptCircumstances,
): Promise<boolean> {
  const { after, until } = lastSeconds(limits.failurePause, now);
  try {
    await db.transaction().execute(async (transaction) => {
      // Those that others hold are left to them: waiting for several in any order could end in a deadlock.
      const old = transaction
        .selectFrom('loginAttempts')
        .select('subject')
        .where(({ or, eb }) =>
          or([eb('lastFailureAt', '<=', after), eb('lastFailureAt', '>', until)]),
        )
        .forUpdate()
        .skipLocked();
      await transaction.deleteFrom('loginAttempts').where('subject', 'in', old).execute();
      await count(transaction, accountOf(attempt), limits.maxAccountFailures, now);
      await count(transaction, addressOf(attempt), limits.maxAddressFailures, now);
    });
    return true;
  } catch (error) {
    if (error instanceof LimitReached) return false;
    throw error;
  }
}

/** The attempt was none of a guesser: it does not count. */
export async function forgiveAttempt(db: Database, attempt: LoginAttempt): Promise<void> {
  await uncount(db, accountOf(attempt));
  await uncount(db, addressOf(attempt));
}

/** After a success the account starts again from zero; the address keeps its count, or one own account would reset it. */
export async function forgetLoginFailures(db: Database, attempt: LoginAttempt): Promise<void> {
  // The account first, as when they are counted: an update that finds nothing to do would not have locked it.
  await db.deleteFrom('loginAttempts').where('subject', '=', accountOf(attempt)).execute();
  await uncount(db, addressOf(attempt));
}

class LimitReached extends Error {}

async function count(db: Database, subject: string, limit: number, now: number): Promise<void> {
  const counted = await db
    .insertInto('loginAttempts')
    .values({ subject, failures: 1, lastFailureAt: now })
    .onConflict((conflict) =>
      conflict
        .column('subject')
        .doUpdateSet((eb) => ({
          failures: eb('loginAttempts.failures', '+', 1),
          lastFailureAt: now,
        }))
        .where('loginAttempts.failures', '<', limit),
    )
    .returning('subject')
    .executeTakeFirst();
  if (counted === undefined) throw new LimitReached();
}

async function uncount(db: Database, subject: string): Promise<void> {
  await db
    .updateTable('loginAttempts')
    .set((eb) => ({ failures: eb('failures', '-', 1) }))
    .where('subject', '=', subject)
    .where('failures', '>', 0)
    .execute();
}

function accountOf({ login }: LoginAttempt): string {
  return `account:${login}`;
}

function addressOf({ host }: LoginAttempt): string {
  return `address:${networkOf(host)}`;
}
