/** A list that is put in another order in the browser is in the order in which the companion would answer it. */
import { orderedList } from '@/features/issues/list/orderedList';
import { placeName } from '@/lib/issueList/listColumns';
import type { Attribute } from '@/protocol/attributes';
import { Column } from '@/protocol/enums';
import type { GlobalData } from '@/protocol/global';
import type { IssueList } from '@/protocol/issues';
import { placeValue } from '@/rules/listOrder';
import { addTo, openSmallTracker, type SmallTracker } from '@tests/server/calls/smallTracker';
import { fc, runs } from '@tests/support/properties';

const typeName = 'Ordered';
const definitions: readonly Omit<Attribute, 'id'>[] = [
  { name: 'Text', type: 'TEXT', 'multi-line': 1 },
  { name: 'Choice', type: 'ENUM', items: ['New', 'älter', 'Zu'], editable: 1 },
  { name: 'Person', type: 'USER' },
  { name: 'Number', type: 'NUMERIC', decimal: 2 },
  { name: 'Day', type: 'DATETIME' },
  { name: 'Moment', type: 'DATETIME', time: 1, local: 1 },
];

const aText = fc.oneof(
  fc.constantFrom(
    ...[
      'alpha',
      'Alpha',
      'ÄPFEL',
      'a & b',
      '<b>',
      'http://a.b/?c=1&d',
      '#12',
      '#1',
      'x',
      '12',
      '9',
    ],
    ...['\u{1F600}', '\uFFFD', 'Straße', 'ı', 'ﬁ', 'one, two', 'user@a.b', 'a "b"'],
  ),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 5 })
    .map((text) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '').trim())
    .filter((text) => text !== ''),
);
const orNothing = <Value>(value: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 1, arbitrary: fc.constant('') }, { weight: 3, arbitrary: value });
const aDay = fc.constantFrom('0999-12-31', '2026-01-02', '2026-01-10', '2026-11-24');
const aNumber = fc.constantFrom('-1.50', '0.00', '2.00', '10.00', '9.99', '123456789012.34');

const anIssue = fc.record({
  name: aText,
  folder: fc.integer({ min: 0, max: 2 }),
  isBobs: fc.boolean(),
  values: fc.tuple(
    ...[aText, aText, fc.constantFrom('Bob', 'Administrator'), aNumber].map(orNothing),
    orNothing(aDay),
    orNothing(aDay.map((day) => `${day} 10:30`)),
  ),
});

let tracker: SmallTracker;
let typeId: number;
let attributes: Map<number, Attribute>;
let folderIds: number[];
let places: Map<string, string>;

beforeAll(async () => {
  tracker = await openSmallTracker();
  const { admin, projectId } = tracker;
  typeId = await addTo(admin, '/types/add.php', { name: typeName });
  for (const { name, type, ...details } of definitions) {
    await addTo(admin, '/types/attributes/add.php', { typeId, name, type, details });
  }
  folderIds = [];
  places = new Map();
  const other = await addTo(admin, '/projects/add.php', { name: 'Á' });
  await admin.result('/projects/members/edit.php', { projectId: other, users: [2], access: 1 });
  for (const [project, name, of] of [
    ['P', 'b', projectId],
    ['P', 'Ä', projectId],
    ['Á', 'c & d', other],
  ] as const) {
    const folder = { projectId: of, name, typeId };
    folderIds.push(await addTo(admin, '/projects/folders/add.php', folder));
    places.set(placeName(project, name), placeValue(project, name));
  }
  const { types } = await admin.result<GlobalData>('/global.php', {});
  const type = types.find(({ name }) => name === typeName);
  attributes = new Map(type?.attributes.map((attribute) => [attribute.id, attribute]));
});

afterAll(() => tracker.server.close());

/** What the companion answers, whatever the columns of the view. */
function listed(order: { sortColumn?: number; sortAscending?: boolean } = {}): Promise<IssueList> {
  const question = { typeId, ...order, limit: 1000, html: true, allColumns: true };
  return tracker.admin.result<IssueList>('/issues/list.php', question);
}

test('any order of any issues is that of the companion', async () => {
  const { admin, bob } = tracker;
  await fc.assert(
    fc.asyncProperty(fc.array(anIssue, { minLength: 5, maxLength: 12 }), async (issues) => {
      const byName = new Map([...attributes.values()].map(({ id, name }) => [name, id]));
      const ids = definitions.map(({ name }) => byName.get(name));
      for (const { name, folder, isBobs, values } of issues) {
        const filled = values.map((value, index) => ({ id: ids[index], value }));
        const issue = { folderId: folderIds[folder], name, values: filled };
        await addTo(isBobs ? bob : admin, '/issues/add.php', issue);
      }
      // Others remain from the case before, so the list grows.
      const list = await listed();
      for (const { id: column } of list.columns) {
        for (const ascending of [true, false]) {
          const answered = await listed({ sortColumn: column, sortAscending: ascending });
          const order = { column, ascending };
          const own = orderedList(list, order, { attributes, places, isKnown: true });
          expect({ order, ids: own?.issues.map(({ id }) => id) }).toEqual({
            order,
            ids: answered.issues.map(({ id }) => id),
          });
          expect(own).toMatchObject({ sortColumn: column, sortAscending: ascending });
        }
      }
    }),
    { numRuns: runs(6), endOnFailure: true },
  );
});

test('of other servers only that is told of which nobody can have another opinion', async () => {
  const list = await listed();
  const known = { attributes, places, isKnown: false };
  const columnOf = (name: string) => list.columns.find((column) => column.name === name)?.id ?? 0;
  const isTold = (column: number, of = list) =>
    orderedList(of, { column, ascending: false }, known) !== null;

  const { name, createdBy, location, id, createdDate } = Column;
  expect([name, createdBy, location].map((column) => isTold(column))).toEqual([
    false,
    false,
    false,
  ]);
  expect([id, createdDate].map((column) => isTold(column))).toEqual([true, true]);
  const [number, day, text] = ['Number', 'Day', 'Text'].map(columnOf);
  // Some have none, and nobody knows where those go.
  expect([number, day, text].map((column) => isTold(column ?? 0))).toEqual([false, false, false]);
  const place = list.columns.findIndex((column) => column.id === number);
  const filled = list.issues.filter(({ cells }) => cells[place] !== '');
  const full = { ...list, issues: filled, totalCount: filled.length };
  expect(filled.length).toBeGreaterThan(1);
  expect(isTold(number ?? 0, full)).toBe(true);
  // Not all of it is there.
  expect(isTold(id, { ...full, totalCount: filled.length + 1 })).toBe(false);
});

test('an issue that was read stays where it is, and one that has changed moves', async () => {
  const list = await listed();
  const order = { column: Column.name, ascending: true };
  const known = { attributes, places, isKnown: true };
  const idsOf = (of: IssueList) => orderedList(of, order, known)?.issues.map(({ id }) => id) ?? [];
  const before = idsOf(list);
  const place = list.columns.findIndex(({ id }) => id === Column.name);
  const withFirst = (change: (row: IssueList['issues'][number]) => object): IssueList => ({
    ...list,
    issues: list.issues.map((row) => (row.id === before[0] ? { ...row, ...change(row) } : row)),
  });

  const read = withFirst(() => ({ read: 1_000 }));
  expect(idsOf(read)).toEqual(before);
  expect(orderedList(read, order, known)?.issues[0]?.read).toBe(1_000);
  const renamed = withFirst(({ cells }) => ({
    cells: cells.map((cell, index) => (index === place ? '\u{10FFFD}' : cell)),
  }));
  expect(idsOf(renamed).at(-1)).toBe(before[0]);
});

test('the order on screen and the one that is prepared beside it are found once', async () => {
  const list = await listed();
  const known = { attributes, places, isKnown: true };
  const issuesBy = (column: number, context = known) =>
    orderedList(list, { column, ascending: true }, context)?.issues;
  const shown = issuesBy(Column.name);
  const prepared = issuesBy(Column.createdBy);

  expect(issuesBy(Column.createdBy)).toBe(prepared);
  expect(issuesBy(Column.name)).toBe(shown);
  // What folders are called may have changed.
  expect(issuesBy(Column.name, { ...known })).not.toBe(shown);
});
