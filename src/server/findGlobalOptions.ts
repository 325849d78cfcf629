import type { Access } from '@/protocol/access';
import type { WiOptions } from '@/protocol/wiOptions';

import { languageOf } from './rules/globalSettings';
import type { Settings } from './rules/settings';
import { anonymousCaller, type Visitor } from './sessions/findCaller';
import { SERVER_VERSION } from './version';

/** `window.__WI_OPTIONS` of the client page (api 1.3); to be written into the page by `toAsciiJson`. */
export function findGlobalOptions(
  baseURL: string,
  settings: Settings,
  visitor: Visitor,
): WiOptions {
  const caller = visitor.kind === 'user' ? visitor.caller : anonymousCaller;
  return {
    baseURL,
    csrfToken: visitor.kind === 'user' ? visitor.csrfToken : null,
    locale: languageOf(caller, settings),
    serverName: settings.serverName,
    serverVersion: SERVER_VERSION,
    serverUUID: settings.serverUuid,
    userId: caller.userId,
    userName: caller.name,
    userAccess: toAccess(caller.access),
  };
}

function toAccess(access: number): Access {
  return access === 1 || access === 2 ? access : 0;
}
