import { Access } from '@/protocol/access';

import type { Database } from '@/server/database/schema';
import type { Caller } from '@/server/http/callContext';
import type { Settings } from '@/server/rules/settings';
import { type TranslateMail, mailTextsIn } from '@/server/mail/mailTexts';
import { languageOf } from '@/server/rules/globalSettings';
import type { Viewer } from '@/server/issues/viewpoint';

/** Somebody who gets messages about issues: he sees what he would see if he called. */
export interface Receiver extends Viewer {
  email: string;
  translate: TranslateMail;
  /** Address of the installation for links, without a trailing slash. */
  baseUrl: string;
}

/** What a run of the periodic tasks knows. */
export interface Circumstances {
  settings: Settings;
  baseUrl: string;
  /** Unix seconds. */
  now: number;
}

/** Null for disabled users and those without an address. */
export async function findReceiver(
  db: Database,
  userId: number,
  { settings, baseUrl, now }: Circumstances,
): Promise<Receiver | null> {
  const caller: Caller | undefined = await db
    .selectFrom('users')
    .select(['id as userId', 'name', 'login', 'access', 'email', 'language', 'historyFilter'])
    .where('id', '=', userId)
    .where('access', '<>', Access.none)
    .executeTakeFirst();
  if (caller === undefined || caller.email === null) return null;
  const translate = mailTextsIn(languageOf(caller, settings));
  return { db, caller, settings, now, email: caller.email, translate, baseUrl };
}

/** The address of an issue (api 1.4). */
export function issueLink({ baseUrl }: Pick<Receiver, 'baseUrl'>, issueId: number): string {
  return `${baseUrl}/client/index.php?path=/issues/${String(issueId)}`;
}
