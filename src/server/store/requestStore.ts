import { textKey } from '@/rules/textKey';

import { refuse } from '@/server/core/refusal';
import type { Database } from '@/server/database/schema';
import { emailKey } from '@/server/rules/emailKey';
import type { TimeSpan } from '@/server/rules/timeSpan';

import { addRow } from './addRow';
import { hasRow, refuseIfRow } from './hasRow';
import type { AccountNames } from './userStore';

/** Requests whose e-mail address is confirmed, by name. */
export async function listRequests(db: Database) {
  return db
    .selectFrom('registrationRequests')
    .select(['id', 'name', 'login', 'email', 'createdAt as date'])
    .where('isVerified', '=', true)
    .orderBy('nameKey')
    .orderBy('id')
    .execute();
}

/** All requests, confirmed or not. */
export async function countRequests(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('registrationRequests')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Code 360 also for a request that is not confirmed yet. */
export async function getRequest(db: Database, requestId: number) {
  const request = await db
    .selectFrom('registrationRequests')
    .select(['id', 'name', 'login', 'email', 'createdAt as date', 'passwordHash'])
    .where('id', '=', requestId)
    .where('isVerified', '=', true)
    .executeTakeFirst();
  return request ?? refuse('UnknownRequest');
}

/** Codes: 313 name, 366 login, 358 e-mail of another pending request. */
export async function requireFreeRequestNames(
  db: Database,
  { name, login, email }: AccountNames,
): Promise<void> {
  const requests = db.selectFrom('registrationRequests').select('id');
  await refuseIfRow(requests.where('name', '=', name), 'UserAlreadyExists');
  await refuseIfRow(requests.where('login', '=', login), 'LoginAlreadyExists');
  await refuseIfRow(requests.where('emailKey', '=', emailKey(email ?? '')), 'EmailAlreadyExists');
}

/** What becomes of a request when it is approved. */
export interface PendingRequest {
  id: number;
  name: string;
  login: string;
  email: string;
  passwordHash: string;
}

export interface NewRequest {
  name: string;
  login: string;
  passwordHash: string;
  email: string;
  keyHash: string;
}

export async function addRequest(db: Database, request: NewRequest, now: number): Promise<number> {
  return addRow(db, 'registrationRequests', {
    ...request,
    nameKey: textKey(request.name),
    emailKey: emailKey(request.email),
    isVerified: false,
    createdAt: now,
  });
}

/** Marks the request with this key, made in this time, as confirmed; undefined when none waits for it. */
export async function verifyRequest(
  db: Database,
  keyHash: string,
  { after, until }: TimeSpan,
): Promise<PendingRequest | undefined> {
  return db
    .updateTable('registrationRequests')
    .set({ isVerified: true })
    .where('keyHash', '=', keyHash)
    .where('isVerified', '=', false)
    .where('createdAt', '>', after)
    .where('createdAt', '<=', until)
    .returning(['id', 'name', 'login', 'email', 'passwordHash'])
    .executeTakeFirst();
}

/** Whether a request was confirmed by this key before and waits for approval. */
export async function isVerifiedKey(db: Database, keyHash: string): Promise<boolean> {
  return hasRow(
    db
      .selectFrom('registrationRequests')
      .select('id')
      .where('keyHash', '=', keyHash)
      .where('isVerified', '=', true),
  );
}

export async function deleteRequest(db: Database, requestId: number): Promise<void> {
  await db.deleteFrom('registrationRequests').where('id', '=', requestId).execute();
}

/** Requests that nobody confirmed in this time free their names. */
export async function deleteUnverifiedRequests(
  db: Database,
  { after, until }: TimeSpan,
): Promise<void> {
  await db
    .deleteFrom('registrationRequests')
    .where('isVerified', '=', false)
    .where(({ or, eb }) => or([eb('createdAt', '<=', after), eb('createdAt', '>', until)]))
    .execute();
}
