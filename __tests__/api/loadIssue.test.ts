import { waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { alertStatusApi } from '@/api/endpoints/alertStatus';
import { issuesApi } from '@/api/endpoints/issues';
import type { ListedIssue, LoadIssuePayload } from '@/protocol/issues';
import { createGate } from '@tests/support/gate';
import { answerCall, createApiStore, succeed } from './apiStore';

const { listIssues, loadIssue } = issuesApi.endpoints;
const allIssues = { typeId: 1, limit: 50 };
const myIssues = { viewId: 2, limit: 50 };

const row = (values: Partial<ListedIssue> = {}): ListedIssue => ({
  id: 7,
  read: 10,
  stamp: 20,
  subscribed: false,
  cells: [],
  ...values,
});

/** A store that shows two lists and the alerts, with issue 7 in one of the lists. */
async function createStoreWithLists(listed: ListedIssue | null) {
  const store = createApiStore();
  const page = { sortColumn: 1, sortAscending: true, columns: [], totalCount: 2 };
  const other = row({ id: 8 });
  answerCall('/issues/list.php', async (request) => {
    const { typeId } = (await request.json()) as { typeId?: number };
    const issues = typeId === 1 && listed ? [other, listed] : [other];
    return HttpResponse.json({ result: { ...page, issues } });
  });
  const alertRequests = succeed('/alerts/status.php', { publicAlerts: [], personalAlerts: [] });
  await Promise.all([
    store.dispatch(listIssues.initiate(allIssues)),
    store.dispatch(listIssues.initiate(myIssues)),
    store.dispatch(alertStatusApi.endpoints.getAlertStatus.initiate(undefined)),
  ]);
  return {
    store,
    load: (arg: LoadIssuePayload) => store.dispatch(loadIssue.initiate(arg)),
    rowOf: (issueId: number) =>
      listIssues
        .select(allIssues)(store.getState())
        .data?.issues.find(({ id }) => id === issueId),
    /** Whether the alerts were asked for again, beyond the first time. */
    haveAlertsReloaded: async () => {
      await Promise.all(store.dispatch(issuesApi.util.getRunningQueriesThunk()));
      return alertRequests.length > 1;
    },
  };
}

function answerIssue(stamp: number, subscribed = true) {
  return succeed('/issues/load.php', { details: { id: 7, stamp, subscribed }, history: [] });
}

/** Lists are answered once they are let through. */
function holdList(answer: Record<string, unknown>): () => void {
  const { isOpen: isLetThrough, open: letThrough } = createGate();
  answerCall('/issues/list.php', async () => {
    await isLetThrough;
    return HttpResponse.json(answer);
  });
  return () => {
    letThrough();
  };
}

describe('loading an issue with its history', () => {
  it('marks its row as read in every list that has it', async () => {
    const { load, rowOf } = await createStoreWithLists(row());
    answerIssue(25);

    await load({ issueId: 7, history: true });

    expect(rowOf(7)).toEqual(row({ read: 25, readBefore: 10, subscribed: true }));
    expect(rowOf(8)).toEqual(row({ id: 8 }));
  });

  it('marks its row as unread when it is to stay unread', async () => {
    const { load, rowOf } = await createStoreWithLists(row({ read: 20 }));
    answerIssue(20);

    await load({ issueId: 7, history: true, unread: true });

    expect(rowOf(7)?.read).toBe(0);
  });

  it.each([
    ['it was modified and is read now', row(), false, true],
    ['it was unread and is read now', row({ read: null }), false, true],
    ['it was read and is unread now', row({ read: 20 }), true, true],
    ['it stays read', row({ read: 20 }), false, false],
    ['it stays unread', row({ read: 0 }), true, false],
    ['it is in no list and read now', null, false, false],
    ['it is in no list and unread now', null, true, true],
  ])('counts the alerts anew when %s: %#', async (_case, listed, unread, isExpected) => {
    const { load, haveAlertsReloaded } = await createStoreWithLists(listed);
    answerIssue(20);

    await load({ issueId: 7, history: true, unread });

    expect(await haveAlertsReloaded()).toBe(isExpected);
  });

  it('marks its row in a list that was asked for before and answered after it', async () => {
    const { store, load, rowOf, haveAlertsReloaded } = await createStoreWithLists(row());
    answerIssue(25);
    const page = { sortColumn: 1, sortAscending: true, columns: [], totalCount: 1 };
    const letThrough = holdList({ result: { ...page, issues: [row({ cells: ['Newer'] })] } });
    const list = store.dispatch(listIssues.initiate(allIssues, { forceRefetch: true }));

    await load({ issueId: 7, history: true });
    expect(rowOf(7)?.read).toBe(25);
    letThrough();
    await list;

    await waitFor(() => {
      expect(rowOf(7)).toMatchObject({ cells: ['Newer'], read: 25, subscribed: true });
    });
    expect(await haveAlertsReloaded()).toBe(true);
  });

  it.each([false, true])('marks its row once where a list on its way fails: %s', async (unread) => {
    const { store, load, rowOf, haveAlertsReloaded } = await createStoreWithLists(row());
    answerIssue(25);
    const letThrough = holdList({ errorCode: 305, errorMessage: '' });
    const list = store.dispatch(listIssues.initiate(allIssues, { forceRefetch: true }));

    await load({ issueId: 7, history: true, unread });
    letThrough();
    await list;

    await waitFor(async () => {
      expect(await haveAlertsReloaded()).toBe(!unread);
    });
    expect(rowOf(7)).toMatchObject({ read: unread ? 0 : 25, readBefore: 10 });
  });

  it('leaves lists and alerts alone when it fails', async () => {
    const { load, rowOf, haveAlertsReloaded } = await createStoreWithLists(row());
    answerCall('/issues/load.php', () => HttpResponse.json({ errorCode: 305, errorMessage: '' }));

    await load({ issueId: 7, history: true });

    expect(rowOf(7)).toEqual(row());
    expect(await haveAlertsReloaded()).toBe(false);
  });
});

it('leaves the row alone when an issue is loaded without its history', async () => {
  const { load, rowOf } = await createStoreWithLists(row());
  answerIssue(25);

  await load({ issueId: 7, attributes: true });

  expect(rowOf(7)).toEqual(row());
});

describe('what counts as the same load', () => {
  const page = { issueId: 7, history: true, html: true, filter: 1 } as const;

  it.each<[string, LoadIssuePayload, boolean]>([
    ['a later stamp', { ...page, modifiedSince: 99 }, true],
    ['keeping it unread', { ...page, unread: true }, true],
    ['another filter', { ...page, filter: 2 }, false],
    ['the source texts', { ...page, html: false }, false],
    ['fewer parts', { issueId: 7, html: true, filter: 1 }, false],
    ['another issue', { ...page, issueId: 8 }, false],
  ])('%s', async (_case, arg, isSame) => {
    const store = createApiStore();
    answerIssue(20);

    await store.dispatch(loadIssue.initiate({ ...page, modifiedSince: 10 }));

    expect(loadIssue.select(arg)(store.getState()).isSuccess).toBe(isSame);
  });
});
