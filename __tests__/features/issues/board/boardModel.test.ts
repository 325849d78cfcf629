import {
  axisValues,
  type AxisAttribute,
  type Board,
  type BoardPlace,
  cardAfter,
  type CardPlace,
  type CardStep,
  divideIssues,
  dropMeaning,
  findCard,
  isOverLimit,
  placeBeside,
  readingOrder,
  shapeOf,
} from '@/features/issues/board/boardModel';
import { edgeSpeed } from '@/features/issues/cards/scrollAtEdges';
import { fc } from '@tests/support/properties';

const status: AxisAttribute = {
  id: 1,
  name: 'Status',
  type: 'ENUM',
  items: ['New', 'Open', 'Done'],
};
const person: AxisAttribute = { id: 2, name: 'Assigned to', type: 'USER' };
const tags: AxisAttribute = { ...status, id: 3, name: 'Tags', 'multi-select': 1 };
const due: AxisAttribute = { id: 4, name: 'Due', type: 'DATETIME' };
const priority: AxisAttribute = { id: 5, name: 'Priority', type: 'ENUM', items: ['Low', 'High'] };
const all = [person, tags, due, status, priority];

test.each([
  ['as it begins', [], 1, null],
  ['as asked', [5], 5, null],
  ['with lanes', [5, 2], 5, 2],
  ['lanes that are the columns are none', [2, 2], 2, null],
  ['several values make no columns', [3, 3], 1, null],
  ['neither does a date, or what is gone', [4, 99], 1, null],
  ['lanes stay where the columns cannot be read', [null, 2], 1, 2],
])('the columns and lanes of a board: %s', (_case, asked, columns, lanes) => {
  const shape = shapeOf(asked, all);
  expect([shape?.columns.id, shape?.lanes?.id ?? null]).toEqual([columns, lanes]);
});

test('people make columns where nothing else does, and nothing else makes a board', () => {
  expect(shapeOf([], [due, person])?.columns).toBe(person);
  expect(shapeOf([], [due, tags])).toBeNull();
});

test.each<[string, AxisAttribute, string[], string[], string[]]>([
  ['those of the definition', status, [], [], ['New', 'Open', 'Done', '']],
  ['others behind them', status, ['b', 'Open', 'A'], [], ['New', 'Open', 'Done', 'A', 'b', '']],
  [
    'not empty where one is required',
    { ...status, required: 1 },
    ['Open'],
    [],
    ['New', 'Open', 'Done'],
  ],
  ['but where issues are', { ...status, required: 1 }, [''], [], ['New', 'Open', 'Done', '']],
  ['people by name', person, ['Zoe', 'anna'], ['Me', 'Zoe'], ['anna', 'Me', 'Zoe', '']],
  ['nobody at all', { ...person, required: 1 }, [], [], ['']],
])('the values of an axis: %s', (_case, attribute, present, people, values) => {
  expect(axisValues(attribute, new Set(present), people)).toEqual(values);
});

interface Card extends BoardPlace {
  id: number;
}

const columns = ['New', 'Open', ''];
const lanes = ['Low', 'High', ''];
const cards = fc
  .array(fc.record({ column: fc.constantFrom(...columns), lane: fc.constantFrom(...lanes) }))
  .map((places) => places.map((place, id): Card => ({ id, ...place })));
const divide = (issues: readonly Card[]) =>
  divideIssues(issues, (card) => card, { columns, lanes });

test('every issue lies once where its values say, in the order of the list', () => {
  fc.assert(
    fc.property(cards, (issues) => {
      const board = divide(issues);
      for (const [laneAt, { cells, total, value: lane }] of board.lanes.entries()) {
        expect(total).toBe(issues.filter((card) => card.lane === lane).length);
        for (const [columnAt, cell] of cells.entries()) {
          const column = columns[columnAt];
          expect(cell).toEqual(
            issues.filter((card) => card.lane === lane && card.column === column),
          );
          for (const [row, { id }] of cell.entries()) {
            expect(findCard(board, id)).toEqual({ lane: laneAt, column: columnAt, row });
          }
        }
      }
      expect(board.columns.map(({ total }) => total)).toEqual(
        columns.map((column) => issues.filter((card) => card.column === column).length),
      );
      expect(
        readingOrder(board)
          .map(({ id }) => id)
          .sort((one, other) => one - other),
      ).toEqual(issues.map(({ id }) => id));
    }),
  );
});

test('steps lead to other cards, and back', () => {
  const back: Partial<Record<CardStep, CardStep>> = { up: 'down', down: 'up' };
  fc.assert(
    fc.property(cards, fc.constantFrom('up' as const, 'down' as const), (issues, step) => {
      const board = divide(issues);
      for (const { id } of issues) {
        const next = cardAfter(board, placeOf(board, id), step);
        if (!next) continue;
        expect(next.id).not.toBe(id);
        const returned = cardAfter(board, placeOf(board, next.id), back[step] ?? step);
        expect(returned?.id).toBe(id);
      }
    }),
  );
});

const noPlace: CardPlace = { lane: -1, column: -1, row: -1 };
const placeOf = (board: Board<Card>, id: number) => findCard(board, id) ?? noPlace;

test('steps to the side pass empty columns, and keep to the row as far as there is one', () => {
  const issues = [
    ...[0, 1, 2].map((id): Card => ({ id, column: 'New', lane: 'Low' })),
    ...[3, 4].map((id): Card => ({ id, column: '', lane: 'Low' })),
  ];
  const board = divide(issues);
  expect(cardAfter(board, placeOf(board, 1), 'after')?.id).toBe(4);
  expect(cardAfter(board, placeOf(board, 2), 'after')?.id).toBe(4);
  expect(cardAfter(board, placeOf(board, 3), 'before')?.id).toBe(0);
  expect(cardAfter(board, placeOf(board, 0), 'before')).toBeNull();
  expect(cardAfter(board, placeOf(board, 1), 'first')?.id).toBe(0);
  expect(cardAfter(board, placeOf(board, 1), 'last')?.id).toBe(2);
});

test('a card is carried to the places beside, and not over the edge', () => {
  const board = divide([]);
  const from = { column: 'New', lane: 'Low' };
  expect(placeBeside(board, from, { columns: 1, lanes: 0 })).toEqual({
    column: 'Open',
    lane: 'Low',
  });
  expect(placeBeside(board, from, { columns: 0, lanes: 1 })).toEqual({
    column: 'New',
    lane: 'High',
  });
  expect(placeBeside(board, from, { columns: -1, lanes: -1 })).toEqual(from);
});

const shape = { columns: status, lanes: priority };
const at = (column: string, lane: string | null = null) => ({ column, lane });

test('a card that is put elsewhere takes the values of the place that it does not have', () => {
  const flat = { columns: status, lanes: null };
  const card = (from: BoardPlace) => [{ issueId: 7, from }];
  expect(dropMeaning(flat, card(at('New')), at('New'))).toBeNull();
  expect(dropMeaning(flat, card(at('New')), at(''))).toEqual({
    kind: 'one',
    issueId: 7,
    values: [{ attributeId: 1, before: 'New', after: '' }],
  });
  expect(dropMeaning(shape, card(at('New', 'Low')), at('Open', 'High'))).toEqual({
    kind: 'one',
    issueId: 7,
    values: [
      { attributeId: 1, before: 'New', after: 'Open' },
      { attributeId: 5, before: 'Low', after: 'High' },
    ],
  });
});

test('several take the value of the column, or that of the lane in the column of the first', () => {
  const several = [
    { issueId: 1, from: at('New', 'Low') },
    { issueId: 2, from: at('Open', 'Low') },
    { issueId: 3, from: at('Done', 'High') },
  ];
  expect(dropMeaning(shape, several, at('Open', 'High'))).toEqual({
    ...{ kind: 'several', attributeId: 1, value: 'Open' },
    before: [
      { issueId: 1, value: 'New' },
      { issueId: 3, value: 'Done' },
    ],
  });
  expect(dropMeaning(shape, several, at('New', 'High'))).toEqual({
    ...{ kind: 'several', attributeId: 5, value: 'High' },
    before: [
      { issueId: 1, value: 'Low' },
      { issueId: 2, value: 'Low' },
    ],
  });
  expect(dropMeaning(shape, several, at('New', 'Low'))).toEqual({
    ...{ kind: 'several', attributeId: 1, value: 'New' },
    before: [
      { issueId: 2, value: 'Open' },
      { issueId: 3, value: 'Done' },
    ],
  });
  expect(dropMeaning(shape, several.slice(0, 1), at('New', 'Low'))).toBeNull();
  expect(dropMeaning(shape, [], at('New', 'Low'))).toBeNull();
});

test.each([
  [3, undefined, false],
  [3, 3, false],
  [4, 3, true],
  [1, 0, true],
])('%i issues with a limit of %s', (total, limit, isOver) => {
  expect(isOverLimit(total, limit)).toBe(isOver);
});

test('a drag scrolls towards the edge that it is near to, the faster the nearer', () => {
  expect(edgeSpeed(500, 0, 1000)).toBe(0);
  expect(edgeSpeed(30, 0, 1000)).toBeLessThan(0);
  expect(edgeSpeed(0, 0, 1000)).toBeLessThan(edgeSpeed(30, 0, 1000));
  expect(edgeSpeed(990, 0, 1000)).toBeGreaterThan(edgeSpeed(960, 0, 1000));
});
