import type { ExpressionBuilder } from 'kysely';

import type { Database, Schema } from '@/server/database/schema';
import { emailKey } from '@/server/rules/emailKey';
import type { TimeSpan } from '@/server/rules/timeSpan';

/** A column about the address that links go to: that of the held one while it is held. */
function ofLinkEmail<Column extends 'email' | 'emailKey'>(
  { case: when, ref }: ExpressionBuilder<Schema, 'users'>,
  column: Column,
  now: number,
) {
  const held = { email: 'heldEmail', emailKey: 'heldEmailKey' } as const;
  return when().when('emailHeldUntil', '>', now).then(ref(held[column])).else(ref(column)).end();
}

/**
 * Where links that set a password of a user go. For a while after the user has changed the own address that is the
 * address before: whoever got hold of a session must not get hold of the account.
 */
export async function findLinkEmail(
  db: Database,
  userId: number,
  now: number,
): Promise<string | null> {
  const { linkEmail } = await db
    .selectFrom('users')
    .select((eb) => ofLinkEmail(eb, 'email', now).as('linkEmail'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return linkEmail;
}

/** The users whose links go to this address, with the address as it is stored. */
export async function findUsersByLinkEmail(db: Database, email: string, now: number) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'login', 'language', 'access'])
    .select((eb) => ofLinkEmail(eb, 'email', now).as('email'))
    .where((eb) => eb(ofLinkEmail(eb, 'emailKey', now), '=', emailKey(email)))
    .orderBy('id')
    .execute();
}

/**
 * Has links go to the address of the user at once. One that was mailed before works no more: it waits in a mailbox that may be
 * no longer the user's.
 */
export async function trustEmail(db: Database, userId: number): Promise<void> {
  await db
    .updateTable('users')
    .set({
      heldEmail: null,
      heldEmailKey: null,
      emailHeldUntil: null,
      emailWarnedAt: null,
      isEmailUntold: false,
      resetKeyHash: null,
      resetKeyAt: null,
    })
    .where('id', '=', userId)
    .execute();
}

/** Keeps links at an address for a while; null = they go to that of the user again, and there is nothing to tell any more. */
export async function holdLinkEmail(
  db: Database,
  userId: number,
  held: { email: string | null; until: number } | null,
): Promise<void> {
  const heldEmail = held?.email ?? null;
  await db
    .updateTable('users')
    .set({
      heldEmail,
      heldEmailKey: heldEmail === null ? null : emailKey(heldEmail),
      emailHeldUntil: held?.until ?? null,
      isEmailUntold: false,
    })
    .where('id', '=', userId)
    .execute();
}

/**
 * Whether the held address may be told of a change now, which is noted. If it was told of another one in this time, it
 * is noted that it must be told later.
 */
export async function beginWarning(
  db: Database,
  userId: number,
  { now, lately: { after, until } }: { now: number; lately: TimeSpan },
): Promise<boolean> {
  const { isEmailUntold } = await db
    .updateTable('users')
    .set(({ and, eb, fn, val, case: when }) => {
      const warnedAt = fn.coalesce('emailWarnedAt', val(after));
      const isWarned = and([eb(warnedAt, '>', after), eb(warnedAt, '<=', until)]);
      return {
        isEmailUntold: isWarned.$castTo<boolean>(),
        emailWarnedAt: when().when(isWarned).then(eb.ref('emailWarnedAt')).else(now).end(),
      };
    })
    .where('id', '=', userId)
    .returning('isEmailUntold')
    .executeTakeFirstOrThrow();
  return !isEmailUntold;
}

/** Takes the users whose held address was told of nothing in this time and must be told now; of several processes one gets each. */
export async function takeUntold(
  db: Database,
  { now, lately: { after, until } }: { now: number; lately: TimeSpan },
) {
  return db
    .updateTable('users')
    .set({ isEmailUntold: false, emailWarnedAt: now })
    .where('isEmailUntold', '=', true)
    .where(({ or, eb }) => or([eb('emailWarnedAt', '<=', after), eb('emailWarnedAt', '>', until)]))
    .where('emailHeldUntil', '>', now)
    .returning(['name', 'login', 'language', 'email', 'heldEmail'])
    .execute();
}
