import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';

import { openDatabase } from '@/server/database/openDatabase';
import type { Database } from '@/server/database/schema';
import { withStartLock } from '@/server/database/startLock';
import { installFirst } from '@/server/program/installFirst';
import { openStorage, type StorageOptions } from '@/server/storage/openStorage';
import { createGate } from '@tests/support/gate';
import { describePostgres, makePostgresDatabase } from '@tests/server/support/testDatabases';

const limits = { statement: 30_000, lock: 10_000, idleTransaction: 60_000 };

describePostgres('several processes that start at once', (serverUrl) => {
  let database: Awaited<ReturnType<typeof makePostgresDatabase>>;
  let dataFolder: string;

  beforeAll(async () => {
    database = await makePostgresDatabase(serverUrl);
    dataFolder = await mkdtemp(path.join(tmpdir(), 'issuedesk-starts-'));
  });

  afterAll(async () => {
    await database.drop();
    await rm(dataFolder, { recursive: true });
  });

  test.each([false, true])(
    'make one tracker and keep no lock (behind a pooler: %s)',
    async (isPooled) => {
      const own = await makePostgresDatabase(serverUrl);
      const options: StorageOptions = {
        dataFolder,
        databaseUrl: own.url,
        isPooled,
        limits,
        templateFolder: '',
      };
      const install = {
        kind: 'tracker',
        serverName: 'One',
        adminPassword: 'a password',
        adminEmail: null,
        language: 'en_US',
      } as const;

      const started = await Promise.all(
        [1, 2, 3].map(async () => {
          const storage = await openStorage(options);
          return { storage, first: await installFirst(storage, install) };
        }),
      );

      expect(started.map(({ first }) => first.kind).toSorted()).toEqual([
        'later',
        'later',
        'tracker',
      ]);
      const { db } = started[0]?.storage ?? {};
      if (db === undefined) throw new Error('Nothing was started');
      const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory'
        and database = (select oid from pg_database where datname = current_database())`.execute(
        db,
      );
      expect(rows).toEqual([]);
      // What a session has would be somebody else's the next time.
      const shown = await sql<Record<string, string>>`show statement_timeout`.execute(db);
      expect(shown.rows).toEqual([{ statementTimeout: isPooled ? '0' : '30s' }]);
      for (const { storage } of started) await storage.close();
      await own.drop();
    },
    // Three starts one after the other, each of which migrates or looks, beside all other tests.
    300_000,
  );

  test('wait outside of any transaction, for which an index that is built would wait', async () => {
    const { db, saves, close } = await openDatabase({ kind: 'postgres', url: database.url });
    const locked = createGate();
    const done = createGate();
    const holding = withStartLock(saves, 'migrate', () => {
      locked.open();
      return done.isOpen;
    });
    await locked.isOpen;
    const ran: string[] = [];
    const waiting = withStartLock(saves, 'migrate', () => {
      ran.push('waiting');
      return Promise.resolve();
    });

    await someoneAskedInVain(db);
    expect(ran).toEqual([]);

    done.open();
    await Promise.all([holding, waiting]);
    expect(ran).toEqual(['waiting']);
    await close();
  });

  test('do one after the other what is locked, also when one fails', async () => {
    const { db, saves, close } = await openDatabase({ kind: 'postgres', url: database.url });
    let running = 0;
    let most = 0;
    const enter = async (fails: boolean) => {
      running += 1;
      most = Math.max(most, running);
      await sql`select pg_sleep(0.01)`.execute(db);
      running -= 1;
      if (fails) throw new Error('failed');
    };

    const ends = await Promise.allSettled(
      [true, false, true].map((fails) => withStartLock(saves, 'install', () => enter(fails))),
    );

    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
    expect(most).toBe(1);
    await close();
  });

  test('leave what others are receiving, and remove what nobody has sent more of for a day', async () => {
    const own = await makePostgresDatabase(serverUrl);
    const incoming = path.join(dataFolder, 'files', 'incoming');
    await mkdir(incoming, { recursive: true });
    for (const name of ['received', 'abandoned']) await writeFile(path.join(incoming, name), 'x');
    const longAgo = Date.now() / 1000 - 2 * 86_400;
    await utimes(path.join(incoming, 'abandoned'), longAgo, longAgo);

    const storage = await openStorage({ dataFolder, databaseUrl: own.url, templateFolder: '' });

    expect(await readdir(incoming)).toEqual(['received']);
    await storage.close();
    await own.drop();
  });
});

/** Until a connection has ended the transaction in which it asked. */
async function someoneAskedInVain(db: Database): Promise<void> {
  for (;;) {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and state = 'idle' and query = 'commit'`.execute(db);
    if (rows.length > 0) return;
  }
}
