import { sql } from 'kysely';

import { migrate } from '@/server/database/migrate';
import { openDatabase, type OpenDatabase } from '@/server/database/openDatabase';
import type { Database } from '@/server/database/schema';
import { addTo } from '@tests/server/calls/smallTracker';
import {
  ApiClient,
  type ApiAnswer,
  type ApiServer,
  openApiServer,
} from '@tests/server/support/apiServer';
import { openEmptyDatabase } from '@tests/server/support/emptyDatabase';
import {
  describePostgres,
  makePostgresDatabase,
  nobodyWaits,
  someoneWaits,
} from '@tests/server/support/testDatabases';

describePostgres('a PostgreSQL server with more to do than it can', (serverUrl) => {
  let database: Awaited<ReturnType<typeof makePostgresDatabase>>;
  let server: ApiServer;
  let narrow: OpenDatabase;
  /** Of somebody who holds on to things. */
  let other: OpenDatabase;
  let admin: ApiClient;
  let projectId: number;

  beforeAll(async () => {
    database = await makePostgresDatabase(serverUrl);
    const { url } = database;
    other = await openDatabase({ kind: 'postgres', url });
    const pools = { reads: 2, saves: 1, maxWaiting: 1, patience: 60_000 };
    narrow = await openDatabase({ kind: 'postgres', url, pools });
    await migrate(narrow.db);
    server = await openApiServer({
      database: narrow,
      operating: {
        db: narrow.watched,
        queues: narrow.queues,
        metrics: { token: null, isOpenToLoopback: true },
        isFromLoopback: () => true,
      },
    });
    admin = await server.logIn('admin');
    projectId = await addTo(admin, '/projects/add.php', { name: 'P' });
  });

  afterAll(async () => {
    await server.close();
    await other.close();
    await database.drop();
  });

  function whileLocked<Result>(table: string, act: () => Promise<Result>): Promise<Result> {
    return other.db.transaction().execute(async (transaction) => {
      await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(transaction);
      return act();
    });
  }

  async function folderNames(): Promise<string[]> {
    const { folders } = await admin.result<{ folders: { name: string }[] }>('/projects/load.php', {
      projectId,
      folders: true,
    });
    return folders.map(({ name }) => name);
  }

  test('answers 503 to the save that finds the queue full, and lets people read', async () => {
    const description = { projectId, description: 'x' };
    const under = (name: string) => admin.send('/projects/rename.php', { projectId, name });

    const { saves, refused, read } = await whileLocked('folders', async () => {
      // Holds the project and the only connection, and waits for the table.
      const first = admin.send('/projects/folders/add.php', { projectId, name: 'F', typeId: 1 });
      await someoneWaits(other.db);
      const second = under('Renamed');
      await until(() => narrow.queues['saves']?.().waiting === 1);
      const full = await under('Refused');
      return {
        saves: [first, second],
        refused: full,
        read: await admin.send('/account/load.php', {}),
      };
    });

    expect(refused).toMatchObject({ status: 503, body: { errorCode: 500 } });
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(read.status).toBe(200);
    expect((await Promise.all(saves)).map(({ status }) => status)).toEqual([200, 200]);
    expect(await admin.code('/projects/description/add.php', description)).toBeNull();
    const { details } = await admin.result<{ details: { name: string } }>('/projects/load.php', {
      projectId,
    });
    expect(details.name).toBe('Renamed');
    expect(server.errors).toEqual([]);
  });

  test('is ready, and says how much it has to do, while somebody waits for a connection', async () => {
    const take = async () => {
      const transaction = await narrow.db.startTransaction().execute();
      await sql`select 1`.execute(transaction);
      return transaction;
    };
    const taken = [await take(), await take()];
    const waiting = sql`select 1`.execute(narrow.db);
    await until(() => narrow.queues['reads']?.().waiting === 1);

    const ready = await server.app.request('/readyz');
    const metrics = await (await server.app.request('/metrics')).text();

    expect(ready.status).toBe(200);
    expect(metrics).toContain('issuedesk_database_up 1');
    expect(metrics).toContain('issuedesk_database_waiting{pool="reads"} 1');
    for (const transaction of taken) await transaction.commit().execute();
    await waiting;
  });

  test('stops what is read for somebody who has gone, and works on', async () => {
    const gone = new AbortController();

    const answer = await whileLocked('issues', async () => {
      const reading = listing(admin, gone.signal);
      await someoneWaits(other.db);
      gone.abort();
      const settled = await reading;
      await nobodyWaits(other.db);
      return settled;
    });

    expect(answer.body.errorCode).toBe(500);
    expect(server.errors).toEqual([]);
    expect(narrow.queues['reads']?.()).toMatchObject({ taken: 0, waiting: 0 });
    expect((await listing(admin)).status).toBe(200);
  });

  test('carries out what has begun to be saved for somebody who has gone', async () => {
    const gone = new AbortController();

    const saving = await whileLocked('folders', async () => {
      const payload = { projectId, name: 'Gone', typeId: 1 };
      const sent = request(admin, '/projects/folders/add.php', payload, gone.signal);
      await someoneWaits(other.db);
      gone.abort();
      return { sent };
    });
    await saving.sent;

    expect(await folderNames()).toContain('Gone');
  });

  test('does not begin what is saved by somebody who has gone while it waited for a connection', async () => {
    const gone = new AbortController();
    const add = (name: string, signal?: AbortSignal) =>
      request(admin, '/projects/folders/add.php', { projectId, name, typeId: 1 }, signal);

    const saves = await whileLocked('folders', async () => {
      // Holds the only connection.
      const first = add('Before');
      await someoneWaits(other.db);
      const second = add('Late', gone.signal);
      await until(() => narrow.queues['saves']?.().waiting === 1);
      gone.abort();
      return [first, second];
    });
    await Promise.all(saves);

    expect(await folderNames()).toContain('Before');
    expect(await folderNames()).not.toContain('Late');
    expect(server.errors).toEqual([]);
    expect(await admin.code('/projects/rename.php', { projectId, name: 'On' })).toBeNull();
  });

  test('does not begin what is saved by somebody who has gone while it waited for a lock', async () => {
    const project = await addTo(admin, '/projects/add.php', { name: 'Locked' });
    const payload = { projectId: project, description: 'Late' };
    const gone = new AbortController();

    const saving = await other.db.transaction().execute(async (transaction) => {
      await sql`select id from projects where id = ${project} for update`.execute(transaction);
      const sent = request(admin, '/projects/description/add.php', payload, gone.signal);
      await someoneWaits(other.db);
      gone.abort();
      return { sent };
    });
    await saving.sent;

    const loaded = { projectId: project, description: true };
    expect(await admin.result('/projects/load.php', loaded)).toMatchObject({ description: null });
    expect(server.errors).toEqual([]);
  });

  test('says nothing certain about a save whose commit was lost', async () => {
    await sql`
      create function wait_long() returns trigger language plpgsql
      as 'begin perform pg_sleep(60); return null; end'
    `.execute(other.db);
    await sql`
      create constraint trigger late after insert on projects deferrable initially deferred
      for each row execute function wait_long()
    `.execute(other.db);

    const saving = admin.send('/projects/add.php', { name: 'Lost' });
    let killed = 0;
    while (killed === 0) {
      const { rows } = await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query = 'commit' and wait_event = 'PgSleep'
      `.execute(other.db);
      killed = rows.length;
    }
    const answer = await saving;

    expect(answer.status).toBe(502);
    expect(answer.body.errorCode).toBeUndefined();
    expect(server.errors.splice(0)).toMatchObject([{ name: 'CommitLost', code: '57P01' }]);
    await sql`drop function wait_long cascade`.execute(other.db);
    expect(await admin.code('/projects/add.php', { name: 'Lost' })).toBeNull();
  });
});

describe('the embedded database', () => {
  let database: OpenDatabase;
  let server: ApiServer;

  beforeAll(async () => {
    database = await openEmptyDatabase({ maxWaiting: 3, patience: 60_000 });
    // With the settings at hand, a request asks the database for its session only.
    server = await openApiServer({ database, settingsAge: 600_000 });
    await Promise.all(askAsStrangers(1));
  });

  afterAll(() => server.close());

  /** Each of them has to be looked up. */
  function askAsStrangers(count: number): Promise<ApiAnswer>[] {
    return Array.from({ length: count }, (_, index) => {
      const stranger = new ApiClient(server.app, `10.3.${index}.1`);
      stranger.cookie = `of nobody ${index}`;
      return stranger.send('/info.php');
    });
  }

  async function statusesOf(answers: Promise<ApiAnswer>[]): Promise<number[]> {
    return (await Promise.all(answers)).map(({ status }) => status).toSorted();
  }

  test('answers 503 when too many wait for it, and then goes on', async () => {
    const asked = await database.db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      const answers = askAsStrangers(5);
      await until(() => (database.queues['database']?.().refused ?? 0) >= 2);
      return { answers };
    });

    expect(await statusesOf(asked.answers)).toEqual([200, 200, 200, 503, 503]);
    expect(await statusesOf(askAsStrangers(1))).toEqual([200]);
    expect(server.errors).toEqual([]);
  });

  test('answers who looks after it before those who wait', async () => {
    const answered: string[] = [];
    const ask = async (db: Database, name: string) => {
      await sql`select 1`.execute(db);
      answered.push(name);
    };
    const { db, watched, close } = await openEmptyDatabase();

    await Promise.all([
      ...Array.from({ length: 500 }, () => ask(db, 'call')),
      ask(watched, 'look'),
    ]);

    expect(answered.indexOf('look')).toBeLessThan(200);
    await close();
  });

  test('does not begin what is saved by somebody who has gone while it waited', async () => {
    const admin = await server.logIn('admin');
    const gone = new AbortController();

    const saves = await database.db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      const late = request(admin, '/projects/add.php', { name: 'Late' }, gone.signal);
      await until(() => database.queues['database']?.().waiting === 1);
      gone.abort();
      return [late];
    });
    await Promise.all(saves);

    const { projects } = await admin.result<{ projects: { name: string }[] }>(
      '/projects/list.php',
      {},
    );
    expect(projects.map(({ name }) => name)).not.toContain('Late');
    expect(server.errors).toEqual([]);
  });

  test('refuses nobody while it has nothing to do', async () => {
    expect(new Set(await statusesOf(askAsStrangers(12)))).toEqual(new Set([200]));
  });
});

function listing(client: ApiClient, signal?: AbortSignal): Promise<ApiAnswer> {
  return request(client, '/issues/list.php', { typeId: 1, limit: 10 }, signal);
}

/** A call whose sender may go. */
function request(
  client: ApiClient,
  path: string,
  payload: object,
  signal?: AbortSignal,
): Promise<ApiAnswer> {
  return client.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-csrf-token': client.csrfToken ?? '' },
    body: JSON.stringify(payload),
    ...(signal && { signal }),
  });
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}
