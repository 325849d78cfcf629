import { linkAddress } from '@/server/http/linkAddress';
import type { Site } from '@/server/mail/accountMails';

import type { PageRequest } from './pageSite';

/** What messages tell about this tracker; null where no link can be mailed because its address is not certain. */
export function mailSite({ site, request, settings }: PageRequest): Site | null {
  const baseUrl = linkAddress(site.server, request);
  return baseUrl === null ? null : { ...settings, baseUrl };
}
