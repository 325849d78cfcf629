import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import net, { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';

import { createLog } from '@/server/core/log';
import { openDatabase, type OpenDatabase } from '@/server/database/openDatabase';
import { withStartLock } from '@/server/database/startLock';
import { readConfig } from '@/server/program/config';
import { type RunningServer, serve } from '@/server/program/serve';

import {
  describePostgres,
  makePostgresDatabase,
  nobodyWaits,
  someoneWaits,
} from '@tests/server/support/testDatabases';

const password = 'Admin-pass-1';
let root: string;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'issuedesk-serve-'));
});

afterAll(() => rm(root, { recursive: true, force: true }));

async function listen(port = 0): Promise<{ port: number; close(): Promise<void> }> {
  const server = net.createServer().listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}

/** Starts as the program does; `lines` gets what is logged. */
function start(port: number, databaseUrl: string, lines: string[] = []): Promise<RunningServer> {
  const place = ['--port', String(port), '--host', '127.0.0.1', '--data', path.join(root, 'data')];
  const tracker = ['--empty', '--server-name', 'Served', '--admin-password', password];
  const config = readConfig([...place, ...tracker, '--log-level', 'debug'], {
    DATABASE_URL: databaseUrl,
  });
  if (config.command !== 'serve') throw new Error('It does not serve');
  return serve({
    config,
    folders: { assets: root, images: root, template: path.join(root, 'none') },
    log: createLog(config.logLevel, { write: (line) => lines.push(line) }),
    startWorker: () => {
      throw new Error('There is no worker');
    },
    startTrialWorker: () => {
      throw new Error('There is no worker');
    },
    print: () => undefined,
  });
}

test('a start whose port is taken has touched no data', async () => {
  const other = await listen();

  await expect(start(other.port, '')).rejects.toMatchObject({ code: 'EADDRINUSE' });

  expect(existsSync(path.join(root, 'data'))).toBe(false);
  await other.close();
});

describePostgres('a server on PostgreSQL', (serverUrl) => {
  let made: Awaited<ReturnType<typeof makePostgresDatabase>>;
  let other: OpenDatabase;
  let port: number;
  let server: RunningServer | undefined;
  const lines: string[] = [];

  beforeAll(async () => {
    made = await makePostgresDatabase(serverUrl);
    other = await openDatabase({ kind: 'postgres', url: made.url });
    const free = await listen();
    ({ port } = free);
    await free.close();
  });

  afterAll(async () => {
    await server?.stop();
    await other.close();
    await made.drop();
  });

  const get = (address: string) =>
    fetch(`http://127.0.0.1:${port}${address}`, { headers: { connection: 'close' } });

  /** The headers of a session. */
  async function logIn(): Promise<string[]> {
    const response = await fetch(`http://127.0.0.1:${port}/server/api/login.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify({ login: 'admin', password }),
    });
    const { result } = (await response.json()) as { result: { csrfToken: string } };
    const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    return [`Cookie: ${cookie}`, `X-CSRF-Token: ${result.csrfToken}`];
  }

  test('tells others that it is starting while it migrates', async () => {
    const { starting, answers } = await withStartLock(other.db, 'migrate', async () => {
      const begun = start(port, made.url, lines);
      const alive = await whenListening(() => get('/healthz'));
      const early = { alive, ready: await get('/readyz'), page: await get('/') };
      return { starting: begun, answers: early };
    });

    expect(answers.alive.status).toBe(200);
    expect(answers.ready.status).toBe(503);
    expect([answers.page.status, answers.page.headers.get('retry-after')]).toEqual([503, '5']);
    server = await starting;
    expect((await get('/readyz')).status).toBe(200);
  });

  test('stops what is read for somebody whose connection is gone', async () => {
    const session = await logIn();
    const body = JSON.stringify({ typeId: 1, limit: 10 });
    const asked = lines.length;
    await other.db.transaction().execute(async (transaction) => {
      await sql`lock table issues in access exclusive mode`.execute(transaction);
      const socket = net.connect(port, '127.0.0.1');
      const head = [
        'POST /server/api/issues/list.php HTTP/1.1',
        'Host: tracker.test',
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
        ...session,
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
      await someoneWaits(other.db);

      socket.destroy();

      await nobodyWaits(other.db);
    });
    expect((await get('/readyz')).status).toBe(200);
    expect(lines.slice(asked).filter((line) => line.includes('"err"'))).toEqual([]);
  });

  test('names each request in the log as in its answer', async () => {
    const response = await get('/server/api/info.php');

    const logged = lines
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .find(({ requestId }) => requestId === response.headers.get('x-request-id'));
    expect(logged).toMatchObject({ msg: 'request', path: '/server/api/info.php', status: 200 });
  });
});

/** The first answer of a server that is about to listen. */
async function whenListening(ask: () => Promise<Response>): Promise<Response> {
  for (;;) {
    try {
      return await ask();
    } catch {
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
