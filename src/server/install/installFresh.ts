import { sql } from 'kysely';

import { Access } from '@/protocol/access';
import { Column } from '@/protocol/enums';

import type { Database } from '@/server/database/schema';
import { eventMessages } from '@/server/events/eventMessages';
import { logEvent } from '@/server/events/logEvent';
import { defaultSettings } from '@/server/rules/settings';
import { hashPassword } from '@/server/secrets/passwords';
import { randomId } from '@/server/secrets/randomTokens';
import { addAttribute, setAttributeOrder } from '@/server/store/attributeStore';
import { saveSettings } from '@/server/store/settingsStore';
import { addType, setDefaultView } from '@/server/store/typeStore';
import { addUser } from '@/server/store/userStore';
import { addView } from '@/server/store/viewStore';
import { speakerOf } from '@/server/text/speaker';

import { namedFirstTypes, type ResolvedType } from './firstTypes';
import { forgetSetUpToken } from './setUpToken';

export interface InstallOptions {
  serverName: string;
  adminPassword: string;
  adminEmail: string | null;
  /** Key of the server's language. */
  language: string;
  /** Unix seconds. */
  now: number;
}

/** Whether the database holds a server already. */
export async function isInstalled(db: Database): Promise<boolean> {
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  return user !== undefined;
}

/**
 * Fills a migrated, empty database with what a new server has (protocol 4.11). The administrator's login is `admin`.
 * False when somebody else has filled it meanwhile: then nothing is changed.
 */
export async function installFresh(db: Database, options: InstallOptions): Promise<boolean> {
  const passwordHash = await hashPassword(options.adminPassword);
  const { translate } = await speakerOf(options.language);
  return db.transaction().execute(async (transaction) => {
    // Whoever comes second waits here, and then finds users.
    await sql`lock table users in share row exclusive mode`.execute(transaction);
    if (await isInstalled(transaction)) return false;
    await forgetSetUpToken(transaction);
    await addUser(transaction, {
      name: 'Administrator',
      login: 'admin',
      email: options.adminEmail,
      language: null,
      access: Access.administrator,
      passwordHash,
      mustChangePassword: false,
    });
    for (const type of namedFirstTypes(translate)) await installType(transaction, type);
    await saveSettings(transaction, defaultSettings, {
      serverName: options.serverName,
      serverUuid: randomId(),
      language: options.language,
    });
    await logEvent(transaction, {
      type: 'audit',
      language: options.language,
      message: eventMessages.serverInstalled,
      date: options.now,
      userId: null,
      host: '',
    });
    return true;
  });
}

async function installType(
  db: Database,
  { name, attributes, resolve }: ResolvedType,
): Promise<void> {
  const typeId = await addType(db, name);
  const attributeIds: number[] = [];
  for (const { name: attributeName, type, ...details } of attributes) {
    attributeIds.push(await addAttribute(db, { typeId, name: attributeName, type, details }));
  }
  await setAttributeOrder(db, attributeIds);
  const { defaultColumns, views } = resolve(attributeIds);
  const sort = { sortColumn: Column.id, sortAscending: true };
  if (defaultColumns !== null) {
    await setDefaultView(db, typeId, { columns: defaultColumns, ...sort });
  }
  for (const view of views) await addView(db, { typeId, ownerId: null, ...view, ...sort });
}
