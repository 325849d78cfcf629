import { HttpResponse } from 'msw';
import { issuesApi } from '@/api/endpoints/issues';
import { issueChangesApi } from '@/api/endpoints/issueChanges';
import { isUnsure, sendListsInSlices } from '@/api/sendWholeList';
import { Column } from '@/protocol/enums';
import type { IssueListQuery, ListedIssue } from '@/protocol/issues';
import { WHOLE_LIST } from '@/protocol/limits';
import type { OperationPath } from '@/protocol/operations';
import { answerCall, baseUrl, createApiStore } from './apiStore';

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
  expect(isUnsure(data ?? null)).toBe(false);
});

it('tells of no issue twice, however fast the list changes', async () => {
  const asked = serveList((call) => idsUpTo(1_500).map((id) => id + 1_500 - call));

  const { data } = await askForAll();

  expect(asked).toHaveLength(6);
  expect(isUnsure(data ?? null)).toBe(true);
  expect(new Set(data?.issues.map(({ id }) => id)).size).toBe(data?.issues.length);
  // Nothing waits for rows that nobody is asked for.
  expect(data?.issues.length).toBeLessThan(1_500);
  expect(data?.totalCount).toBe(data?.issues.length);
});

it('fails when a slice fails', async () => {
  serveList((call) => (call === 3 ? new HttpResponse(null, { status: 500 }) : idsUpTo(4_000)));

  const { data, error } = await askForAll();

  expect(data).toBeUndefined();
  expect(error).toEqual({ kind: 'server', status: 500 });
});

describe('after an issue was saved', () => {
  interface Sample {
    id: number;
    name: string;
    stamp: number;
  }

  const columns = [
    { id: Column.id, name: 'ID' },
    { id: Column.name, name: 'Name' },
  ];
  const modified = { id: Column.modifiedDate, name: 'Modified' };
  const arg = { typeId: 2, offset: 0, limit: WHOLE_LIST };
  const editIssue = (issueId: number) =>
    issueChangesApi.endpoints.editIssue.initiate({ issueId, name: 'New' });

  /** A server that keeps issues; its clock goes on by a second with each stamp. */
  function serveIssues(count: number, sortColumn: number = Column.id) {
    const issues: Sample[] = idsUpTo(count).map((id) => ({
      id,
      name: `Issue ${String(id)}`,
      stamp: id,
    }));
    const asked: (readonly number[])[] = [];
    answerCall('/issues/list.php', async (request) => {
      const query = (await request.json()) as IssueListQuery;
      const { offset = 0, limit } = query;
      asked.push([offset, limit]);
      const order = query.sortColumn ?? sortColumn;
      const way = (query.sortAscending ?? true) ? 1 : -1;
      const read = new Map<number, (one: Sample) => number>([
        [Column.id, ({ id }) => id],
        [Column.modifiedDate, ({ stamp: changed }) => changed],
      ]).get(order);
      const sorted = issues.toSorted(
        (one, other) => way * (read ? read(one) - read(other) : one.name < other.name ? -1 : 1),
      );
      const rows = sorted.slice(offset, offset + limit).map(({ id, name, stamp }) => ({
        id,
        read: null,
        stamp,
        subscribed: false,
        cells: [`#${String(id)}`, name, ...(query.allColumns ? [1_790_000_000 + stamp] : [])],
      }));
      const shown = query.allColumns ? [...columns, modified] : columns;
      const list = { sortColumn: order, sortAscending: way > 0, columns: shown, issues: rows };
      return HttpResponse.json({ result: { ...list, totalCount: issues.length } });
    });
    let stamp = count;
    /** What has been changed; other saves find nothing to change. */
    const changed = new Map<number, number>();
    const answerSaves = (path: OperationPath) => {
      answerCall(path, async (request) => {
        const { issueId } = (await request.json()) as { issueId: number };
        return HttpResponse.json({ result: { stampId: changed.get(issueId) ?? null } });
      });
    };
    answerSaves('/issues/edit.php');
    answerSaves('/issues/delete.php');
    return {
      asked,
      issues,
      change(id: number, name: string) {
        const issue = issues.find((one) => one.id === id);
        changed.set(id, (stamp += 1));
        if (issue) Object.assign(issue, { name, stamp });
      },
      add() {
        issues.push({ id: (stamp += 1), name: 'Added', stamp });
      },
      /** Edited so that the list does not show it any more. */
      leave(id: number) {
        changed.set(id, (stamp += 1));
        this.remove(id);
      },
      remove(id: number) {
        issues.splice(
          issues.findIndex((one) => one.id === id),
          1,
        );
      },
    };
  }

  /** The list as the server has it when it is asked again, and what was asked for that. */
  async function refreshed(
    server: ReturnType<typeof serveIssues>,
    happen: () => void,
    save: number | null = 7,
  ) {
    const store = createApiStore();
    await store.dispatch(listIssues.initiate(arg));
    server.asked.length = 0;
    happen();
    if (save === null) await store.dispatch(listIssues.initiate(arg, { forceRefetch: true }));
    else {
      await store.dispatch(editIssue(save));
      await Promise.all(store.dispatch(issuesApi.util.getRunningQueriesThunk()));
    }
    const { data } = listIssues.select(arg)(store.getState());
    return {
      names: data?.issues.map(({ id, cells }) => `${String(id)} ${String(cells[1])}`),
      data,
    };
  }

  const namesOf = ({ issues }: ReturnType<typeof serveIssues>) =>
    issues.map(({ id, name }) => `${String(id)} ${name}`);

  it('what has changed is asked for, whoever has changed it, and what was added', async () => {
    const server = serveIssues(2_500);
    const { names, data } = await refreshed(server, () => {
      server.change(7, 'Mine');
      server.change(2_300, 'Of somebody else');
      server.add();
    });

    expect(server.asked).toEqual([[0, 100]]);
    expect(names).toEqual(namesOf(server));
    expect(data).toMatchObject({ totalCount: 2_501, columns, sortColumn: Column.id });
    expect(data?.issues.every(({ cells }) => cells.length === 2)).toBe(true);
  });

  it('one that was saved and is in the list no more is taken out of it', async () => {
    const server = serveIssues(2_500, Column.name);
    const { data } = await refreshed(server, () => {
      server.leave(7);
    });

    expect(server.asked).toEqual([[0, 100]]);
    expect(data?.totalCount).toBe(2_499);
    expect(data?.issues).toHaveLength(2_499);
    expect(data?.issues.some(({ id }) => id === 7)).toBe(false);
  });

  it('one that was deleted is taken out of it', async () => {
    const server = serveIssues(2_500, Column.name);
    const store = createApiStore();
    await store.dispatch(listIssues.initiate(arg));
    server.asked.length = 0;
    server.leave(7);
    await store.dispatch(issueChangesApi.endpoints.deleteIssue.initiate({ issueId: 7 }));
    await Promise.all(store.dispatch(issuesApi.util.getRunningQueriesThunk()));

    expect(server.asked).toEqual([[0, 100]]);
    expect(listIssues.select(arg)(store.getState()).data?.totalCount).toBe(2_499);
  });

  it.each<[string, (server: ReturnType<typeof serveIssues>) => void, number | undefined]>([
    [
      'an issue is gone',
      (server) => {
        server.remove(8);
      },
      undefined,
    ],
    [
      'one is gone and one has come',
      (server) => {
        server.remove(8);
        server.add();
      },
      undefined,
    ],
    [
      'one that was saved has left, and another one as well',
      (server) => {
        server.leave(7);
        server.remove(8);
      },
      undefined,
    ],
    [
      'one that was saved has left, before more have changed than are told',
      (server) => {
        server.leave(7);
        for (const id of idsUpTo(2_500).slice(2_400)) server.change(id, 'x');
      },
      undefined,
    ],
    [
      'more have changed than are told',
      (server) => {
        for (const id of idsUpTo(120)) server.change(id, 'x');
      },
      undefined,
    ],
    [
      'a row has to go where only the server knows',
      (server) => {
        server.change(7, 'Zulu');
      },
      Column.name,
    ],
  ])('all is asked for where %s', async (_what, happen, sortColumn) => {
    const server = serveIssues(2_500, sortColumn);
    const { data } = await refreshed(server, () => {
      happen(server);
    });

    expect(server.asked.map(([, limit]) => limit)).toEqual([100, 1_000, 1_000, 1_000]);
    expect(data?.issues.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual(
      server.issues.map(({ id }) => id),
    );
    expect(data?.issues.find(({ id }) => id === 7)?.cells[1]).toBe(
      server.issues.find(({ id }) => id === 7)?.name,
    );
  });

  it('only so many lists are remembered for it: one that was asked for long before is read as a whole', async () => {
    const server = serveIssues(1_500);
    const store = createApiStore();
    const whole = (typeId: number) => listIssues.initiate({ ...arg, typeId });
    const looks = async (types: readonly number[]) => {
      for (const typeId of types) {
        const look = store.dispatch(whole(typeId));
        await look;
        look.unsubscribe();
      }
    };
    const afterSave = async () => {
      server.asked.length = 0;
      await store.dispatch(editIssue(7));
      await Promise.all(store.dispatch(issuesApi.util.getRunningQueriesThunk()));
      return server.asked.map(([, limit]) => limit);
    };
    await store.dispatch(whole(2));
    await looks([11, 12, 13]);
    expect(await afterSave()).toEqual([100]);
    await looks(Array.from({ length: 16 }, (_, index) => 21 + index));
    expect(await afterSave()).toEqual([1_000, 1_000]);
  });

  it('what another client of the page saves says nothing', async () => {
    const server = serveIssues(1_500);
    const store = createApiStore();
    await store.dispatch(listIssues.initiate(arg));
    await createApiStore({ baseUrl, userId: 7, csrfToken: 'token-2' }).dispatch(editIssue(7));
    server.asked.length = 0;

    await store.dispatch(listIssues.initiate(arg, { forceRefetch: true }));

    expect(server.asked.map(([, limit]) => limit)).toEqual([1_000, 1_000]);
  });

  it('all is asked for when something else was saved with it', async () => {
    const server = serveIssues(2_500);
    answerCall('/issues/mark.php', () => HttpResponse.json({ result: null }));
    const store = createApiStore();
    await store.dispatch(listIssues.initiate(arg));
    server.asked.length = 0;
    const { markIssues } = issueChangesApi.endpoints;
    await Promise.all([
      store.dispatch(editIssue(7)),
      store.dispatch(markIssues.initiate({ typeId: 2, read: true })),
    ]);
    await Promise.all(store.dispatch(issuesApi.util.getRunningQueriesThunk()));
    expect(server.asked.slice(-3).map(([, limit]) => limit)).toEqual([1_000, 1_000, 1_000]);
  });

  it('all is asked for by whoever reloads, and of a list of one slice', async () => {
    const long = serveIssues(2_500);
    await refreshed(
      long,
      () => {
        long.change(7, 'Mine');
      },
      null,
    );
    expect(long.asked.map(([, limit]) => limit)).toEqual([1_000, 1_000, 1_000]);

    const short = serveIssues(900);
    const { names } = await refreshed(short, () => {
      short.change(7, 'Mine');
    });
    expect(short.asked).toEqual([[0, 1_000]]);
    expect(names).toEqual(namesOf(short));
  });
});
