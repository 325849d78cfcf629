import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import webpack from 'webpack';
import configurations from '../../../webpack.config.js';
import { speakLocale } from './speakLocale';

/**
 * Puts a client of `buildPseudoClient` in the place of the built one, and lets the server say that
 * one of the languages made from English is that of the page.
 */
export async function servePseudoClient(
  context: BrowserContext,
  { folder, locale }: { folder: string; locale: string },
): Promise<void> {
  await context.route('**/assets/**', async (route) => {
    const [, name = ''] = /\/assets\/(.+)$/.exec(new URL(route.request().url()).pathname) ?? [];
    const own = [name, withoutHash(name)].find((file) => existsSync(path.join(folder, file)));
    await (own ? route.fulfill({ path: path.join(folder, own) }) : route.continue());
  });
  await speakLocale(context, locale);
}

/** A page names the files of the build it was made for. */
function withoutHash(file: string): string {
  return file.replace(/\.[0-9a-f]{7}(?=\.(js|css)$)/, '');
}

/** Makes a client that has the languages made from English; resolves to its temporary folder. */
export async function buildPseudoClient(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'issuedesk-pseudo-'));
  const [client] = configurations({ pseudo: true }, { mode: 'development' });
  const compiler = webpack({ ...client, output: { ...client?.output, path: folder } });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else compiler.close(() => resolve());
    });
  });
  return folder;
}
