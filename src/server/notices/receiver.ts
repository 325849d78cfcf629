import { unixTime } from '@/lib/values/unixTime';
import type { FormatSettings } from '@/lib/values/formats';
import type { Zone } from '@/lib/values/zone';
import { Access } from '@/protocol/access';

import type { Caller } from '@/server/core/caller';
import type { Database } from '@/server/database/schema';
import type { AlertScope } from '@/server/store/alertStore';
import type { Viewer } from '@/server/issues/viewpoint';
import { globalSettings, languageOf } from '@/server/rules/globalSettings';
import { serverTimeZone, type Settings } from '@/server/rules/settings';
import { localTime, momentOf } from '@/server/rules/timeZone';
import { speakerOf, type Translate } from '@/server/text/speaker';

/** Somebody who gets messages about issues: they see what they would see if they called. */
export interface Receiver extends Viewer {
  email: string;
  translate: Translate;
  /** How they write numbers and dates. */
  formats: FormatSettings;
  /** That of the server: nobody knows where they read their mail. */
  zone: Zone;
  /** Address of the installation for links, without a trailing slash. */
  baseUrl: string;
}

/** What a run of the periodic tasks knows. */
export interface Circumstances {
  settings: Settings;
  baseUrl: string;
  /** Unix seconds. */
  now: number;
  /** Aborted when the process is about to end: what has not been begun then is left to the next one. */
  ending?: AbortSignal | undefined;
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
  const { translate } = await speakerOf(languageOf(caller, settings));
  return {
    db,
    caller,
    settings,
    now,
    email: caller.email,
    translate,
    formats: globalSettings(settings, caller),
    zone: zoneOf(serverTimeZone(settings)),
    baseUrl,
  };
}

function zoneOf(timeZone: string): Zone {
  return {
    toLocal: (utc) => localTime(unixTime(utc), timeZone),
    toUtc: (local) => localTime(momentOf(local, timeZone), 'UTC'),
  };
}

/** The address of an issue (protocol 1.4). */
export function issueLink({ baseUrl }: Pick<Receiver, 'baseUrl'>, issueId: number): string {
  return `${baseUrl}/client/index.php?path=/issues/${String(issueId)}`;
}

/** The address of the list that an alert or report watches. */
export function listLink(
  { baseUrl }: Pick<Receiver, 'baseUrl'>,
  { typeId, viewId, projectId, folderId }: AlertScope,
): string {
  const view = viewId === null ? '' : `/views/${String(viewId)}`;
  const place =
    folderId !== null
      ? `/folders/${String(folderId)}`
      : projectId !== null
        ? `/projects/${String(projectId)}`
        : '';
  const type = view === '' && folderId === null ? `/types/${String(typeId)}` : '';
  return `${baseUrl}/client/index.php?path=${type}${view}${place}/issues`;
}
