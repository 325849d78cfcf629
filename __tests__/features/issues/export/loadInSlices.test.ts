/** A list that is longer than one answer, while others change it. */
import { loadInSlices } from '@/features/issues/export/loadInSlices';
import { pageSizes } from '@/protocol/firstLimits';
import type { IssueList, IssueListQuery } from '@/protocol/issues';

const count = 2 * pageSizes.csv + 500;
const idsUpTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

/** A server whose list may be another one at each call; notes what it is asked for. */
function serveList(idsAt: (call: number) => readonly number[]) {
  const offsets: number[] = [];
  const load = ({ offset = 0, limit }: IssueListQuery): Promise<IssueList> => {
    offsets.push(offset);
    const ids = idsAt(offsets.length);
    const issues = ids.slice(offset, offset + limit).map((id) => ({
      id,
      read: null,
      stamp: id,
      subscribed: false,
      cells: [`#${String(id)}`],
    }));
    const list = { sortColumn: 1, sortAscending: true, columns: [{ id: 1, name: 'ID' }] };
    return Promise.resolve({ ...list, issues, totalCount: ids.length });
  };
  return { load, offsets };
}

async function loadFrom({ load }: Pick<ReturnType<typeof serveList>, 'load'>) {
  const notes: string[] = [];
  const { list, isSure } = await loadInSlices(load, { typeId: 2, offset: 0 }, (done, total) => {
    notes.push(`${String(done)} of ${String(total)}`);
  });
  return { ids: list.issues.map(({ id }) => id), isSure, notes };
}

const before = idsUpTo(count);

test('a list that stays is read once', async () => {
  const server = serveList(() => before);
  const { ids, isSure, notes } = await loadFrom(server);

  expect(ids).toEqual(before);
  expect(isSure).toBe(true);
  expect(server.offsets).toEqual([0, 10_000, 20_000]);
  expect(notes).toEqual(['10000 of 20500', '20000 of 20500']);
});

test.each([
  ['added at the beginning', [0, ...before]],
  ['deleted from the part that has come', before.slice(1)],
  ['added at the end', [...before, count + 1]],
  ['moved from the last part to the first', [count, ...before.slice(0, -1)]],
  ['moved from the first part to the last', [...before.slice(1), 1]],
])(
  'of an issue that is %s meanwhile nothing is missing, and nothing there twice',
  async (_, after) => {
    const server = serveList((call) => (call === 1 ? before : after));
    const { ids, isSure } = await loadFrom(server);

    expect(isSure).toBe(true);
    expect(ids).toEqual(after);
  },
);

test('a list that does not rest is read three times, and said to be unsure', async () => {
  // One more at the beginning before each call.
  const server = serveList((call) => [...idsUpTo(call).map((id) => count + id), ...before]);
  const { ids, isSure } = await loadFrom(server);

  expect(isSure).toBe(false);
  expect(server.offsets).toEqual([0, 10_000, 0, 10_000, 0, 10_000, 20_000]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(count);
});

test('what fits into one answer is of one moment, whatever it counts', async () => {
  const { load } = serveList(() => idsUpTo(3));
  const shifty = async (arg: IssueListQuery) => ({ ...(await load(arg)), totalCount: 4 });

  expect(await loadFrom({ load: shifty })).toMatchObject({ ids: [1, 2, 3], isSure: true });
});
