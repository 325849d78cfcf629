import path from 'node:path';

import { askPassword } from '@/server/cli/askPassword';
import { backup } from '@/server/cli/backup';
import type { CheckOptions } from '@/server/cli/backupFolder';
import { restore } from '@/server/cli/restore';
import { addUser, setPassword } from '@/server/cli/users';
import { verifyBackup } from '@/server/cli/verifyBackup';
import { ConfigError } from '@/server/core/configError';
import { createLog } from '@/server/core/log';
import { errorCode } from '@/server/core/errorCode';
import { describeTrouble, unreachable } from '@/server/database/describeTrouble';
import { exportToDatabase } from '@/server/export/exportToDatabase';
import { exportToFolder } from '@/server/export/exportToFolder';
import { exportToServer } from '@/server/export/exportToServer';
import { isInstalled } from '@/server/install/installFresh';
import { buildTemplate } from '@/server/storage/buildTemplate';
import { dataFolderAt, hasDatabase } from '@/server/storage/dataFolder';
import { FolderInUseError } from '@/server/storage/folderLock';
import { openStorage, type Storage, type StorageConfig } from '@/server/storage/openStorage';
import { makeFilesPrivate } from '@/server/storage/privacy';
import { startPgliteWorker } from '@/server/storage/startPgliteWorker';

import { type Config, type ExportTarget, readConfig } from './config';
import { helpText } from './helpText';
import { serve, type ProgramFolders } from './serve';

const program = import.meta.dirname;
const folders: ProgramFolders = {
  assets: path.resolve(program, '../assets'),
  images: path.resolve(program, '../../public/images'),
  template: path.join(program, 'template', 'database'),
};

function print(text: string): void {
  process.stdout.write(text);
}

async function run(config: Config): Promise<void> {
  // What a build makes belongs to the program, and others may run it.
  if (config.command !== 'buildTemplates') makeFilesPrivate();
  switch (config.command) {
    case 'help':
      print(helpText);
      return;
    case 'buildTemplates':
      await buildTemplate(folders.template);
      return;
    case 'backup':
      print(`${await backup(config.storage, config.target)}\n`);
      return;
    case 'verifyBackup':
      print(`${await verifyBackup(config.folder, optionsOf(config))}\n`);
      return;
    case 'restore':
      print(`${await restore(config.storage, config.source, optionsOf(config))}\n`);
      return;
    case 'export':
      print(
        `${await withStorage(config.storage, (storage) => exportTo(storage, config.target))}\n`,
      );
      return;
    case 'addUser':
      print(`${await withStorage(config.storage, ({ db }) => addUser(db, config))}\n`);
      return;
    case 'setPassword':
      print(`${await withStorage(config.storage, ({ db }) => setPassword(db, config))}\n`);
      return;
    case 'serve':
      await serveUntilStopped(config);
  }
}

function optionsOf({ withoutChecksums }: { withoutChecksums: boolean }): CheckOptions {
  return { withoutChecksums, startWorker: startPgliteWorker };
}

/** For commands that work on a tracker; none of them makes one. */
async function withStorage<Result>(
  storage: StorageConfig,
  use: (opened: Storage) => Promise<Result>,
): Promise<Result> {
  const folder = dataFolderAt(storage.dataFolder);
  const place = storage.databaseUrl === null ? folder.root : 'the database';
  const noTracker = new ConfigError(
    `There is no tracker in ${place}. The server makes one when it starts.`,
  );
  if (storage.databaseUrl === null && !(await hasDatabase(folder))) throw noTracker;
  const opened = await openStorage({ ...storage, templateFolder: folders.template });
  try {
    if (!(await isInstalled(opened.db))) throw noTracker;
    return await use(opened);
  } finally {
    await opened.close();
  }
}

async function exportTo(storage: Storage, target: ExportTarget): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  switch (target.kind) {
    case 'database':
      return exportToDatabase(storage, target);
    case 'folder':
      return exportToFolder(storage, { ...target, now });
    case 'server': {
      const { url, login } = target;
      const password = target.password ?? (await askPassword(`Password of ${login} at ${url}: `));
      return exportToServer(storage, { url, login, password, send: fetch, now, print });
    }
  }
}

async function serveUntilStopped(config: Config & { command: 'serve' }): Promise<void> {
  const log = createLog(config.logLevel);
  let isServing = false;

  const server = await serve({
    config,
    folders,
    log,
    print,
    startTrialWorker: startPgliteWorker,
    startWorker() {
      const worker = startPgliteWorker();
      worker.on('exit', () => {
        // Nothing can be answered without the database; a supervisor starts the server again. A start that fails closes
        // the database, too, and says itself why.
        if (isServing) fail(new Error('The database thread has ended'));
      });
      return worker;
    },
  });
  isServing = true;

  function handleSignal(): void {
    if (!isServing) process.exit(1);
    isServing = false;
    server.stop().then(() => process.exit(0), fail);
  }
  process.on('SIGINT', handleSignal);
  process.on('SIGTERM', handleSignal);
}

/** A mistake of the person at the terminal is told in one line; anything else with its stack. */
function fail(error: unknown): void {
  process.stderr.write(`${explain(error)}\n`);
  process.exit(1);
}

function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderInUseError) return error.message;
  if (errorCode(error) === 'EADDRINUSE') {
    return 'The port is in use by another program. Choose another one with --port.';
  }
  if (describeTrouble(error) === unreachable) {
    return `The database cannot be reached (${errorCode(error) ?? 'no answer'}). Is the address right, and does it run?`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Reads the configuration, runs the command and, being the only one, ends the process. */
export async function runProgram(): Promise<void> {
  try {
    await run(readConfig(process.argv.slice(2), process.env));
  } catch (error) {
    fail(error);
  }
}
