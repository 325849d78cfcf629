import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Milliseconds after which a program that does not listen will not. */
const patience = 30_000;

/**
 * Where PostgreSQL's programs are; null on machines that have none. `POSTGRES_BIN` wins.
 *
 * @returns {string | null}
 */
export function findPostgresPrograms() {
  const root = '/usr/lib/postgresql';
  const installed = existsSync(root) ? readdirSync(root).toSorted() : [];
  const folders = installed.map((version) => path.join(root, version, 'bin')).toReversed();
  const given = process.env['POSTGRES_BIN'];
  const candidates = given === undefined ? folders : [given];
  return candidates.find((folder) => existsSync(path.join(folder, 'pg_basebackup'))) ?? null;
}

/**
 * The program of PgBouncer; null on machines that have none. `PGBOUNCER` wins.
 *
 * @returns {string | null}
 */
export function findPooler() {
  const given = process.env['PGBOUNCER'];
  const candidates = given === undefined ? ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'] : [given];
  return candidates.find((file) => existsSync(file)) ?? null;
}

/**
 * Whose processes these servers are: neither runs as root. Null = of whoever calls.
 *
 * @returns {{ uid: number, gid: number } | null}
 */
export function ownerOfServers() {
  if (process.getuid?.() !== 0) return null;
  const idOf = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

/**
 * A folder of its own for servers, which they can write to.
 *
 * @param {string} name
 * @returns {string}
 */
export function makeServerFolder(name) {
  const folder = mkdtempSync(path.join(os.tmpdir(), `issuedesk-${name}-`));
  const owner = ownerOfServers();
  if (owner !== null) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

/**
 * @typedef {object} OwnPostgres
 * @property {string} url
 * @property {() => Promise<void>} restart ends what is asked at the moment, as an administrator does
 * @property {() => Promise<void>} crash lets no process end what it does, then recovers
 * @property {() => Promise<void>} remove
 */

/**
 * A PostgreSQL server in a folder of its own, which keeps what it has acknowledged.
 *
 * @param {string} programs
 * @param {number} port
 * @returns {Promise<OwnPostgres>}
 */
export async function startPostgres(programs, port) {
  const folder = makeServerFolder('postgres');
  const data = path.join(folder, 'data');
  const call = (program, ...args) =>
    run(path.join(programs, program), args, { ...ownerOfServers(), cwd: folder });
  const control = (...args) =>
    call('pg_ctl', '-D', data, '-w', '-l', path.join(folder, 'log'), ...args);
  await call('initdb', '-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync');
  appendFileSync(
    path.join(data, 'postgresql.conf'),
    `listen_addresses = '127.0.0.1'\nport = ${port}\nunix_socket_directories = '${folder}'\nmax_connections = 200\n`,
  );
  await control('start');
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    restart: async () => {
      await control('restart', '-m', 'fast');
    },
    crash: async () => {
      await control('stop', '-m', 'immediate');
      await control('start');
    },
    remove: async () => {
      await control('stop', '-m', 'immediate');
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * @typedef {object} OwnPooler
 * @property {(database: string) => string} urlOf a database behind it
 * @property {() => Promise<void>} kill without any warning
 * @property {() => Promise<void>} start once more
 * @property {() => Promise<void>} remove
 */

/**
 * PgBouncer in front of a PostgreSQL server, which gives each transaction another session.
 *
 * @param {string} program
 * @param {{ serverUrl: string, port: number, connections?: number }} options `connections`: to the server
 * @returns {Promise<OwnPooler>}
 */
export async function startPooler(program, { serverUrl, port, connections = 10 }) {
  const folder = makeServerFolder('pooler');
  const settings = path.join(folder, 'pgbouncer.ini');
  const { hostname, searchParams, port: serverPort, username } = new URL(serverUrl);
  const host = searchParams.get('host') ?? hostname;
  writeFileSync(
    settings,
    [
      '[databases]',
      `* = host=${host} port=${serverPort || 5432} user=${username || 'postgres'}`,
      '[pgbouncer]',
      `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`,
      `auth_type = any\npool_mode = transaction\ndefault_pool_size = ${connections}\nmax_client_conn = 500`,
      // Seconds after which a server is tried again that did not let it in: the usual 15 are too many after a restart.
      'server_login_retry = 1',
      `logfile = ${path.join(folder, 'log')}`,
      '',
    ].join('\n'),
  );
  let child;
  async function start() {
    child = spawn(program, [settings], { ...ownerOfServers(), stdio: 'ignore' });
    await untilListening(port, child);
  }
  async function kill() {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  await start();
  return {
    urlOf: (database) => `postgres://${username || 'postgres'}@127.0.0.1:${port}/${database}`,
    kill,
    start,
    remove: async () => {
      await kill();
      await rm(folder, { recursive: true });
    },
  };
}

async function untilListening(port, child) {
  const end = performance.now() + patience;
  while (child.exitCode === null && performance.now() < end) {
    if (await isListening(port)) return;
    await pause(10);
  }
  throw new Error(`Nothing listens at port ${port}: code ${child.exitCode}`);
}

function isListening(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
