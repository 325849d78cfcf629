import type { Site } from '@/server/mail/accountMails';

import type { PageRequest } from './pageSite';

/** What messages tell about this tracker. */
export function siteOf({ site, request, settings }: PageRequest): Site {
  const { serverName, language } = settings;
  return { serverName, language, baseUrl: site.server.baseUrlOf(request) };
}

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether a link in a message certainly leads to this tracker. Without a configured address it comes from the `Host`
 * header, and a stranger could have a reset link mailed that leads to a host of his own.
 */
export function hasSureAddress({ site, request }: PageRequest): boolean {
  if (site.hasPublicUrl) return true;
  return LOOPBACK.has(new URL(site.server.baseUrlOf(request)).hostname);
}
