import { Access } from '@/protocol/access';

import { refuse } from '@/server/core/refusal';
import type { Database } from '@/server/database/schema';
import { eventMessages } from '@/server/events/eventMessages';
import { logEvent } from '@/server/events/logEvent';
import type { AttemptLimits, ServerLimits } from '@/server/rules/serverLimits';
import { hashPassword, verifyPassword } from '@/server/secrets/passwords';
import { createSession, deleteExpiredSessions } from '@/server/store/sessionStore';
import { findAccount, holdPassword, setPassword } from '@/server/store/userStore';

import { beginAttempt, forgetLoginFailures, forgiveAttempt } from './loginThrottle';

export interface Credentials {
  login: string;
  password: string;
  /** Replaces the password; needed when it is temporary. */
  newPassword: string | null;
}

export interface LogInOptions {
  db: Database;
  host: string;
  now: number;
  sessionLifetime: number;
  limits: AttemptLimits & Pick<ServerLimits, 'maxSessions'>;
  /** Of the server, for its event log. */
  language: string;
}

export interface LoggedIn {
  userId: number;
  name: string;
  access: typeof Access.normal | typeof Access.administrator;
  language: string | null;
  token: string;
  csrfToken: string;
}

/**
 * Checks login and password and starts a session; used by the call and by the login page.
 * Codes: 302 unknown login, wrong password, disabled user or too many failures; 352 the password is temporary and
 * there is no new one; 353 the new one is the old one (protocol 3.1).
 */
export async function logIn(credentials: Credentials, options: LogInOptions): Promise<LoggedIn> {
  const { db, host, now, sessionLifetime, limits, language } = options;
  const attempt = { login: credentials.login, host };
  if (!(await beginAttempt(db, attempt, { now, limits }))) refuse('IncorrectLogin');
  const account = await findAccount(db, credentials.login);
  const isCorrect = await verifyPassword(account?.passwordHash ?? null, credentials.password);
  const access = account?.access;
  if (
    account === undefined ||
    !isCorrect ||
    (access !== Access.normal && access !== Access.administrator)
  ) {
    return refuse('IncorrectLogin');
  }
  const refusal = refusalOfPassword(credentials, account);
  if (refusal !== null) {
    await forgiveAttempt(db, attempt);
    refuse(refusal);
  }

  const passwordHash =
    credentials.newPassword === null ? null : await hashPassword(credentials.newPassword);
  return db.transaction().execute(async (transaction) => {
    if (!(await holdPassword(transaction, account.id, account.passwordHash))) {
      refuse('IncorrectLogin');
    }
    if (passwordHash !== null) {
      await setPassword(transaction, account.id, { passwordHash, mustChangePassword: false });
    }
    await forgetLoginFailures(transaction, attempt);
    await deleteExpiredSessions(transaction, { now, lifetime: sessionLifetime });
    const session = await createSession(transaction, {
      userId: account.id,
      host,
      now,
      maxSessions: limits.maxSessions,
    });
    await logEvent(transaction, {
      type: 'access',
      language,
      message: eventMessages.userLoggedIn,
      values: { login: account.login },
      date: now,
      userId: account.id,
      host,
    });
    return {
      userId: account.id,
      name: account.name,
      access,
      language: account.language,
      ...session,
    };
  });
}

/** Whoever knows the password may still not come in with it. */
function refusalOfPassword(
  { password, newPassword }: Credentials,
  { mustChangePassword }: { mustChangePassword: boolean },
): 'MustChangePassword' | 'CannotReusePassword' | null {
  if (newPassword === null) return mustChangePassword ? 'MustChangePassword' : null;
  return newPassword === password ? 'CannotReusePassword' : null;
}
