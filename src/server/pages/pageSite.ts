import { randomBytes } from 'node:crypto';

import type { ServerContext } from '@/server/http/serverContext';
import type { Settings } from '@/server/rules/settings';
import { loadSettings } from '@/server/store/settingsStore';
import { speakerOf, type Translate } from '@/server/text/speaker';

import type { ReadAssetManifest, AssetManifest } from './assetManifest';
import { preferredLanguage } from './preferredLanguage';

/** What all pages of the server work with. */
export interface PageSite {
  server: ServerContext;
  readManifest: ReadAssetManifest;
  /** The address people use is configured, not taken from requests. */
  hasPublicUrl: boolean;
}

/** What one answer of a page works with. */
export interface PageRequest {
  site: PageSite;
  request: Request;
  settings: Settings;
  manifest: AssetManifest;
  /** Path of the installation without a trailing slash. */
  base: string;
  /** The language of the reader. */
  locale: string;
  /** The language of the texts: English where the reader's has none. */
  spokenLocale: string;
  text: Translate;
  /** Allows the inline script of this answer and no other. */
  nonce: string;
}

/** An empty database has no language yet: whoever sets it up is spoken to as his browser asks (`isEmpty`). */
export async function openPageRequest(
  site: PageSite,
  request: Request,
  { isEmpty }: { isEmpty: boolean },
): Promise<PageRequest> {
  const settings = await loadSettings(site.server.db);
  const locale = isEmpty
    ? preferredLanguage(request.headers.get('accept-language') ?? '')
    : settings.language;
  return {
    site,
    request,
    settings,
    manifest: await site.readManifest(),
    base: site.server.basePath,
    ...(await speech(locale)),
    nonce: randomBytes(16).toString('base64'),
  };
}

/** The same page in the language of its reader. */
export async function inLanguage(page: PageRequest, locale: string): Promise<PageRequest> {
  return { ...page, ...(await speech(locale)) };
}

async function speech(
  locale: string,
): Promise<Pick<PageRequest, 'locale' | 'spokenLocale' | 'text'>> {
  const speaker = await speakerOf(locale);
  return { locale, spokenLocale: speaker.locale, text: speaker.translate };
}
