import { readDeskRows } from '@/features/home/deskRows';
import type { IssueList } from '@/protocol/issues';

/** A list whose issues have these read stamps (their own is 10) and people. */
function listOf(issues: readonly { read?: number | null; people?: string }[]): IssueList {
  return {
    sortColumn: 4,
    sortAscending: false,
    columns: [
      { id: 1, name: 'ID' },
      { id: 0, name: 'Name' },
      { id: 1005, name: 'Assigned To' },
    ],
    issues: issues.map(({ read = null, people = '' }, index) => ({
      id: index + 1,
      read,
      stamp: 10,
      subscribed: false,
      cells: [`#${String(index + 1)}`, `Issue ${String(index + 1)}`, people],
    })),
    totalCount: issues.length,
  };
}

const idsOf = (list: IssueList, userColumn: number | null) =>
  readDeskRows([list], userColumn, 'Anna').rows.map(({ issueId }) => issueId);

it('names what was never read or has changed since, by its name', () => {
  const list = listOf([{ read: null }, { read: 10 }, { read: 9 }, { read: 11 }, { read: 0 }]);
  expect(idsOf(list, null)).toEqual([1, 3, 5]);
  expect(readDeskRows([list], null, 'Anna').rows[1]).toEqual({ issueId: 3, name: 'Issue 3' });
});

it.each([
  ['Anna', true],
  ['Johanna', false],
  ['Anna Karenina', false],
  ['anna', false],
  ['Ben, Anna', true],
  ['Anna, Ben', true],
  ['', false],
])('takes %j as the user or not: %s', (people, isFound) => {
  expect(idsOf(listOf([{ people }]), 1005)).toEqual(isFound ? [1] : []);
});

it('takes a comma within a name for a part of it', () => {
  const list = listOf([{ people: 'Smith, Anna' }]);
  expect(readDeskRows([list], 1005, 'Smith, Anna').count).toBe(1);
});

it('names five, counts all, and says whether the list goes on', () => {
  const list = listOf(Array.from({ length: 7 }, () => ({})));
  expect(idsOf(list, null)).toEqual([1, 2, 3, 4, 5]);
  expect(readDeskRows([list], null, 'Anna')).toMatchObject({ count: 7, hasMore: false });
  expect(readDeskRows([{ ...list, totalCount: 8 }], null, 'Anna').hasMore).toBe(true);
});

it('finds nobody where the column is not shown', () => {
  expect(idsOf(listOf([{ people: 'Anna' }]), 1006)).toEqual([]);
});

it('counts an issue once that two parts of a list tell of', () => {
  const list = { ...listOf([{}, {}]), totalCount: 9 };
  expect(readDeskRows([list, list], null, 'Anna')).toMatchObject({ count: 2, looked: 4 });
});
