import { sql } from 'kysely';

import { migrate } from '@/server/database/migrate';
import { usualLimits } from '@/server/database/limits';
import { openDatabase, type OpenDatabase } from '@/server/database/openDatabase';
import type { Standby } from '@/server/database/standby';
import { createMemoryFileStore } from '@/server/files/memoryFileStore';
import { createServer } from '@/server/program/createServer';
import { findPostgresPrograms } from '@/tooling/bench/server/ownServers.mjs';
import { addTo } from '@tests/server/calls/smallTracker';
import {
  ApiClient,
  type ApiServer,
  openApiServer,
  recordedNow,
} from '@tests/server/support/apiServer';
import { makeStreamingPair, type StreamingPair } from '@tests/server/support/streamingStandby';

const programs = findPostgresPrograms();

interface Listed {
  issues: { id: number; read: number | null; stamp: number }[];
  totalCount: number;
}

// Needs the programs of PostgreSQL, of which the standby is made.
(programs === null ? describe.skip : describe)('a streaming standby', () => {
  const token = 'a token of the operator';
  let pair: StreamingPair;
  let database: OpenDatabase;
  let server: ApiServer;
  let standby: Standby;
  /** A connection that may pause the standby, which one that reads for us may, too. */
  let replay: OpenDatabase;
  let admin: ApiClient;
  let other: ApiClient;
  let folderId: number;

  beforeAll(async () => {
    pair = await makeStreamingPair(programs ?? '');
    database = await openPair();
    await migrate(database.db);
    if (database.standby === undefined) throw new Error('There is no standby');
    standby = database.standby;
    server = await openApiServer({
      database,
      standby,
      operating: {
        metrics: { token, isOpenToLoopback: false },
        queues: database.queues,
        db: database.watched,
        isFromLoopback: () => false,
      },
    });
    replay = await openDatabase({ kind: 'postgres', url: pair.standbyUrl });
    admin = await server.logIn('admin');
    const names = { name: 'Other', login: 'other', email: 'other@example.com' };
    const user = { ...names, password: 'Other-pass-1' };
    const userId = await addTo(admin, '/users/add.php', user);
    await admin.result('/users/access.php', { userId, access: 2 });
    other = await server.logIn('other');
    const projectId = await addTo(admin, '/projects/add.php', { name: 'P' });
    folderId = await addTo(admin, '/projects/folders/add.php', { projectId, name: 'F', typeId: 1 });
    await standby.begin();
  }, 120_000);

  afterAll(async () => {
    await replay.close();
    await server.close();
    await pair.remove();
  }, 60_000);

  /** As another process would, which has the same connections at most. */
  function openPair(standbyLag = 600_000): Promise<OpenDatabase> {
    const pools = { reads: 4, saves: 2 };
    const urls = { url: pair.primaryUrl, standbyUrl: pair.standbyUrl };
    return openDatabase({ kind: 'postgres', ...urls, standbyLag, pools, limits: usualLimits });
  }

  /** Until the standby has all that the primary has written. */
  async function caughtUp(): Promise<void> {
    const { rows } = await sql<{ lsn: number }>`
      select (pg_current_wal_lsn() - '0/0')::int8 as lsn
    `.execute(database.db);
    while (!(await standby.hasReplayed(rows[0]?.lsn ?? 0))) await standby.look();
  }

  const pause = () => sql`select pg_wal_replay_pause()`.execute(replay.db);
  const resume = () => sql`select pg_wal_replay_resume()`.execute(replay.db);

  const addIssue = (name: string) => addTo(admin, '/issues/add.php', { folderId, name });
  const list = (client: ApiClient) =>
    client.result<Listed>('/issues/list.php', { folderId, limit: 50 });

  /** What was counted while something happened. */
  async function counted(act: () => Promise<unknown>) {
    const before = standby.state();
    await act();
    const { answered, failed, avoided } = standby.state();
    return {
      answered: answered - before.answered,
      failed: failed - before.failed,
      avoided: avoided - before.avoided,
    };
  }

  test('answers what reads', async () => {
    await list(admin);
    await caughtUp();

    expect(
      await counted(async () => {
        await admin.result('/global.php');
        await list(admin);
      }),
    ).toEqual({ answered: 2, failed: 0, avoided: 0 });
  });

  test('shows everybody what they have written themselves, on every process', async () => {
    await caughtUp();
    await pause();
    const { totalCount: before } = await list(other);

    await addIssue('Not replayed');

    expect((await list(admin)).totalCount).toBe(before + 1);
    expect((await list(other)).totalCount).toBe(before);
    const second = await openPair();
    await second.standby?.begin();
    const elsewhere = new ApiClient(serverOn(second), '10.0.0.1');
    elsewhere.cookie = admin.cookie;
    elsewhere.csrfToken = admin.csrfToken;
    expect((await list(elsewhere)).totalCount).toBe(before + 1);
    await second.close();

    await resume();
    await caughtUp();
    expect((await list(other)).totalCount).toBe(before + 1);
    expect(await counted(() => list(admin))).toEqual({ answered: 1, failed: 0, avoided: 0 });
  });

  test('leaves it to the primary to say whether a save was carried out whose commit was lost', async () => {
    await sql`
      create function wait_long() returns trigger language plpgsql
      as 'begin perform pg_sleep(60); return null; end'
    `.execute(database.db);
    await sql`
      create constraint trigger late after insert on projects deferrable initially deferred
      for each row execute function wait_long()
    `.execute(database.db);
    await caughtUp();
    await pause();
    const second = await openPair();
    await second.standby?.begin();
    const saving = admin.send('/projects/add.php', { name: 'Lost' });
    let killed = 0;
    while (killed === 0) {
      const { rows } = await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where query = 'commit' and wait_event = 'PgSleep'
      `.execute(database.db);
      killed = rows.length;
    }
    expect((await saving).status).toBe(502);

    expect(await counted(() => list(admin))).toEqual({ answered: 0, failed: 0, avoided: 1 });
    const elsewhere = new ApiClient(serverOn(second), '10.0.0.1');
    elsewhere.cookie = admin.cookie;
    elsewhere.csrfToken = admin.csrfToken;
    await list(elsewhere);
    expect(second.standby?.state()).toMatchObject({ answered: 0, avoided: 1 });
    expect(await counted(() => list(other))).toEqual({ answered: 1, failed: 0, avoided: 0 });

    expect(server.errors.splice(0)).toMatchObject([{ name: 'CommitLost' }]);
    await resume();
    await second.close();
    await sql`drop function wait_long cascade`.execute(database.db);
    await caughtUp();
  });

  test('shows what was read, listed and filtered, which the primary keeps', async () => {
    const issueId = await addIssue('To be read');
    await other.result('/issues/load.php', { issueId, history: true, filter: 2 });
    await caughtUp();
    await pause();
    await other.result('/issues/load.php', { issueId, history: true, filter: 3, unread: true });

    const seen = await list(other);

    expect(seen.issues.find(({ id }) => id === issueId)).toMatchObject({ read: null });
    const { historyFilter } = await server.db
      .selectFrom('users')
      .select('historyFilter')
      .where('login', '=', 'other')
      .executeTakeFirstOrThrow();
    expect(historyFilter).toBe(3);
    await resume();
  });

  test('lets the primary refuse: somebody may have been told of what has not come so far', async () => {
    await caughtUp();
    await pause();
    const issueId = await addIssue('Told by a message');

    expect(
      await counted(() => other.result('/issues/load.php', { issueId, history: false })),
    ).toEqual({ answered: 0, failed: 1, avoided: 0 });
    await resume();
  });

  test('is not asked when it has fallen too far behind', async () => {
    await caughtUp();
    const strict = await openPair(0);
    await strict.standby?.begin();
    await pause();
    await addIssue('Behind');
    await strict.standby?.look();

    expect(strict.standby?.state()).toMatchObject({ isUp: false });
    expect(await strict.standby?.hasReplayed(0)).toBe(false);
    await resume();
    await strict.close();
  });

  test('may go and come back, and says how it is', async () => {
    await caughtUp();
    await replay.close();
    await pair.stopStandby();

    // The first call finds out.
    const { totalCount } = await list(other);
    await standby.look();
    expect(await counted(() => list(other))).toEqual({ answered: 0, failed: 0, avoided: 1 });
    expect(await metrics()).toContain('issuedesk_standby_up 0');

    await pair.startStandby();
    replay = await openDatabase({ kind: 'postgres', url: pair.standbyUrl });
    await caughtUp();
    expect((await list(other)).totalCount).toBe(totalCount);
    expect(await counted(() => list(other))).toMatchObject({ answered: 1 });
    expect(await metrics()).toContain('issuedesk_standby_up 1');
    expect(server.errors).toEqual([]);
  });

  test('is never written to, and not read any more once it was promoted', async () => {
    await caughtUp();
    await sql`select pg_promote()`.execute(replay.db);
    await standby.look();

    expect(standby.state()).toMatchObject({ isUp: false });
    await expect(
      standby.db.deleteFrom('sessions').where('host', '=', 'nowhere').execute(),
    ).rejects.toMatchObject({ code: '25006' });
    expect(await counted(() => list(other))).toEqual({ answered: 0, failed: 0, avoided: 1 });
  });

  async function metrics(): Promise<string[]> {
    const headers = { authorization: `Bearer ${token}` };
    return (await (await server.app.request('/metrics', { headers })).text()).split('\n');
  }

  function serverOn({ db, saves, standby: itsStandby }: OpenDatabase) {
    return createServer({
      db,
      saves,
      standby: itsStandby,
      files: createMemoryFileStore(),
      basePath: '',
      isSecure: false,
      now: () => recordedNow,
      hostOf: () => '10.0.0.1',
      baseUrlOf: () => 'http://tracker.test',
      onUnexpectedError: (error) => server.errors.push(error),
    });
  }
});
