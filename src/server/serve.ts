import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

import type { ServeConfig } from './config';
import { createServer } from './createServer';
import { describeTrouble } from './http/describeTrouble';
import { createNodeServer } from './http/nodeServer';
import type { ServerContext } from './http/serverContext';
import { installFirst } from './installFirst';
import type { Log } from './log';
import { createAddPages } from './pages/addPages';
import { watchAssetManifest } from './pages/assetManifest';
import { startPeriodicTasks, type PeriodicTasks } from './periodicTasks';
import { openStaticFiles } from './static';
import { growNursery } from './tuneMemory';
import { startDumps, type Dumps } from './storage/dumps';
import { openStorage, type Storage, type StorageOptions } from './storage/openStorage';
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

/** Opens the storage, fills it at the first start, and listens. */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { config, folders, log, print, startWorker } = options;
  const storage = await openStorage({
    ...config.storage,
    templateFolder: folders.template,
    startWorker,
  });
  try {
    const first = await installFirst(storage.db, config.install);
    if (first.kind !== 'later') log.info({ kind: first.kind }, 'installed');
    const server = await listen(options, storage);
    const dumps = storage.isEmbedded ? await startRegularDumps(storage, log) : null;
    const address = addressOf(config, server.address());
    const tasks = startRegularTasks(storage, log, address.replace(/\/$/, ''));
    growNursery();
    print(welcomeText(address, first));
    log.info({ address: server.address(), embedded: storage.isEmbedded }, 'listening');
    return { stop: () => stop({ server, tasks, dumps, storage, log }) };
  } catch (error) {
    await storage.close();
    throw error;
  }
}

function startRegularTasks(storage: Storage, log: Log, baseUrl: string): PeriodicTasks {
  return startPeriodicTasks({
    db: storage.db,
    baseUrl,
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

function startRegularDumps(storage: Storage, log: Log): Promise<Dumps> {
  return startDumps({
    db: storage.db,
    databaseFolder: storage.folder.database,
    dumpsFolder: storage.folder.dumps,
    intervalMs: DUMP_INTERVAL_MS,
    onDumped: (name) => log.info({ dump: name }, 'database dumped'),
    onFailed: (error) => log.error({ err: error, operation: 'dump' }, describeTrouble(error)),
  });
}

async function listen({ config, folders, log }: ServeOptions, storage: Storage) {
  const { publicUrl, trustProxy, host, port } = config;
  const addresses = new WeakMap<Request, string>();
  const basePath = publicUrl?.pathname.replace(/\/+$/, '') ?? '';
  const context: ServerContext = {
    db: storage.db,
    files: storage.files,
    basePath,
    isSecure: publicUrl?.protocol === 'https:',
    now: unixSeconds,
    hostOf: (request) => addresses.get(request) ?? '',
    baseUrlOf: (request) => (publicUrl ?? new URL(request.url)).origin + basePath,
    onUnexpectedError: (error, operation) => {
      log.error({ err: error, operation }, describeTrouble(error));
    },
  };
  const app = createServer({
    ...context,
    addPages: createAddPages({
      hasPublicUrl: publicUrl !== null,
      readManifest: watchAssetManifest(path.join(folders.assets, 'assets.json')),
      assets: await openStaticFiles(folders.assets),
      images: await openStaticFiles(folders.images),
    }),
  });

  const server = createNodeServer(async (request, environment) => {
    const forwarded = trustProxy ? request.headers.get('x-forwarded-for')?.split(',').at(-1) : null;
    const address = forwarded?.trim() ?? environment.incoming.socket.remoteAddress ?? '';
    addresses.set(request, address.replace(/^::ffff:/, ''));
    const start = performance.now();
    const response = await app.fetch(request, environment);
    const ms = Math.round(performance.now() - start);
    const { pathname } = new URL(request.url);
    log.debug({ method: request.method, path: pathname, status: response.status, ms }, 'request');
    return response;
  });
  server.listen({ port, ...(host === null ? {} : { host }) });
  await once(server, 'listening');
  return server;
}

function addressOf({ publicUrl, host }: ServeConfig, address: AddressInfo | string | null): string {
  if (publicUrl) return `${publicUrl.href.replace(/\/+$/, '')}/`;
  const port = typeof address === 'object' && address ? address.port : '';
  return `http://${host === null || host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}/`;
}

async function stop(running: {
  server: Awaited<ReturnType<typeof listen>>;
  tasks: PeriodicTasks;
  dumps: Dumps | null;
  storage: Storage;
  log: Log;
}): Promise<void> {
  const { server, tasks, dumps, storage, log } = running;
  log.info('stopping');
  const closed = once(server, 'close');
  server.close();
  const cutOff =
    'closeAllConnections' in server && setTimeout(() => server.closeAllConnections(), GRACE_MS);
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  await closed;
  if (cutOff) clearTimeout(cutOff);
  await tasks.stop();
  await dumps?.stop();
  await dumps?.dumpIfChanged();
  await storage.close();
  log.info('stopped');
}
