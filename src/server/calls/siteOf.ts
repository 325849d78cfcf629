import type { CallContext } from '@/server/http/callContext';
import type { Site } from '@/server/mail/accountMails';

/** How messages of a call name the server and its address. */
export function siteOf({ settings, baseUrl }: CallContext): Site {
  return { serverName: settings.serverName, baseUrl, language: settings.language };
}
