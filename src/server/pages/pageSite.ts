import { randomBytes } from 'node:crypto';

import type { ServerContext } from '@/server/http/serverContext';
import type { Settings } from '@/server/rules/settings';
import { loadSettings } from '@/server/store/settingsStore';

import type { ReadAssetManifest, AssetManifest } from './assetManifest';
import { textsIn, type Translate } from './texts';

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
  locale: string;
  text: Translate;
  /** Allows the inline script of this answer and no other. */
  nonce: string;
}

export async function openPageRequest(site: PageSite, request: Request): Promise<PageRequest> {
  const settings = await loadSettings(site.server.db);
  return {
    site,
    request,
    settings,
    manifest: await site.readManifest(),
    base: site.server.basePath,
    locale: settings.language,
    text: textsIn(settings.language),
    nonce: randomBytes(16).toString('base64'),
  };
}

/** The same page in the language of its reader. */
export function inLanguage(page: PageRequest, locale: string): PageRequest {
  return { ...page, locale, text: textsIn(locale) };
}
