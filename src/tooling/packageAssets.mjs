/**
 * `npm run package`: zips the built client with a note on how to install it into a WebIssues server.
 * Source maps stay out; the compressed copies go in for servers that can send them. The licences of packages whose code is in
 * the bundles are in the archive twice: for whoever opens it, and among the assets, where they stay with the code.
 */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { noticesFile } from './thirdPartyNotices.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const assets = path.join(root, 'dist/assets');
const { name, version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

const installNote = `${name} ${version}: the client, for an existing server

The server must speak the WebIssues 2.x protocol. Nothing on it changes but the folder "assets".

1. In the folder of the server, rename "assets" to "assets-before". Keep it: renaming it back undoes
   the installation.
2. Copy the folder "assets" of this archive in its place. The web server needs to read it only.
3. Open the server in a browser. The files carry a hash in their names, so no cache needs clearing;
   a tab that was open before has to be loaded again.

Recommended: the header against injected scripts (Content-Security-Policy with Trusted Types), caching
for good of the files with a hash in their names, and sending the copies that end in .br and .gz.
HOSTING.md says how.
`;

const files = readdirSync(assets, { recursive: true, encoding: 'utf8' })
  .filter((file) => statSync(path.join(assets, file)).isFile())
  .filter((file) => !/\.map(\.(gz|br))?$/.test(file))
  .sort();

const archive = zipSync({
  'INSTALL.txt': strToU8(installNote),
  'HOSTING.md': readFileSync(path.join(root, 'docs/hosting.md')),
  'LICENSE.txt': readFileSync(path.join(root, 'LICENSE')),
  [noticesFile]: readFileSync(path.join(assets, noticesFile)),
  ...Object.fromEntries(
    files.map((file) => [
      `assets/${file.split(path.sep).join('/')}`,
      readFileSync(path.join(assets, file)),
    ]),
  ),
});

const target = path.join(root, `dist/${name}-assets-${version}.zip`);
writeFileSync(target, archive);
console.log(`${path.relative(root, target)}: ${files.length} files, ${archive.length} bytes`);
