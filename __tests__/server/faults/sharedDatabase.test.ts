import type { OpenDatabase } from '@/server/database/openDatabase';
import {
  type ApiClient,
  type ApiServer,
  openApiServer,
  openOtherProcess,
} from '@tests/server/support/apiServer';
import { type TestDatabase, testDatabases } from '@tests/server/support/testDatabases';

const writers = 4;
const rounds = 6;
/** Default size of the pool of a process. */
const connectionsPerProcess = 10;

interface Stamped {
  stampId: number;
}

describe.each(testDatabases())('two processes on one database, $name', ({ open }) => {
  let first: ApiServer;
  let database: TestDatabase;
  let other: OpenDatabase;
  let clients: ApiClient[];
  let folderId: number;
  const errors: unknown[] = [];

  beforeAll(async () => {
    database = await open();
    other = await database.openAnother();
    first = await openApiServer({ database });
    const second = openOtherProcess(other.db, { clock: first.clock, errors });
    const admin = await first.logIn('admin');
    // The session of one process is good for the other.
    const elsewhere = second(admin);
    clients = [admin, elsewhere];
    const { projectId } = await admin.result<{ projectId: number }>('/projects/add.php', {
      name: 'P',
    });
    const folder = { projectId, name: 'Bugs', typeId: 2 };
    ({ folderId } = await elsewhere.result<{ folderId: number }>(
      '/projects/folders/add.php',
      folder,
    ));
  });

  afterAll(async () => {
    await other.close();
    await first.close();
  });

  /** Writers take turns on the two processes. */
  function client(index: number): ApiClient {
    const found = clients[index % clients.length];
    if (found === undefined) throw new Error('There is no such process');
    return found;
  }

  test('parallel writers get stamps that only grow, and lose nothing', async () => {
    const { issueId } = await client(0).result<{ issueId: number }>('/issues/add.php', {
      folderId,
      name: 'Issue',
    });
    const stampsOfWriters = await Promise.all(
      Array.from({ length: writers }, async (_, writer) => {
        const stamps: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const comment = `${writer}/${round}`;
          const answer = await client(writer).result<Stamped>('/issues/comments/add.php', {
            issueId,
            comment,
          });
          stamps.push(answer.stampId);
        }
        return stamps;
      }),
    );

    for (const stamps of stampsOfWriters) {
      expect(stamps).toEqual(stamps.toSorted((one, two) => one - two));
    }
    expect(new Set(stampsOfWriters.flat()).size).toBe(writers * rounds);
    const { history } = await client(1).result<{ history: { text?: string }[] }>(
      '/issues/load.php',
      { issueId, history: true },
    );
    const comments = history.flatMap(({ text }) => text ?? []);
    expect(comments).toHaveLength(writers * rounds);
    expect([...first.errors, ...errors]).toEqual([]);
  });

  test('a reader who asks for what is new never misses a slow writer', async () => {
    const { issueId } = await client(0).result<{ issueId: number }>('/issues/add.php', {
      folderId,
      name: 'Watched',
    });
    const seen = new Set<string>();
    let modifiedSince = 0;
    async function read(): Promise<void> {
      const { details, history } = await client(1).result<{
        details: { stamp: number };
        history: { text?: string }[];
      }>('/issues/load.php', { issueId, history: true, modifiedSince });
      for (const { text } of history) if (text !== undefined) seen.add(text);
      modifiedSince = details.stamp;
    }

    const writing = Array.from({ length: 20 }, (_, index) =>
      client(index).result('/issues/comments/add.php', { issueId, comment: String(index) }),
    );
    for (let round = 0; round < 10; round += 1) await read();
    await Promise.all(writing);
    await read();

    expect(seen.size).toBe(20);
  });

  test('each process counts the issues of a folder right after a change by the other', async () => {
    const { projectId } = await client(0).result<{ projectId: number }>('/projects/add.php', {
      name: 'Counted',
    });
    const addFolder = async (name: string) =>
      client(0).result<{ folderId: number }>('/projects/folders/add.php', {
        projectId,
        name,
        typeId: 2,
      });
    const [one, two] = [await addFolder('One'), await addFolder('Two')];
    const expectCounts = async (first: number, second: number) => {
      for (const reader of [client(0), client(1)]) {
        const count = async (scope: object) =>
          (
            await reader.result<{ totalCount: number }>('/issues/list.php', {
              ...scope,
              // A full page, so that the rest must be counted.
              limit: 1,
            })
          ).totalCount;
        expect(await count({ folderId: one.folderId })).toBe(first);
        expect(await count({ folderId: two.folderId })).toBe(second);
        expect(await count({ typeId: 2, projectId })).toBe(first + second);
      }
    };
    const issueIds: number[] = [];
    for (let index = 0; index < 4; index += 1) {
      const { issueId } = await client(index).result<{ issueId: number }>('/issues/add.php', {
        folderId: one.folderId,
        name: String(index),
      });
      issueIds.push(issueId);
      await expectCounts(index + 1, 0);
    }
    const [moved = 0, deleted = 0] = issueIds;
    await client(1).result('/issues/move.php', { issueId: moved, folderId: two.folderId });
    await expectCounts(3, 1);
    await client(0).result('/issues/delete.php', { issueId: deleted });
    await expectCounts(2, 1);
    await client(1).result('/projects/folders/delete.php', { folderId: one.folderId, force: true });
    expect(
      (
        await client(0).result<{ totalCount: number }>('/issues/list.php', {
          typeId: 2,
          projectId,
          limit: 1,
        })
      ).totalCount,
    ).toBe(1);
  });

  test('one of several simultaneous equal names wins, the others are told', async () => {
    const codes = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        client(index).code('/projects/add.php', { name: 'Same' }),
      ),
    );

    expect(codes.toSorted((one, two) => Number(one) - Number(two))).toEqual([
      null,
      ...Array.from({ length: 5 }, () => 311),
    ]);
  });

  test('connections that were cut are replaced, with a failed call at most each', async () => {
    await database.cutConnections();

    for (const index of [0, 1]) {
      const codes: (number | null)[] = [];
      for (let call = 0; call <= connectionsPerProcess; call += 1) {
        codes.push(await client(index).code('/projects/add.php', { name: `${index}/${call}` }));
      }
      expect(codes.filter((code) => code !== null && code !== 500)).toEqual([]);
      expect(codes.at(-1)).toBeNull();
    }
  });

  test('failed logins are counted together', async () => {
    const visitors = clients.map((_, index) => (index === 0 ? first.visitor() : client(1)));
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await visitors[attempt % 2]?.code('/login.php', { login: 'nobody', password: 'x' });
    }
    const { failures } = await first.db
      .selectFrom('loginAttempts')
      .select('failures')
      .where('subject', '=', 'account:nobody')
      .executeTakeFirstOrThrow();

    expect(failures).toBe(10);
  });
});
