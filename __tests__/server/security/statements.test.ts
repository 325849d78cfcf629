import { addTo, openSmallTracker, type SmallTracker } from '@tests/server/calls/smallTracker';

let tracker: SmallTracker;

beforeAll(async () => {
  tracker = await openSmallTracker();
  const { admin, folderId } = tracker;
  for (const name of ['One', 'Two']) await addTo(admin, '/issues/add.php', { folderId, name });
});

afterAll(() => tracker.server.close());

const attacks = [
  "'",
  "''",
  "' or '1'='1",
  "'; drop table issues; --",
  '") or 1=1 --',
  '\\',
  "\\'; select 1",
  '%',
  '_',
  '$1',
  '${1}',
  '/* */',
  "1' union select login from users --",
  '﹪',
  'ʼ',
];

interface List {
  issues: unknown[];
  totalCount: number;
}

describe.each(attacks)('the text %j', (attack) => {
  test('finds nothing when it is searched for, and breaks nothing', async () => {
    for (const searchColumn of [0, 3, 5]) {
      const { totalCount } = await tracker.admin.result<List>('/issues/list.php', {
        typeId: 2,
        searchColumn,
        searchValue: attack,
        limit: 10,
      });
      expect(totalCount).toBe(0);
    }
  });

  test.each(['EQ', 'CON', 'BEG', 'END', 'IN'])(
    'finds nothing as a filter by %s',
    async (operator) => {
      const viewId = await addTo(tracker.admin, '/types/views/add.php', {
        typeId: 2,
        isPublic: false,
        name: `${attacks.indexOf(attack)} ${operator}`,
        columns: '1,0',
        sortColumn: 0,
        sortAscending: true,
        filters: [{ column: 0, operator, value: attack }],
      });
      const { totalCount } = await tracker.admin.result<List>('/issues/list.php', {
        viewId,
        limit: 10,
      });
      expect(totalCount).toBe(0);
    },
  );

  test('is stored and given back as it is', async () => {
    const { admin, folderId } = tracker;
    const issueId = await addTo(admin, '/issues/add.php', { folderId, name: attack });
    const { details } = await admin.result<{ details: { name: string } }>('/issues/load.php', {
      issueId,
    });
    expect(details.name).toBe(attack);
    await admin.result('/issues/delete.php', { issueId });
  });

  test('is no login', async () => {
    const visitor = tracker.server.visitor({ host: `10.1.0.${attacks.indexOf(attack)}` });
    expect(await visitor.code('/login.php', { login: attack, password: attack })).toBe(302);
  });
});

test.each(['sortColumn', 'searchColumn', 'offset', 'limit', 'typeId'])(
  'the number %s is never a text',
  async (field) => {
    const payload = { typeId: 2, limit: 10, [field]: '1; drop table issues' };
    expect(await tracker.admin.code('/issues/list.php', payload)).toBe(402);
  },
);

test('nothing went wrong behind the scenes', async () => {
  const { totalCount } = await tracker.admin.result<List>('/issues/list.php', {
    typeId: 2,
    limit: 10,
  });
  expect(totalCount).toBe(2);
  expect(tracker.server.errors).toEqual([]);
});
