import type { InboxDetails, InboxItem } from '@/protocol/settings';

import { refuse } from '@/server/core/refusal';
import type { Database } from '@/server/database/schema';
import { emailKey } from '@/server/rules/emailKey';

import { addRow } from './addRow';
import { refuseIfRow } from './hasRow';

/** What is stored of an inbox beside its address, robot and default folder. */
export type StoredInboxDetails = Required<
  Omit<InboxDetails, 'robot' | 'defaultFolder' | 'useOAuth'>
> & {
  useOAuth: boolean;
};

export interface InboxContent extends Omit<InboxItem, 'id'> {
  robotId: number | null;
  defaultFolderId: number | null;
  details: StoredInboxDetails;
}

function inboxes(db: Database) {
  return db
    .selectFrom('inboxes')
    .select(['id', 'email', 'robotId', 'defaultFolderId'])
    .select(({ ref }) => [
      ref('engine').$castTo<InboxItem['engine']>().as('engine'),
      ref('details').$castTo<StoredInboxDetails>().as('details'),
    ]);
}

/** By address. */
export async function listInboxes(db: Database): Promise<InboxItem[]> {
  const rows = await inboxes(db).orderBy('emailKey').execute();
  return rows.map(({ id, engine, email }) => ({ id, engine, email }));
}

/** Code 368. */
export async function getInbox(
  db: Database,
  inboxId: number,
): Promise<InboxContent & { id: number }> {
  const inbox = await inboxes(db).where('id', '=', inboxId).executeTakeFirst();
  return inbox ?? refuse('UnknownInbox');
}

/** Code 358: another inbox has this address. */
export async function requireFreeInboxEmail(
  db: Database,
  email: string,
  inboxId: number | null,
): Promise<void> {
  await refuseIfRow(
    db
      .selectFrom('inboxes')
      .select('id')
      .where('emailKey', '=', emailKey(email))
      .$if(inboxId !== null, (query) => query.where('id', '<>', inboxId)),
    'EmailAlreadyExists',
  );
}

export async function addInbox(db: Database, content: InboxContent): Promise<number> {
  return addRow(db, 'inboxes', toColumns(content));
}

export async function editInbox(
  db: Database,
  inboxId: number,
  content: InboxContent,
): Promise<void> {
  await db.updateTable('inboxes').set(toColumns(content)).where('id', '=', inboxId).execute();
}

export async function deleteInbox(db: Database, inboxId: number): Promise<void> {
  await db.deleteFrom('inboxes').where('id', '=', inboxId).execute();
}

function toColumns({ engine, email, robotId, defaultFolderId, details }: InboxContent) {
  return {
    engine,
    email,
    emailKey: emailKey(email),
    robotId,
    defaultFolderId,
    details: JSON.stringify(details),
  };
}
