import { HttpResponse } from 'msw';
import { issuesApi } from '@/api/endpoints/issues';
import { sendListsInSlices } from '@/api/sendWholeList';
import type { IssueListQuery, ListedIssue } from '@/protocol/issues';
import { WHOLE_LIST } from '@/protocol/limits';
import { answerCall, createApiStore } from './apiStore';

const { listIssues } = issuesApi.endpoints;

const rowOf = (id: number): ListedIssue => ({
  id,
  read: null,
  stamp: id,
  subscribed: false,
  cells: [`#${String(id)}`],
});

const idsUpTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** A server whose list may be another one at each call; notes what it is asked for. */
function serveList(idsAt: (call: number) => readonly number[] | Response) {
  const asked: IssueListQuery[] = [];
  answerCall('/issues/list.php', async (request) => {
    const query = (await request.json()) as IssueListQuery;
    asked.push(query);
    const ids = idsAt(asked.length);
    if (ids instanceof Response) return ids;
    const { offset = 0, limit } = query;
    const issues = ids.slice(offset, offset + limit).map(rowOf);
    const totalCount = ids.length;
    const list = { sortColumn: 1, sortAscending: true, columns: [{ id: 1, name: 'ID' }] };
    return HttpResponse.json({ result: { ...list, issues, totalCount } });
  });
  return asked;
}

async function askForAll() {
  const arg = { typeId: 2, offset: 0, limit: WHOLE_LIST };
  return createApiStore().dispatch(listIssues.initiate(arg));
}

beforeAll(sendListsInSlices);

it('asks for a page at one go, as ever', async () => {
  const asked = serveList(() => idsUpTo(130));

  const arg = { typeId: 2, offset: 50, limit: 50 };
  const { data } = await createApiStore().dispatch(listIssues.initiate(arg));

  expect(asked).toEqual([arg]);
  expect(data?.issues).toHaveLength(50);
});

it('asks for a whole list in slices, and answers with all rows in their order', async () => {
  const asked = serveList(() => idsUpTo(3_400));

  const { data } = await askForAll();

  expect(data?.issues.map(({ id }) => id)).toEqual(idsUpTo(3_400));
  expect(data).toMatchObject({ totalCount: 3_400, sortColumn: 1, columns: [{ name: 'ID' }] });
  expect(asked.map(({ offset, limit }) => [offset, limit])).toEqual([
    [0, 1_000],
    [1_000, 1_000],
    [2_000, 1_000],
    [3_000, 1_000],
  ]);
});

it('asks again when the list changed between two slices', async () => {
  // An issue that moves to the end is in no slice, or in two.
  const before = idsUpTo(1_500);
  const after = [...before.slice(1), 1];
  const asked = serveList((call) => (call === 1 ? after.slice(1) : after));

  const { data } = await askForAll();

  expect(asked).toHaveLength(4);
  expect(data?.issues.map(({ id }) => id)).toEqual(after);
  expect(data?.totalCount).toBe(1_500);
});

it('tells of no issue twice, however fast the list changes', async () => {
  const asked = serveList((call) => idsUpTo(1_500).map((id) => id + 1_500 - call));

  const { data } = await askForAll();

  expect(asked).toHaveLength(4);
  expect(new Set(data?.issues.map(({ id }) => id)).size).toBe(data?.issues.length);
});

it('fails when a slice fails', async () => {
  serveList((call) => (call === 3 ? new HttpResponse(null, { status: 500 }) : idsUpTo(4_000)));

  const { data, error } = await askForAll();

  expect(data).toBeUndefined();
  expect(error).toEqual({ kind: 'server', status: 500 });
});
