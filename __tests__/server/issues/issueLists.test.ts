import type { IssueList } from '@/protocol/issues';

import { type ApiClient, type ApiServer, openApiServer } from '@tests/server/support/apiServer';
import { testDatabases } from '@tests/server/support/testDatabases';
import { fc, runs } from '@tests/support/properties';

import { type KnownColumn, type KnownFilter, type KnownIssue, passes, sortIds } from './naiveList';

let server: ApiServer;
let admin: ApiClient;
let typeId: number;
let columnIds: Record<KnownColumn, number>;
let folders: Map<string, number>;
let issues: KnownIssue[];

const sortableColumns: KnownColumn[] = [
  'name',
  'id',
  'author',
  'location',
  'text',
  'number',
  'date',
];
const names = [
  'alpha',
  'Alpha',
  'ALPHA beta',
  'Äpfel',
  'zebra',
  'Żółw',
  '100% off',
  'snake_case',
  '#12',
  'Über <b>',
];
const texts = ['', 'linux', 'Linux', 'macOS', 'ärger', 'one, two', 'x_y', '50%'];
const numbers = ['', '0.00', '-1.50', '2.25', '10.00', '9.99'];
const dates = ['', '2026-01-01', '2026-02-28', '2025-12-31', '2026-11-21'];

async function add(path: string, payload: object, id: string): Promise<number> {
  return (await admin.result<Record<string, number>>(path, payload))[id] ?? 0;
}

async function addAttribute(name: string, type: string, details: object): Promise<number> {
  const attribute = { typeId, name, type, details };
  return 1000 + (await add('/types/attributes/add.php', attribute, 'attributeId'));
}

describe.each(testDatabases())('on $name', ({ open }) => {
  beforeAll(async () => {
    server = await openApiServer({ database: await open() });
    admin = await server.logIn('admin');
    await admin.result('/users/add.php', { name: 'bob', login: 'bob', password: 'Bob-pass-1' });
    typeId = await add('/types/add.php', { name: 'Things' }, 'typeId');
    columnIds = {
      name: 0,
      id: 1,
      author: 3,
      location: 6,
      text: await addAttribute('Text', 'TEXT', {}),
      number: await addAttribute('Number', 'NUMERIC', { decimal: 2 }),
      date: await addAttribute('Date', 'DATETIME', {}),
    };
    const projectId = await add('/projects/add.php', { name: 'P' }, 'projectId');
    await admin.result('/projects/access.php', { projectId, isPublic: true });
    folders = new Map();
    for (const name of ['b', 'A', 'ç']) {
      folders.set(
        name,
        await add('/projects/folders/add.php', { projectId, name, typeId }, 'folderId'),
      );
    }
    const authors = { Administrator: admin, bob: await server.logIn('bob') };

    // Thirty issues that mix all values, the same in every run.
    const samples = fc.sample(
      fc.record({
        name: fc.constantFrom(...names),
        author: fc.constantFrom('Administrator' as const, 'bob' as const),
        folder: fc.constantFrom(...folders.keys()),
        text: fc.constantFrom(...texts),
        number: fc.constantFrom(...numbers),
        date: fc.constantFrom(...dates),
      }),
      { numRuns: 30, seed: 7 },
    );
    issues = [];
    for (const sample of samples) {
      const values = (['text', 'number', 'date'] as const).map((column) => ({
        id: columnIds[column] - 1000,
        value: sample[column],
      }));
      const folderId = folders.get(sample.folder);
      const { issueId } = await authors[sample.author].result<{ issueId: number }>(
        '/issues/add.php',
        {
          folderId,
          name: sample.name,
          values,
        },
      );
      issues.push({ id: issueId, ...sample });
    }
  });

  afterAll(() => server.close());

  /** Lists through a view made for the purpose, as clients do. */
  async function listFiltered(filters: readonly KnownFilter[], query: object): Promise<IssueList> {
    const viewId = await add(
      '/types/views/add.php',
      {
        typeId,
        isPublic: false,
        name: 'Probe',
        columns: '1,0',
        sortColumn: 1,
        sortAscending: true,
        filters: filters.map((filter) => ({ ...filter, column: columnIds[filter.column] })),
      },
      'viewId',
    );
    const list = await admin.result<IssueList>('/issues/list.php', {
      viewId,
      limit: 100,
      ...query,
    });
    await admin.result('/types/views/delete.php', { viewId });
    return list;
  }

  const textFilter = fc.record({
    column: fc.constantFrom('name' as const, 'author' as const, 'text' as const),
    operator: fc.constantFrom('EQ', 'NEQ', 'CON', 'BEG', 'END', 'IN'),
    value: fc.constantFrom(...texts.slice(1, 5), ...names.slice(0, 8), 'a', 'BOB', '%', '_'),
  });
  const numberFilter = fc.record({
    column: fc.constant('number' as const),
    operator: fc.constantFrom('EQ', 'NEQ', 'LT', 'LTE', 'GT', 'GTE'),
    value: fc.constantFrom(...numbers.slice(1)),
  });
  const dateFilter = fc.record({
    column: fc.constant('date' as const),
    operator: fc.constantFrom('EQ', 'NEQ', 'LT', 'LTE', 'GT', 'GTE'),
    value: fc.constantFrom(...dates.slice(1)),
  });
  const emptinessFilter = fc.record({
    column: fc.constantFrom('text' as const, 'number' as const, 'date' as const),
    operator: fc.constantFrom('EQ', 'NEQ'),
    value: fc.constant(''),
  });
  const anyFilter = fc.oneof(textFilter, numberFilter, dateFilter, emptinessFilter);

  test('filters keep what the rules say, whatever they are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyFilter, { minLength: 1, maxLength: 3 }), async (filters) => {
        const list = await listFiltered(filters, {});

        const expected = issues.filter((issue) => filters.every((filter) => passes(issue, filter)));
        expect(list.issues.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
        expect(list.totalCount).toBe(expected.length);
      }),
      { numRuns: runs(60) },
    );
  });

  test('views, searches, sorts and pages together answer like a list in memory', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyFilter, { maxLength: 2 }),
        fc.option(
          fc.record({
            column: fc.constantFrom('name' as const, 'author' as const, 'text' as const),
            value: fc.constantFrom('a', 'AL', 'b', '%', '_', 'ö', 'linux', 'x'),
          }),
        ),
        fc.constantFrom(...sortableColumns),
        fc.boolean(),
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 0, max: 12 }),
        async (filters, search, column, sortAscending, limit, offset) => {
          const list = await listFiltered(filters, {
            sortColumn: columnIds[column],
            sortAscending,
            limit,
            offset,
            ...(search && { searchColumn: columnIds[search.column], searchValue: search.value }),
          });

          const found = search === null ? [] : [{ ...search, operator: 'CON' }];
          const passing = issues.filter((issue) =>
            [...filters, ...found].every((filter) => passes(issue, filter)),
          );
          const expected = sortIds(passing, column, sortAscending);
          const page = expected.slice(offset, offset + limit);
          expect(list.issues.map(({ id }) => id)).toEqual(page);
          expect(list.totalCount).toBe(
            page.length === limit ? expected.length : offset + page.length,
          );
        },
      ),
      { numRuns: runs(80) },
    );
  });

  test('every column sorts both ways, and pages fit together', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...sortableColumns),
        fc.boolean(),
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 40 }),
        async (column, sortAscending, limit, offset) => {
          const query = { typeId, sortColumn: columnIds[column], sortAscending, limit, offset };
          const list = await admin.result<IssueList>('/issues/list.php', query);

          const expected = sortIds(issues, column, sortAscending);
          expect(list.issues.map(({ id }) => id)).toEqual(expected.slice(offset, offset + limit));
          expect(list.totalCount).toBe(Math.max(expected.length, offset));
        },
      ),
      { numRuns: runs(60) },
    );
  });

  describe('a search', () => {
    const search = async (column: KnownColumn, searchValue: string) => {
      const query = { typeId, limit: 100, searchColumn: columnIds[column], searchValue };
      return (await admin.result<IssueList>('/issues/list.php', query)).issues.map(({ id }) => id);
    };

    test.each(['name', 'author', 'text'] as const)(
      'in %s finds what contains it',
      async (column) => {
        for (const value of ['a', '%', '_', 'LIN', 'bob', 'zolw']) {
          const expected = issues.filter((issue) =>
            passes(issue, { column, operator: 'CON', value }),
          );
          expect(await search(column, value)).toEqual(expected.map(({ id }) => id));
        }
      },
    );

    test('finds an issue by its id', async () => {
      expect(await search('id', String(issues[3]?.id))).toEqual([issues[3]?.id]);
    });

    test('understands [Me]', async () => {
      expect(await search('author', '[Me]')).toEqual(await search('author', 'Administrator'));
    });

    test('for [Me] finds nothing of visitors, who have no name', async () => {
      await admin.result('/settings/access/edit.php', { anonymousAccess: true });
      const query = { typeId, limit: 100, searchColumn: columnIds.author, searchValue: '[Me]' };
      const { issues: found } = await server.visitor().result<IssueList>('/issues/list.php', query);
      await admin.result('/settings/access/edit.php');

      expect(found).toEqual([]);
    });

    test.each([
      ['location', 'A', 322],
      ['id', '#5', 332],
      ['id', '05', 332],
      ['number', '2.5', 332],
      ['number', 'abc', 332],
      ['date', '2026-02-30', 333],
      ['name', ' a', 319],
      ['name', 'a'.repeat(256), 327],
    ] as const)('in %s for %j is refused', async (column, searchValue, code) => {
      const query = { typeId, limit: 1, searchColumn: columnIds[column], searchValue };

      expect(await admin.code('/issues/list.php', query)).toBe(code);
    });

    test('in an attribute of another type is refused', async () => {
      const query = { typeId, limit: 1, searchColumn: 1001, searchValue: 'x' };

      expect(await admin.code('/issues/list.php', query)).toBe(309);
    });
  });

  describe('what a list is about', () => {
    test.each([
      [{}],
      [{ typeId: 1, viewId: 1 }],
      [{ typeId: 1, folderId: 1 }],
      [{ projectId: 1 }],
      [{ folderId: 1, projectId: 1 }],
      [{ typeId: 2, limit: 0 }],
      [{ typeId: 2, offset: -1 }],
      [{ typeId: 2, sortColumn: 7 }],
    ])('%j says nothing sensible', async (query) => {
      expect(await admin.code('/issues/list.php', { limit: 1, ...query })).toBe(402);
    });

    test('the view last listed is remembered for its type until a list without a view', async () => {
      const initialView = async () => {
        type Types = { types: { id: number; initialView?: number }[] };
        const { types } = await admin.result<Types>('/global.php');
        return types.find(({ id }) => id === 2)?.initialView;
      };

      await admin.result('/issues/list.php', { viewId: 2, limit: 1 });
      expect(await initialView()).toBe(2);
      await admin.result('/issues/list.php', { typeId: 2, limit: 1 });
      expect(await initialView()).toBeUndefined();
    });

    test('marking reaches what the filters reach, on all pages', async () => {
      const query = { typeId, searchColumn: columnIds.text, searchValue: 'linux' };
      await admin.result('/issues/mark.php', { ...query, read: true });

      const list = await admin.result<IssueList>('/issues/list.php', { typeId, limit: 100 });

      const read = list.issues.filter((issue) => issue.read !== null).map(({ id }) => id);
      const linux = issues.filter(({ text }) => text.toLowerCase() === 'linux');
      expect(read).toEqual(linux.map(({ id }) => id));
      await admin.result('/issues/mark.php', { ...query, read: false });
      const unread = await admin.result<IssueList>('/issues/list.php', { typeId, limit: 100 });
      expect(unread.issues.every((issue) => issue.read === null)).toBe(true);
    });
  });
});
