import type { IssueList } from '@/protocol/issues';

import { addTo } from '@tests/server/calls/smallTracker';
import { type ApiClient, type ApiServer, openApiServer } from '@tests/server/support/apiServer';
import { testDatabases } from '@tests/server/support/testDatabases';

// A list is found in another way when it is asked for the second time, and again the third time.
const timesAsked = 3;

describe.each(testDatabases())('a list that is asked for again on $name', ({ open }) => {
  let server: ApiServer;
  let admin: ApiClient;
  let typeId: number;
  let statusId: number;
  let folderIds: number[];
  let ids: Record<string, number>;

  const add = (folderId: number | undefined, name: string, status: string) =>
    addTo(admin, '/issues/add.php', { folderId, name, values: [{ id: statusId, value: status }] });

  beforeEach(async () => {
    server = await openApiServer({ database: await open() });
    admin = await server.logIn('admin');
    typeId = await addTo(admin, '/types/add.php', { name: 'Things' });
    const status = { typeId, name: 'Status', type: 'TEXT', details: {} };
    statusId = await addTo(admin, '/types/attributes/add.php', status);
    const projectId = await addTo(admin, '/projects/add.php', { name: 'P' });
    const addFolder = (name: string) =>
      addTo(admin, '/projects/folders/add.php', { projectId, name, typeId });
    folderIds = [await addFolder('A'), await addFolder('B')];
    ids = {
      one: await add(folderIds[0], 'one', 'c'),
      two: await add(folderIds[0], 'two', 'b'),
      four: await add(folderIds[1], 'four', 'a'),
    };
  });

  afterEach(() => server.close());

  /** Those with an `o`, by status. */
  async function askAgain(query: object = {}): Promise<string[][]> {
    const answers: string[][] = [];
    for (let time = 0; time < timesAsked; time += 1) {
      const { issues, totalCount } = await admin.result<IssueList>('/issues/list.php', {
        typeId,
        sortColumn: 1000 + statusId,
        sortAscending: true,
        searchColumn: 0,
        searchValue: 'o',
        limit: 10,
        html: false,
        ...query,
      });
      const names = issues.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id) ?? '');
      expect(totalCount).toBe(names.length);
      answers.push(names);
    }
    return answers;
  }

  const everyTime = (names: string[]) => Array.from({ length: timesAsked }, () => names);

  test.each<[string, (changed: Record<string, number>) => Promise<unknown>, string[]]>([
    [
      'a new value',
      ({ one }) =>
        admin.result('/issues/edit.php', { issueId: one, values: [{ id: statusId, value: '0' }] }),
      ['one', 'four', 'two'],
    ],
    [
      'a new name',
      ({ two }) => admin.result('/issues/edit.php', { issueId: two, name: '2', values: [] }),
      ['four', 'one'],
    ],
    [
      'a new issue',
      async () => {
        ids['zero'] = await add(folderIds[1], 'zero', 'aa');
      },
      ['four', 'zero', 'two', 'one'],
    ],
    [
      'a deleted issue',
      ({ four }) => admin.result('/issues/delete.php', { issueId: four }),
      ['two', 'one'],
    ],
  ])('follows %s', async (_name, change, expected) => {
    expect(await askAgain()).toEqual(everyTime(['four', 'two', 'one']));

    await change(ids);

    expect(await askAgain()).toEqual(everyTime(expected));
  });

  test('follows an issue from folder to folder', async () => {
    expect(await askAgain({ typeId: null, folderId: folderIds[0] })).toEqual(
      everyTime(['two', 'one']),
    );

    await admin.result('/issues/move.php', { issueId: ids['one'], folderId: folderIds[1] });

    expect(await askAgain({ typeId: null, folderId: folderIds[0] })).toEqual(everyTime(['two']));
    expect(await askAgain({ typeId: null, folderId: folderIds[1] })).toEqual(
      everyTime(['four', 'one']),
    );
  });

  test('follows the name of a person', async () => {
    const userId = await addTo(admin, '/users/add.php', {
      name: 'Zoe',
      login: 'zoe',
      password: 'Zoe-pass-1',
    });
    await admin.result('/users/access.php', { userId, access: 2 });
    const zoe = await server.logIn('zoe', 'Zoe-pass-1');
    await zoe.result('/issues/edit.php', { issueId: ids['two'], name: 'two o', values: [] });
    const byAuthor = { sortColumn: 5 };
    expect(await askAgain(byAuthor)).toEqual(everyTime(['one', 'four', 'two']));

    await admin.result('/users/edit.php', { userId, name: 'Abe', login: 'zoe' });

    expect(await askAgain(byAuthor)).toEqual(everyTime(['two', 'one', 'four']));
  });

  test('pages through what it remembers', async () => {
    await askAgain();
    const page = (offset: number) => ({ offset, limit: 2, searchValue: '', searchColumn: null });
    const list = (offset: number) =>
      admin.result<IssueList>('/issues/list.php', {
        typeId,
        sortColumn: 1000 + statusId,
        ...page(offset),
      });
    for (let time = 0; time < timesAsked; time += 1) {
      const pages = [await list(0), await list(2), await list(4)];
      expect(pages.map(({ issues }) => issues.map(({ id }) => id))).toEqual([
        [ids['four'], ids['two']],
        [ids['one']],
        [],
      ]);
      expect(pages.map(({ totalCount }) => totalCount)).toEqual([3, 3, 4]);
    }
  });
});
