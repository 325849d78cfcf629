import { randomBytes } from 'node:crypto';

import type { RunningServer } from '@/server/http/serverContext';
import { defaultSettings, type Settings } from '@/server/rules/settings';
import { speakerOf, type Translate } from '@/server/text/speaker';

import type { ReadAssetManifest, AssetManifest } from './assetManifest';
import { preferredLanguage } from './preferredLanguage';

/** What all pages of the server work with. */
export interface PageSite {
  server: RunningServer;
  readManifest: ReadAssetManifest;
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
  /** Allows the scripts and styles of this answer and no others. */
  nonce: string;
}

/** An empty database has no language yet: whoever sets it up is spoken to as the browser asks (`isEmpty`). */
export async function openPageRequest(
  site: PageSite,
  request: Request,
  { isEmpty }: { isEmpty: boolean },
): Promise<PageRequest> {
  const settings = await site.server.settings.load();
  const locale = isEmpty ? languageAskedFor(request) : settings.language;
  return describePage(site, request, settings, locale);
}

/** A page while the database does not answer: of a tracker without a name, in the language of the browser. */
export function openPageWithoutDatabase(site: PageSite, request: Request): Promise<PageRequest> {
  return describePage(site, request, { ...defaultSettings }, languageAskedFor(request));
}

function languageAskedFor(request: Request): string {
  return preferredLanguage(request.headers.get('accept-language') ?? '');
}

async function describePage(
  site: PageSite,
  request: Request,
  settings: Settings,
  locale: string,
): Promise<PageRequest> {
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
