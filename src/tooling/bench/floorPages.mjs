import { readFile } from 'node:fs/promises';
import path from 'node:path';
import webpack from 'webpack';
import { inNewFolder } from './inNewFolder.mjs';
import { floors } from './measures.mjs';

const style = `
  body { margin: 0; font: 14px/1.45 system-ui }
  [role=row] { display: flex; height: 34px; border-bottom: 1px solid #ddd }
  [role=cell], [role=columnheader] { flex: 1; padding: 6px 12px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis }
  a { color: inherit; text-decoration: none }
`;

const documentHeaders = { 'content-type': 'text/html', 'cache-control': 'no-store' };
/** As the companion sends its own. */
const scriptHeaders = {
  'content-type': 'text/javascript',
  'cache-control': 'public, max-age=31536000, immutable',
};

/** Path of a bare page. It ends like a program's, so that a slow server takes as long for it as for the client's page. */
export function floorPath(floor) {
  return `/floors/${floor}.php`;
}

/**
 * Makes the bare pages, each of one document and one script.
 *
 * @param {{ csrfToken: string, typeId: number }} what of the session they ask in, and the list they show
 * @returns {Promise<Record<string, { headers: object, body: string }>>} by path
 */
export async function makeFloorPages(what) {
  const scripts = await inNewFolder('issuedesk-floors-', bundle);
  return Object.fromEntries(
    floors.flatMap(({ key: floor }) => [
      [floorPath(floor), { headers: documentHeaders, body: documentOf(floor, what) }],
      [`/floors/${floor}.js`, { headers: scriptHeaders, body: scripts[floor] }],
    ]),
  );
}

function documentOf(floor, what) {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${floor}</title>
<style>${style}</style><body><script>window.floor = ${JSON.stringify(what)}</script>
<script type="module" src="/floors/${floor}.js"></script></body></html>`;
}

async function bundle(folder) {
  const compiler = webpack({
    mode: 'production',
    entry: Object.fromEntries(
      floors.map(({ key }) => [key, path.join(import.meta.dirname, 'floors', `${key}.mjs`)]),
    ),
    output: { path: folder, filename: '[name].js' },
    performance: false,
  });
  await new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else compiler.close(resolve);
    });
  });
  const read = async ({ key }) => [key, await readFile(path.join(folder, `${key}.js`), 'utf8')];
  return Object.fromEntries(await Promise.all(floors.map(read)));
}
