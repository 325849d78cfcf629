import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { errorCode } from '@/server/core/errorCode';
import { writeEmptyDatabase } from './emptyDatabase';

const root = path.resolve(__dirname, '../../..');
/** Below node_modules, so that the program finds its packages. */
const cache = path.join(root, 'node_modules/.cache/issuedesk/companions');
/** Beside the sources: what decides how they are built. */
const settings = ['package-lock.json', 'tsconfig.json', 'webpack.config.js'];
const oneDay = 86_400_000;

/** In ms: without anything in a cache, and beside other tests. */
export const buildPatience = 300_000;

let built: string | undefined;

/** The program, once `buildCompanion` has made it. */
export function companionProgram(): string {
  if (built === undefined) {
    throw new Error('The companion is not built: call buildCompanion first.');
  }
  return path.join(built, 'main.mjs');
}

/** Builds the server as `npm run build:server` does, with a prepared database beside it, unless it has been built. */
export async function buildCompanion(): Promise<void> {
  const folder = path.join(cache, await hashOfSources());
  if (!(await exists(folder))) await build(folder);
  built = folder;
}

async function build(folder: string): Promise<void> {
  await removeOld();
  const unfinished = `${folder}.${randomUUID()}`;
  const webpack = path.join(root, 'node_modules/webpack/bin/webpack.js');
  const options = ['--mode', 'production', '--config-name', 'server', '--output-path', unfinished];
  await promisify(execFile)(process.execPath, [webpack, ...options], { cwd: root });
  await mkdir(path.join(unfinished, 'template'));
  await writeEmptyDatabase(path.join(unfinished, 'template/database'));
  try {
    await rename(unfinished, folder);
  } catch (error) {
    // Another worker was faster.
    if (!(await exists(folder))) throw error;
    await rm(unfinished, { recursive: true });
  }
}

/** Of everything that the program is made of. */
async function hashOfSources(): Promise<string> {
  const folders = ['src', 'translations'].map((name) =>
    readdir(path.join(root, name), { recursive: true, withFileTypes: true }),
  );
  const entries = (await Promise.all(folders)).flat();
  const sources = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
    .sort();
  const hash = createHash('sha256');
  for (const file of [...settings, ...sources]) {
    hash.update(file).update(await readFile(path.join(root, file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Builds of other sources; those of today may be in use. */
async function removeOld(): Promise<void> {
  await mkdir(cache, { recursive: true });
  for (const name of await readdir(cache)) {
    const folder = path.join(cache, name);
    const { mtimeMs } = await stat(folder);
    if (Date.now() - mtimeMs > oneDay) await rm(folder, { recursive: true, force: true });
  }
}

async function exists(folder: string): Promise<boolean> {
  try {
    await stat(folder);
    return true;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}
