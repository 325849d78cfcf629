import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ApiSession, openApiSession } from './support/apiSession';
import { buildCompanion, buildPatience } from './support/companionBuild';
import { type CompanionProcess, startCompanion } from './support/companionProcess';
import { describePostgres, makePostgresDatabase } from './support/testDatabases';

const install = ['--empty', '--server-name', 'Two', '--admin-password', 'a password'];
const WRITERS = 6;
const WRITES = 20;

interface LoadedIssue {
  details: { stamp: number };
  history: { id: number; text?: string }[];
}

describePostgres('two processes on one PostgreSQL', (serverUrl) => {
  let data: string;
  let database: { url: string; drop(): Promise<void> };
  let processes: CompanionProcess[] = [];
  let sessions: [ApiSession, ApiSession];
  let issueIds: number[];

  beforeAll(buildCompanion, buildPatience);

  beforeAll(async () => {
    data = await mkdtemp(path.join(tmpdir(), 'issuedesk-two-'));
    database = await makePostgresDatabase(serverUrl);
    // At once, on an empty database: one of them makes the tables and fills them.
    processes = await Promise.all(
      [1, 2].map(() => startCompanion(data, install, { DATABASE_URL: database.url })),
    );
    const [here = '', there = ''] = processes.map(({ address }) => address);
    const session = await openApiSession(here, 'admin', 'a password');
    sessions = [session, session.movedTo(there)];
    const { projectId } = await session.call<{ projectId: number }>('/projects/add.php', {
      name: 'P',
    });
    const { folderId } = await sessions[1].call<{ folderId: number }>('/projects/folders/add.php', {
      projectId,
      name: 'F',
      typeId: 1,
    });
    issueIds = [];
    for (const name of ['One', 'Two', 'Three']) {
      const issue = { folderId, name };
      const { issueId } = await session.call<{ issueId: number }>('/issues/add.php', issue);
      issueIds.push(issueId);
    }
  });

  afterAll(async () => {
    for (const companion of processes) await companion.stop();
    await database.drop();
    await rm(data, { recursive: true, force: true });
  });

  const sessionOf = (index: number) => sessions[index % 2 === 0 ? 0 : 1];

  test('parallel writers of both get stamps that only grow, in the order in which readers see them', async () => {
    const watchedId = issueIds[0] ?? 0;
    const read = (index: number, modifiedSince: number) =>
      sessionOf(index).call<LoadedIssue>('/issues/load.php', {
        issueId: watchedId,
        history: true,
        modifiedSince,
      });
    let isWriting = true;

    async function write(writer: number): Promise<number[]> {
      const stamps: number[] = [];
      for (let index = 0; index < WRITES; index += 1) {
        // Writers of the same issue wait for each other; those of others only for the stamp.
        const issueId = index % 2 === 0 ? watchedId : issueIds[writer % issueIds.length];
        const comment = `${writer}/${index}`;
        const { stampId } = await sessionOf(writer).call<{ stampId: number }>(
          '/issues/comments/add.php',
          { issueId, comment },
        );
        stamps.push(stampId);
      }
      return stamps;
    }

    async function watch(index: number): Promise<number[]> {
      const seen: number[] = [];
      let since = 0;
      for (;;) {
        const isLast = !isWriting;
        const { details, history } = await read(index, since);
        seen.push(...history.map(({ id }) => id));
        since = details.stamp;
        if (isLast) return seen;
      }
    }

    const watching = Promise.all([watch(0), watch(1)]);
    const stampsOfWriters = await Promise.all(
      Array.from({ length: WRITERS }, (_, writer) => write(writer)),
    );
    isWriting = false;
    const seenByWatchers = await watching;

    const stamps = stampsOfWriters.flat().toSorted((one, two) => one - two);
    const [first = 0] = stamps;
    expect(stamps).toEqual(stamps.map((_, index) => first + index));
    for (const own of stampsOfWriters) expect(own).toEqual(own.toSorted((one, two) => one - two));
    const { history } = await read(0, 0);
    const all = history.map(({ id }) => id);
    // Whoever asks again and again for what is new has seen everything, nothing late, and some of it twice.
    for (const seen of seenByWatchers) expect([...new Set(seen)]).toEqual(all);
  });

  test('a session and its token are good for both, until it ends on one of them', async () => {
    const [here, there] = processes.map(({ address }) => address);
    const own = await openApiSession(there ?? '', 'admin', 'a password');
    const elsewhere = own.movedTo(here ?? '');

    await expect(elsewhere.call('/global.php', {})).resolves.toMatchObject({ userId: 1 });
    await expect(elsewhere.withToken('guessed').call('/global.php', {})).rejects.toThrow('371');
    await elsewhere.logOut();
    await expect(own.call('/global.php', {})).rejects.toThrow('300');
  });

  test('a file that one received is sent by the other', async () => {
    const content = new Uint8Array(50_000).fill(7);
    const issueId = issueIds[0];
    const { stampId } = await sessions[0].upload<{ stampId: number }>(
      '/issues/files/add.php',
      { issueId, name: 'large.bin' },
      content,
    );

    expect((await sessions[1].download(stampId)).equals(content)).toBe(true);
  });

  test('wrong passwords are counted together', async () => {
    const addresses = processes.map(({ address }) => address);
    const user = { name: 'Yan', login: 'yan', password: 'Yan-pass-1' };
    await sessions[0].call('/users/add.php', user);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const address = addresses[attempt % 2] ?? '';
      await expect(openApiSession(address, 'yan', 'wrong')).rejects.toThrow('302');
    }

    for (const address of addresses) {
      await expect(openApiSession(address, 'yan', 'Yan-pass-1')).rejects.toThrow('302');
    }
  });
});
