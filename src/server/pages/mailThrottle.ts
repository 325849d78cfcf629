import type { Database } from '@/server/database/schema';
import type { AttemptLimits } from '@/server/rules/serverLimits';
import { beginAttempt } from '@/server/sessions/loginThrottle';

/**
 * Counts a request to mail something to an address like a failed login, so that nobody can flood a mailbox or try many.
 * Answers whether the mail may be sent.
 */
export async function mayMail(
  db: Database,
  { email, host }: { email: string; host: string },
  circumstances: { now: number; limits: AttemptLimits },
): Promise<boolean> {
  return beginAttempt(db, { login: `mail to ${email.toLowerCase()}`, host }, circumstances);
}
