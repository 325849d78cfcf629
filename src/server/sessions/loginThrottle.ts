import type { Database } from '@/server/database/schema';

/** Failed attempts after which further ones are refused unseen, until nobody tried for this many seconds. */
const window = 900;
const limits = { account: 10, address: 50 } as const;

/** What attempts are counted by: guessing one account, and trying many accounts from one address. */
export interface LoginAttempt {
  login: string;
  host: string;
}

export async function isLoginBlocked(
  db: Database,
  attempt: LoginAttempt,
  now: number,
): Promise<boolean> {
  const rows = await db
    .selectFrom('loginAttempts')
    .select(['subject', 'failures'])
    .where('subject', 'in', [accountOf(attempt), addressOf(attempt)])
    .where('lastFailureAt', '>', now - window)
    .execute();
  return rows.some(
    ({ subject, failures }) =>
      failures >= (subject === accountOf(attempt) ? limits.account : limits.address),
  );
}

export async function countLoginFailure(
  db: Database,
  attempt: LoginAttempt,
  now: number,
): Promise<void> {
  await db
    .deleteFrom('loginAttempts')
    .where('lastFailureAt', '<=', now - window)
    .execute();
  await db
    .insertInto('loginAttempts')
    .values(
      [accountOf(attempt), addressOf(attempt)].map((subject) => ({
        subject,
        failures: 1,
        lastFailureAt: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('subject').doUpdateSet((eb) => ({
        failures: eb('loginAttempts.failures', '+', 1),
        lastFailureAt: now,
      })),
    )
    .execute();
}

/** After a success the account starts again from zero; the address keeps its count, or one own account would reset it. */
export async function forgetLoginFailures(db: Database, attempt: LoginAttempt): Promise<void> {
  await db.deleteFrom('loginAttempts').where('subject', '=', accountOf(attempt)).execute();
}

function accountOf({ login }: LoginAttempt): string {
  return `account:${login}`;
}

function addressOf({ host }: LoginAttempt): string {
  return `address:${host}`;
}
