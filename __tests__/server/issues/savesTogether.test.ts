import { sql } from 'kysely';

import type { Database } from '@/server/database/schema';
import { addTo } from '@tests/server/calls/smallTracker';
import { type ApiClient, type ApiServer, openApiServer } from '@tests/server/support/apiServer';
import { testDatabases } from '@tests/server/support/testDatabases';

const writers = 6;
const rounds = 8;

/** All that has a number, at one moment, and the last number given then. */
interface Moment {
  last: number;
  numbers: readonly number[];
}

describe.each(testDatabases())('saves of every kind at the same time on $name', ({ open }) => {
  let server: ApiServer;
  let admin: ApiClient;
  let folderIds: number[];

  beforeAll(async () => {
    server = await openApiServer({ database: await open() });
    admin = await server.logIn('admin');
    const projectId = await addTo(admin, '/projects/add.php', { name: 'P' });
    folderIds = [];
    for (const name of ['One', 'Two']) {
      folderIds.push(
        await addTo(admin, '/projects/folders/add.php', { projectId, name, typeId: 2 }),
      );
    }
  });

  afterAll(() => server.close());

  async function momentOf(db: Database): Promise<Moment> {
    const { rows } = await sql<{ last: number; numbers: string }>`
      select
        (select value from counters where name = 'stamp') as last,
        array_to_string(array(
          select id from history
          union select stamp from history
          union select description_stamp from issues where description_stamp is not null
          union select stamp from stubs
          order by 1
        ), ' ') as numbers
    `.execute(db);
    const [moment] = rows;
    if (moment === undefined) throw new Error('There is no such moment');
    return { last: moment.last, numbers: moment.numbers.split(' ').map(Number) };
  }

  /** Every kind of save, of an issue of its own and of one that all change. Answers the numbers it was given. */
  async function write(writer: number, sharedId: number): Promise<number[]> {
    const given: number[] = [];
    const save = async (path: string, payload: object) => {
      const { stampId } = await admin.result<{ stampId: number }>(path, payload);
      given.push(stampId);
      return stampId;
    };
    const [folderId, otherId] = writer % 2 === 0 ? folderIds : folderIds.toReversed();
    const { issueId } = await admin.result<{ issueId: number }>('/issues/add.php', {
      folderId,
      name: `Issue of ${writer}`,
      description: 'first',
    });
    for (let round = 0; round < rounds; round += 1) {
      const text = `${writer}/${round}`;
      const commentId = await save('/issues/comments/add.php', {
        issueId: sharedId,
        comment: text,
      });
      await save('/issues/edit.php', { issueId: sharedId, name: text, values: [] });
      await save('/issues/description/edit.php', { issueId, description: text });
      await save('/issues/comments/edit.php', { commentId, comment: `${text} again` });
      if (round % 2 === 1) await save('/issues/comments/delete.php', { commentId });
      await save('/issues/move.php', { issueId, folderId: round % 2 === 0 ? otherId : folderId });
    }
    return given;
  }

  test('give every number once, and a reader never finds one later that is older than what it knows', async () => {
    const sharedId = await addTo(admin, '/issues/add.php', { folderId: folderIds[0], name: 'All' });
    const moments: Moment[] = [];
    let isWriting = true;
    async function watch(): Promise<void> {
      while (isWriting) moments.push(await momentOf(server.db));
      moments.push(await momentOf(server.db));
    }

    const watching = watch();
    const given = await Promise.all(
      Array.from({ length: writers }, (_, writer) => write(writer, sharedId)),
    );
    isWriting = false;
    await watching;

    expect(new Set(given.flat()).size).toBe(given.flat().length);
    for (const own of given) expect(own).toEqual(own.toSorted((one, two) => one - two));
    for (const [index, { last, numbers }] of moments.entries()) {
      expect(Math.max(...numbers)).toBeLessThanOrEqual(last);
      const known = new Set(numbers);
      // What goes is deleted or changed once more; nothing comes.
      const late = (moments[index + 1]?.numbers ?? []).filter((n) => n <= last && !known.has(n));
      expect(late).toEqual([]);
    }
    expect(moments.length).toBeGreaterThan(5);
    expect(server.errors).toEqual([]);
  });

  test('of an issue that was just deleted are refused, and take no number', async () => {
    const issueId = await addTo(admin, '/issues/add.php', { folderId: folderIds[0], name: 'Gone' });
    const outcomes = await Promise.all([
      admin.code('/issues/delete.php', { issueId }),
      ...Array.from({ length: 5 }, () =>
        admin.code('/issues/comments/add.php', { issueId, comment: 'x' }),
      ),
    ]);

    expect(outcomes[0]).toBeNull();
    expect(outcomes.slice(1).every((code) => code === null || code === 305)).toBe(true);
    expect(await admin.code('/issues/comments/add.php', { issueId, comment: 'x' })).toBe(305);
    expect(server.errors).toEqual([]);
  });
});
