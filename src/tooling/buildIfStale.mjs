import { spawnSync } from 'node:child_process';
import { readdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');

/** What a build is made from. */
const sources = [
  'src',
  'translations',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'webpack.config.js',
];

/** The last file each build writes, and the script that makes it. */
const products = [
  { file: 'dist/assets/assets.json', script: 'build' },
  { file: 'dist/server/main.mjs', script: 'build:server' },
];

/** Builds what is missing or older than the sources. Ends the process when a build fails. */
export function buildIfStale() {
  const newest = Math.max(...sources.map(newestChange));
  for (const { file, script } of products) {
    const built = statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (built >= newest) continue;
    console.log(`Building: npm run ${script}`);
    const { status } = spawnSync('npm', ['run', '--silent', script], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) process.exit(status ?? 1);
    // Webpack leaves a file alone when its content is the same; without this it would look stale.
    utimesSync(path.join(root, file), new Date(), new Date());
  }
}

/** Time of the last change in a file, or anywhere in a folder. */
function newestChange(name) {
  const absolute = path.join(root, name);
  const status = statSync(absolute);
  if (!status.isDirectory()) return status.mtimeMs;
  return Math.max(
    status.mtimeMs,
    ...readdirSync(absolute, { recursive: true, encoding: 'utf8' }).map(
      (file) => statSync(path.join(absolute, file)).mtimeMs,
    ),
  );
}
