import type { HistoryEntry, LoadedIssue } from '@/protocol/issues';

import { type ApiClient, type ApiServer, openApiServer } from '@tests/server/support/apiServer';

let server: ApiServer;
let admin: ApiClient;
let folderId: number;

beforeAll(async () => {
  server = await openApiServer();
  admin = await server.logIn('admin');
  const { projectId } = await admin.result<{ projectId: number }>('/projects/add.php', {
    name: 'P',
  });
  const folder = { projectId, name: 'Bugs', typeId: 2 };
  ({ folderId } = await admin.result<{ folderId: number }>('/projects/folders/add.php', folder));
});

afterAll(() => server.close());

interface Stamped {
  stampId: number;
}

async function addIssue(name = 'Issue'): Promise<number> {
  return (await admin.result<{ issueId: number }>('/issues/add.php', { folderId, name })).issueId;
}

function addComment(issueId: number, comment = 'x'): Promise<Stamped> {
  return admin.result<Stamped>('/issues/comments/add.php', { issueId, comment });
}

async function load(issueId: number, payload: object = {}): Promise<LoadedIssue> {
  return admin.result('/issues/load.php', { issueId, history: true, ...payload });
}

test('simultaneous writers get numbers that only grow, without gaps', async () => {
  const issueIds = [await addIssue(), await addIssue(), await addIssue()];
  const { stampId: before } = await addComment(issueIds[0] ?? 0);

  const stamps = await Promise.all(
    Array.from({ length: 30 }, (_, index) => addComment(issueIds[index % 3] ?? 0)),
  );

  const numbers = stamps.map(({ stampId }) => stampId).toSorted((first, second) => first - second);
  expect(numbers).toEqual(Array.from({ length: 30 }, (_, index) => before + 1 + index));
});

test('an entry added while an issue is loaded is part of the next load alone', async () => {
  const issueId = await addIssue();

  const loads = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const [loaded] = await Promise.all([load(issueId), addComment(issueId)]);
      return loaded;
    }),
  );

  const tooNew = loads.flatMap(({ details, history = [] }) =>
    history.filter(({ id }) => id > details.stamp),
  );
  expect(tooNew).toEqual([]);
});

test('a refused change takes no number', async () => {
  const issueId = await addIssue();
  const { stampId } = await addComment(issueId);

  await admin.code('/issues/edit.php', { issueId, name: 'New', values: [{ id: 4, value: '99' }] });

  expect((await addComment(issueId)).stampId).toBe(stampId + 1);
});

test('one edit takes a number for each real change, in the order of the attributes', async () => {
  const issueId = await addIssue('Old');
  const { stampId: before } = await addComment(issueId);

  const values = [
    { id: 5, value: '1.0' },
    { id: 4, value: '2' },
    { id: 2, value: 'Closed' },
  ];
  const edited = await admin.result<Stamped>('/issues/edit.php', { issueId, name: 'New', values });

  const { history } = await load(issueId, { modifiedSince: before });
  expect(edited.stampId).toBe(before + 3);
  expect(history).toMatchObject([
    { id: before + 1, type: 1, old: 'Old', new: 'New' },
    { id: before + 2, type: 2, attributeId: 2, old: 'Active', new: 'Closed' },
    { id: before + 3, type: 2, attributeId: 5, old: '', new: '1.0' },
  ]);
});

describe('loading the rest', () => {
  /** What a client does with an answer (protocol 4.2). */
  function merge(
    known: Map<number, HistoryEntry>,
    { history = [], stubs = [] }: LoadedIssue,
  ): void {
    for (const entry of history) known.set(entry.id, entry);
    for (const id of stubs) known.delete(id);
  }

  test('gives the same history as loading everything', async () => {
    const issueId = await addIssue();
    const kept = await addComment(issueId, 'kept');
    const edited = await addComment(issueId, 'before');
    const deleted = await addComment(issueId, 'deleted');
    const known = new Map<number, HistoryEntry>();
    const first = await load(issueId);
    merge(known, first);

    await admin.result('/issues/comments/edit.php', {
      commentId: edited.stampId,
      comment: 'after',
    });
    await admin.result('/issues/comments/delete.php', { commentId: deleted.stampId });
    const unseen = await addComment(issueId, 'never seen');
    await admin.result('/issues/comments/delete.php', { commentId: unseen.stampId });
    await addComment(issueId, 'new');
    const next = await load(issueId, { modifiedSince: first.details.stamp });
    merge(known, next);

    const { history } = await load(issueId);
    expect([...known.values()].toSorted((one, other) => one.id - other.id)).toEqual(history);
    expect(next.stubs).toEqual([deleted.stampId]);
    expect(next.history?.map(({ id }) => id)).not.toContain(kept.stampId);
  });

  test('says nothing when nothing changed', async () => {
    const issueId = await addIssue();
    const description = { issueId, description: 'text' };
    await admin.result('/issues/description/add.php', description);
    const { details } = await load(issueId);

    const next = await load(issueId, { modifiedSince: details.stamp, description: true });

    expect(next.history).toEqual([]);
    expect(next.stubs).toBeUndefined();
    expect(next.description).toBe(true);
  });

  test('tells that a description is gone', async () => {
    const issueId = await addIssue();
    await admin.result('/issues/description/add.php', { issueId, description: 'text' });
    const { details } = await load(issueId);
    await admin.result('/issues/description/delete.php', { issueId });

    const next = await load(issueId, { modifiedSince: details.stamp, description: true });

    expect(next.description).toBeNull();
  });
});

test('moves remember both folders until one is deleted', async () => {
  const { projectId } = await admin.result<{ projectId: number }>('/projects/add.php', {
    name: 'Q',
  });
  const other = await admin.result<{ folderId: number }>('/projects/folders/add.php', {
    projectId,
    name: 'Other',
    typeId: 2,
  });
  const issueId = await addIssue();

  await admin.result('/issues/move.php', { issueId, folderId: other.folderId });
  await admin.result('/issues/move.php', { issueId, folderId });
  await admin.result('/projects/folders/delete.php', { folderId: other.folderId });

  const { history } = await load(issueId);
  expect(history?.slice(1)).toMatchObject([
    { type: 5, fromFolderId: folderId, toFolderId: null },
    { type: 5, fromFolderId: null, toFolderId: folderId },
  ]);
});
