import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import { ConfigError } from '@/server/core/configError';
import { inTime } from '@/server/core/inTime';
import type { Log } from '@/server/core/log';
import { growNursery, nurserySizes } from '@/server/core/tuneMemory';
import { describeTrouble } from '@/server/database/describeTrouble';
import { takePort, type TakenPort } from '@/server/http/takePort';
import { createAddPages } from '@/server/pages/addPages';
import { watchAssetManifest } from '@/server/pages/assetManifest';
import { openStaticFiles } from '@/server/pages/staticFiles';
import type { ServerLimits } from '@/server/rules/serverLimits';
import { limitHashes } from '@/server/secrets/passwords';
import { startDumps, type Dumps } from '@/server/storage/dumps';
import { openStorage, type Storage, type StorageOptions } from '@/server/storage/openStorage';
import { belongsToAnother } from '@/server/storage/privacy';
import type { StartWorker } from '@/server/storage/tryDatabase';

import type { ServeConfig } from './config';
import { createServer, type ServerOptions } from './createServer';
import { installFirst } from './installFirst';
import { startPeriodicTasks, type PeriodicTasks } from './periodicTasks';
import { welcomeText } from './welcome';

/** Where the built program finds its parts. */
export interface ProgramFolders {
  /** What the client build wrote. */
  assets: string;
  /** Icons. */
  images: string;
  /** The prepared database of a first start. */
  template: string;
}

export interface ServeOptions {
  config: ServeConfig;
  folders: ProgramFolders;
  log: Log;
  startWorker: NonNullable<StorageOptions['startWorker']>;
  /** For databases that are only tried. */
  startTrialWorker: StartWorker;
  print(text: string): void;
}

export interface RunningServer {
  /** Stops accepting, lets running requests finish, dumps and closes the database, frees the data folder. */
  stop(): Promise<void>;
}

const DUMP_INTERVAL_MS = 5 * 60_000;
/** Mail waits no longer than this. */
const TASK_INTERVAL_MS = 60_000;
/** Requests that take longer at the end are cut off. */
const GRACE_MS = 10_000;
/** A last dump and closing take no longer, unless the database can do neither, as in a folder that is read-only. */
const CLOSING_MS = 18_000;

/** Takes the port, opens the storage, fills it at the first start, and serves. Until then whoever comes is told to come again. */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const port = await takePort(options.config);
  try {
    return await serveAt(port, options);
  } catch (error) {
    port.server.close();
    throw error;
  }
}

async function serveAt(port: TakenPort, options: ServeOptions): Promise<RunningServer> {
  const { config, log, print } = options;
  const { server } = port;
  if (config.maxHashes !== null) limitHashes(config.maxHashes);
  const storage = await openConfigured(options);
  try {
    const first = await installFirst(storage, config.install);
    if (first.kind !== 'later') log.info({ kind: first.kind }, 'installed');
    await storage.standby?.begin();
    port.open(await createAnswer(options, storage));
    const dumps = storage.isEmbedded ? await startRegularDumps(storage, options) : null;
    const address = addressOf(config, server.address());
    const tasks = startRegularTasks(storage, log, {
      baseUrl: address.replace(/\/$/, ''),
      limits: config.serverLimits,
    });
    growNursery(storage.isEmbedded ? nurserySizes.small : nurserySizes.large);
    print(welcomeText(address, first));
    log.info({ address: server.address(), embedded: storage.isEmbedded }, 'listening');
    return { stop: () => stop({ server, tasks, dumps, storage, log }) };
  } catch (error) {
    await storage.close();
    throw error;
  }
}

/** Migrates the storage, too, for which there is no way back. */
async function openConfigured({
  config,
  folders,
  log,
  startWorker,
}: ServeOptions): Promise<Storage> {
  const storage = await openStorage({
    ...config.storage,
    limits: config.limits,
    pools: config.pools,
    minFreeBytes: config.serverLimits.minFreeBytes,
    templateFolder: folders.template,
    startWorker,
    onProgress: (what) => {
      log.info({ step: what }, 'preparing the database');
    },
  });
  if (storage.wasReadable) {
    log.warn({ folder: storage.folder.root }, 'other users could read the data folder until now');
  }
  if (await belongsToAnother(storage.folder.root)) {
    log.warn(
      { folder: storage.folder.root },
      'the data folder belongs to another user, who can read and replace what is in it',
    );
  }
  return storage;
}

function startRegularTasks(
  storage: Storage,
  log: Log,
  options: { baseUrl: string; limits: ServerLimits },
): PeriodicTasks {
  return startPeriodicTasks({
    ...options,
    db: storage.db,
    now: unixSeconds,
    intervalMs: TASK_INTERVAL_MS,
    onFailure: (error) => {
      log.error({ err: error, operation: 'periodic tasks' }, describeTrouble(error));
    },
  });
}

function unixSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

function startRegularDumps(
  storage: Storage,
  { log, startTrialWorker }: ServeOptions,
): Promise<Dumps> {
  return startDumps({
    db: storage.db,
    databaseFolder: storage.folder.database,
    dumpsFolder: storage.folder.dumps,
    intervalMs: DUMP_INTERVAL_MS,
    startWorker: startTrialWorker,
    onDumped: (name) => log.info({ dump: name }, 'database dumped'),
    onFailed: (error) => log.error({ err: error, operation: 'dump' }, describeTrouble(error)),
    onTried: (name) => log.info({ dump: name }, 'a dump was tried, and can be started'),
    onUnusable: (name, error) =>
      log.error(
        { err: error, dump: name, operation: 'trial of a dump' },
        'a dump cannot be started, perhaps because the database is damaged; older ones are kept',
      ),
  });
}

async function createAnswer(
  { config, folders, log }: ServeOptions,
  storage: Storage,
): Promise<Parameters<TakenPort['open']>[0]> {
  const { publicUrl, trustProxy } = config;
  const addresses = new WeakMap<Request, string>();
  const basePath = publicUrl?.pathname.replace(/\/+$/, '') ?? '';
  const context: ServerOptions = {
    db: storage.db,
    saves: storage.saves,
    standby: storage.standby,
    files: storage.files,
    basePath,
    isSecure: publicUrl?.protocol === 'https:',
    limits: config.serverLimits,
    now: unixSeconds,
    hostOf: (request) => addresses.get(request) ?? '',
    accountRules: config.accountRules,
    hasPublicUrl: publicUrl !== null,
    baseUrlOf: (request) => (publicUrl ?? new URL(request.url)).origin + basePath,
    onUnexpectedError: (error, operation) => {
      log.error({ err: error, operation }, describeTrouble(error));
    },
  };
  const app = createServer({
    ...context,
    operating: {
      metrics: config.metrics,
      queues: storage.queues,
      db: storage.watched,
      isFromLoopback: (request) =>
        !request.headers.has('x-forwarded-for') &&
        ['127.0.0.1', '::1'].includes(addresses.get(request) ?? ''),
    },
    addPages: createAddPages({
      readManifest: watchAssetManifest(path.join(folders.assets, 'assets.json')),
      assets: await openStaticFiles(folders.assets),
      images: await openStaticFiles(folders.images),
    }),
  });

  return async (request, environment) => {
    const forwarded = trustProxy ? request.headers.get('x-forwarded-for')?.split(',').at(-1) : null;
    const address = forwarded?.trim() ?? environment.incoming.socket.remoteAddress ?? '';
    addresses.set(request, address.replace(/^::ffff:/, ''));
    const start = performance.now();
    const response = await app.fetch(request, environment);
    const ms = Math.round(performance.now() - start);
    const { pathname } = new URL(request.url);
    // The work has ended, which the log would otherwise know the number of.
    const requestId = response.headers.get('X-Request-Id') ?? undefined;
    const { method } = request;
    const { status } = response;
    log.debug({ requestId, method, path: pathname, status, ms }, 'request');
    return response;
  };
}

function addressOf({ publicUrl, host }: ServeConfig, address: AddressInfo | string | null): string {
  if (publicUrl) return `${publicUrl.href.replace(/\/+$/, '')}/`;
  const port = typeof address === 'object' && address ? address.port : '';
  return `http://${host === null || host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}/`;
}

interface Running {
  server: TakenPort['server'];
  tasks: PeriodicTasks;
  dumps: Dumps | null;
  storage: Storage;
  log: Log;
}

async function stop(running: Running): Promise<void> {
  const { server, log } = running;
  log.info('stopping');
  const closed = once(server, 'close');
  server.close();
  const cutOff =
    'closeAllConnections' in server && setTimeout(() => server.closeAllConnections(), GRACE_MS);
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  await closed;
  if (cutOff) clearTimeout(cutOff);
  await inTime(close(running), { ms: CLOSING_MS, late: notClosed });
  log.info('stopped');
}

async function close({ tasks, dumps, storage }: Pick<Running, 'dumps' | 'storage' | 'tasks'>) {
  await tasks.stop();
  await dumps?.stop();
  await dumps?.dumpIfChanged();
  await storage.close();
}

/** A database that cannot write may never answer again; nobody should have to wait for it. */
function notClosed(): ConfigError {
  return new ConfigError(
    `The database was not closed within ${CLOSING_MS / 1000} seconds, and was left as it is. ` +
      'Can the data folder be written to?',
  );
}
