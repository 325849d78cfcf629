import { Access } from '@/protocol/access';
import { textKey } from '@/rules/textKey';

import type { Caller } from '@/server/core/caller';
import { refuse } from '@/server/core/refusal';
import type { Database } from '@/server/database/schema';
import { emailKey } from '@/server/rules/emailKey';
import type { TimeSpan } from '@/server/rules/timeSpan';

import { addRow } from './addRow';
import { refuseIfRow } from './hasRow';
import { lockRow } from './lockRow';
import { endSessionsOf } from './sessionStore';
import { administersAnything, visibleProjects } from './visibility';

function users(db: Database) {
  return db.selectFrom('users').select(['id', 'name', 'login', 'email', 'language', 'access']);
}

/** Code 307. */
export async function getUser(db: Database, userId: number) {
  const user = await users(db).where('id', '=', userId).executeTakeFirst();
  return user ?? refuse('UnknownUser');
}

/** All users by name; `projectAdmin` = administers an active project. */
export async function listUsers(db: Database) {
  return users(db)
    .select(({ exists, selectFrom, case: when }) =>
      when()
        .when(
          exists(
            selectFrom('members')
              .innerJoin('projects', 'projects.id', 'members.projectId')
              .select('projects.id')
              .whereRef('members.userId', '=', 'users.id')
              .where('members.access', '=', Access.administrator)
              .where('projects.isArchived', '=', false),
          ),
        )
        .then(true)
        .else(false)
        .end()
        .as('projectAdmin'),
    )
    .orderBy('nameKey')
    .orderBy('id')
    .execute();
}

/** Users the caller sees (protocol 3.1), by name. */
export async function listVisibleUsers(db: Database, caller: Caller) {
  const all = await administersAnything(db, caller);
  return db
    .selectFrom('users')
    .select(['id', 'name'])
    .$if(!all, (query) =>
      query.where(({ or, eb }) =>
        or([
          eb('access', '=', Access.administrator),
          eb('id', 'in', (inner) =>
            inner
              .selectFrom('members')
              .innerJoin(
                visibleProjects(db, caller).as('project'),
                'project.id',
                'members.projectId',
              )
              .select('members.userId'),
          ),
        ]),
      ),
    )
    .orderBy('nameKey')
    .orderBy('id')
    .execute();
}

/** Names of all users, disabled ones included: what USER values may hold. */
export async function listUserNames(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('users').select('name').execute();
  return rows.map(({ name }) => name);
}

/** Names by id. */
export async function loadUserNames(
  db: Database,
  userIds: Iterable<number>,
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(userIds)];
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('users').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What logging in needs. */
export async function findAccount(db: Database, login: string) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'login', 'access', 'language', 'passwordHash', 'mustChangePassword'])
    .where('login', '=', login)
    .executeTakeFirst();
}

export async function getPasswordHash(db: Database, userId: number): Promise<string> {
  const { passwordHash } = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return passwordHash;
}

/**
 * Whether a user who was looked at before the transaction may still log in with the same password. It stays so until the
 * transaction ends: whoever gives the user another one meanwhile waits, and then ends the sessions that it has begun.
 */
export async function holdPassword(
  db: Database,
  userId: number,
  passwordHash: string,
): Promise<boolean> {
  await lockRow(db, 'users', userId);
  const user = await db
    .selectFrom('users')
    .select(['passwordHash', 'access'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.passwordHash === passwordHash && user.access !== Access.none;
}

/** Names that are taken by users or by people waiting for an account; `userId` itself does not count. */
export interface AccountNames {
  name: string;
  login: string;
  email: string | null;
}

/** Codes: 313 name, 366 login, 358 e-mail used by another user. */
export async function requireFreeAccountNames(
  db: Database,
  names: AccountNames,
  userId: number | null,
): Promise<void> {
  const others = db
    .selectFrom('users')
    .select('id')
    .$if(userId !== null, (query) => query.where('id', '<>', userId));
  await refuseIfRow(others.where('name', '=', names.name), 'UserAlreadyExists');
  await refuseIfRow(others.where('login', '=', names.login), 'LoginAlreadyExists');
  if (names.email === null) return;
  await refuseIfRow(others.where('emailKey', '=', emailKey(names.email)), 'EmailAlreadyExists');
}

export interface NewUser extends AccountNames {
  passwordHash: string;
  mustChangePassword: boolean;
  access: Access;
  language: string | null;
}

export async function addUser(db: Database, user: NewUser): Promise<number> {
  return addRow(db, 'users', {
    ...user,
    nameKey: textKey(user.name),
    emailKey: user.email === null ? null : emailKey(user.email),
    resetKeyHash: null,
    resetKeyAt: null,
  });
}

export async function editUser(
  db: Database,
  userId: number,
  { name, login, email, language }: AccountNames & { language: string | null },
): Promise<void> {
  await db
    .updateTable('users')
    .set({
      name,
      nameKey: textKey(name),
      login,
      email,
      emailKey: email === null ? null : emailKey(email),
      language,
    })
    .where('id', '=', userId)
    .execute();
}

/** Without access a user's sessions end, and a link that sets a password works no more. */
export async function setUserAccess(db: Database, userId: number, access: Access): Promise<void> {
  const ended = access === Access.none ? { resetKeyHash: null, resetKeyAt: null } : {};
  await db
    .updateTable('users')
    .set({ access, ...ended })
    .where('id', '=', userId)
    .execute();
  if (access === Access.none) await endSessionsOf(db, userId);
}

export interface NewPassword {
  passwordHash: string;
  mustChangePassword: boolean;
  /** The session of a user who sets it for oneself, which goes on. */
  keptSession?: string | null;
}

/** A new password also ends a pending reset and the sessions of its user. */
export async function setPassword(
  db: Database,
  userId: number,
  { passwordHash, mustChangePassword, keptSession = null }: NewPassword,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ passwordHash, mustChangePassword, resetKeyHash: null, resetKeyAt: null })
    .where('id', '=', userId)
    .execute();
  await endSessionsOf(db, userId, keptSession);
}

export async function setResetKey(
  db: Database,
  userId: number,
  keyHash: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ resetKeyHash: keyHash, resetKeyAt: now })
    .where('id', '=', userId)
    .execute();
}

/** When a user was sent the reset key that still waits; null without one. */
export async function findResetTime(db: Database, userId: number): Promise<number | null> {
  const user = await db
    .selectFrom('users')
    .select('resetKeyAt')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.resetKeyAt ?? null;
}

/** The user who was sent a reset key in this time. */
export async function findUserByResetKey(
  db: Database,
  keyHash: string,
  { after, until }: TimeSpan,
) {
  return users(db)
    .where('resetKeyHash', '=', keyHash)
    .where('resetKeyAt', '>', after)
    .where('resetKeyAt', '<=', until)
    .executeTakeFirst();
}

export async function setHistoryFilter(
  db: Database,
  userId: number,
  historyFilter: number,
): Promise<void> {
  await db.updateTable('users').set({ historyFilter }).where('id', '=', userId).execute();
}
