import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';

import { createDiskFileStore } from '@/server/files/diskFileStore';
import { addTo, openSmallTracker, type SmallTracker } from '@tests/server/calls/smallTracker';
import { testDatabases } from '@tests/server/support/testDatabases';

/** What is added to the history of an issue is refused when it would become too long, and then nothing of it is there. */

const maxHistoryBytes = 10_000;
/** Of an entry without texts. */
const bare = 256;
const severityId = 4;

interface Issue {
  issueId: number;
  /** One that is changed, and its length. */
  commentId: number;
  fileId: number;
}

interface Loaded {
  history: { id: number }[];
}

describe.each(testDatabases())('the history of an issue on $name', ({ open }) => {
  let tracker: SmallTracker;
  let store: string;
  let otherFolderId: number;

  beforeAll(async () => {
    store = await mkdtemp(path.join(tmpdir(), 'issuedesk-history-'));
    const files = createDiskFileStore(store);
    tracker = await openSmallTracker({
      database: await open(),
      files,
      limits: { maxHistoryBytes },
    });
    const { admin, projectId } = tracker;
    const other = { projectId, name: 'G', typeId: 2 };
    otherFolderId = await addTo(admin, '/projects/folders/add.php', other);
  });

  afterEach(async () => {
    const { rows } = await sql`
      select i.id, i.history_size, sum(s.size) as size
      from issues i join entry_sizes s on s.issue_id = i.id
      group by i.id having i.history_size <> sum(s.size)
    `.execute(tracker.server.db);
    if (rows.length > 0) throw new Error(`Wrong sizes: ${JSON.stringify(rows)}`);
  });

  afterAll(async () => {
    await tracker.server.close();
    await rm(store, { recursive: true });
  });

  async function upload(issueId: number): Promise<number> {
    // Too large for the database: it waits in the file store until it is kept.
    const file = { name: 'x', content: new Uint8Array(50_000) };
    const payload = { issueId, name: 'notes.txt', description: 'of a meeting' };
    const { admin } = tracker;
    const added = '/issues/files/add.php';
    const { stampId } = await admin.result<{ stampId: number }>(added, payload, { file });
    return stampId;
  }

  async function addIssue(): Promise<Issue> {
    const { admin, bob, folderId } = tracker;
    const issueId = await addTo(admin, '/issues/add.php', { folderId, name: 'I' });
    const commentId = await addTo(admin, '/issues/comments/add.php', { issueId, comment: 'short' });
    const fileId = await upload(issueId);
    await bob.result('/issues/subscribe.php', { issueId });
    return { issueId, commentId, fileId };
  }

  const comment = (length: number) => '-'.repeat(length);

  /** A comment that leaves so much room. */
  async function fill({ issueId }: Issue, room: number): Promise<{ id: number; length: number }> {
    const length = maxHistoryBytes - room - bare - (await sizeOf(issueId));
    const payload = { issueId, comment: comment(length) };
    return { id: await addTo(tracker.admin, '/issues/comments/add.php', payload), length };
  }

  async function sizeOf(issueId: number): Promise<number> {
    const { rows } = await sql<{ size: number }>`
      select sum(size)::int as size from entry_sizes where issue_id = ${issueId}
    `.execute(tracker.server.db);
    return rows[0]?.size ?? 0;
  }

  /** With what else there is. */
  const overlong = comment(maxHistoryBytes - 10);

  /** As one that was filled before there was a limit, or before it was lowered. */
  async function overfill({ issueId, commentId }: Issue): Promise<void> {
    const { db } = tracker.server;
    await db.updateTable('comments').set({ text: overlong }).where('id', '=', commentId).execute();
    await forgetSize(issueId);
  }

  /** As it is before something is added for the first time. */
  async function forgetSize(issueId: number): Promise<void> {
    const { db } = tracker.server;
    await db.updateTable('issues').set({ historySize: null }).where('id', '=', issueId).execute();
  }

  /** All that a save may leave behind. */
  async function everything(): Promise<unknown> {
    const { rows } = await sql<{ all: unknown }>`
      select json_build_array(
        (select json_agg(t order by name) from counters t),
        (select json_agg(t order by id) from issues t),
        (select json_agg(t order by id) from folders t),
        (select json_agg(t order by id) from history t),
        (select json_agg(t order by id) from comments t),
        (select json_agg(t.id order by id) from files t),
        (select json_agg(t order by issue_id, attribute_id) from attribute_values t),
        (select json_agg(t order by issue_id) from notices t),
        (select json_agg(t order by id) from events t where type = 'audit')
      ) as all
    `.execute(tracker.server.db);
    return [rows[0]?.all, (await readdir(store, { recursive: true })).sort()];
  }

  type Send = (issue: Issue) => Promise<number | null>;

  const ways: readonly (readonly [string, Send])[] = [
    [
      'a comment',
      ({ issueId }) =>
        tracker.admin.code('/issues/comments/add.php', { issueId, comment: 'größer' }),
    ],
    [
      'a value',
      ({ issueId }) =>
        tracker.admin.code('/issues/edit.php', {
          issueId,
          values: [{ id: severityId, value: '3' }],
        }),
    ],
    [
      'a name',
      ({ issueId }) => tracker.admin.code('/issues/edit.php', { issueId, name: 'Renamed' }),
    ],
    [
      'a file',
      ({ issueId }) =>
        tracker.admin.code(
          '/issues/files/add.php',
          { issueId, name: 'größer.txt', description: 'One more' },
          { file: { name: 'x', content: new Uint8Array(50_000) } },
        ),
    ],
    [
      'a move',
      ({ issueId }) => tracker.admin.code('/issues/move.php', { issueId, folderId: otherFolderId }),
    ],
    [
      'a longer comment',
      ({ commentId }) =>
        tracker.admin.code('/issues/comments/edit.php', { commentId, comment: 'much longer' }),
    ],
    [
      'a longer description of a file',
      ({ fileId }) =>
        tracker.admin.code('/issues/files/edit.php', {
          fileId,
          name: 'notes.txt',
          description: 'of a meeting in größter haste',
        }),
    ],
  ];

  test.each(ways)('takes %s that just fits, and nothing of what does not', async (_way, send) => {
    const measured = await addIssue();
    const before = await sizeOf(measured.issueId);
    expect(await send(measured)).toBeNull();
    const needed = (await sizeOf(measured.issueId)) - before;
    const issue = await addIssue();
    const filling = await fill(issue, needed - 1);
    const whole = await everything();

    expect(await send(issue)).toBe(402);

    expect(await everything()).toEqual(whole);
    const shorter = { commentId: filling.id, comment: comment(filling.length - 1) };
    expect(await tracker.admin.code('/issues/comments/edit.php', shorter)).toBeNull();
    expect(await send(issue)).toBeNull();
    expect(await sizeOf(issue.issueId)).toBe(maxHistoryBytes);
  });

  test('has room again when a comment or a file is deleted', async () => {
    const { admin } = tracker;
    const issue = await addIssue();
    await fill(issue, 0);
    const { issueId, commentId, fileId } = issue;
    const one = { issueId, comment: 'x' };
    expect(await admin.code('/issues/comments/add.php', one)).toBe(402);

    await admin.result('/issues/comments/delete.php', { commentId });
    expect(await admin.code('/issues/comments/add.php', one)).toBeNull();
    expect(await admin.code('/issues/comments/add.php', one)).toBe(402);
    await admin.result('/issues/files/delete.php', { fileId });
    expect(await admin.code('/issues/comments/add.php', one)).toBeNull();
  });

  test('is counted when something is added for the first time', async () => {
    const { admin, server } = tracker;
    const issue = await addIssue();
    const { issueId, commentId } = issue;
    const filling = await fill(issue, bare);
    await forgetSize(issueId);

    expect(await admin.code('/issues/comments/add.php', { issueId, comment: 'x' })).toBe(402);
    await admin.result('/issues/comments/edit.php', { commentId, comment: 'shor' });
    await forgetSize(issueId);
    expect(await admin.code('/issues/comments/add.php', { issueId, comment: 'x' })).toBeNull();
    await forgetSize(issueId);
    await admin.result('/issues/comments/delete.php', { commentId: filling.id });

    const { historySize } = await server.db
      .selectFrom('issues')
      .select('historySize')
      .where('id', '=', issueId)
      .executeTakeFirstOrThrow();
    expect(historySize).toBe(await sizeOf(issueId));
  });

  test('that is too long already is read, shortened and described', async () => {
    const { admin } = tracker;
    const issue = await addIssue();
    const { issueId, commentId } = issue;
    await overfill(issue);

    const loaded = await admin.result<Loaded>('/issues/load.php', { issueId, history: true });
    expect(loaded.history.map(({ id }) => id)).toContain(commentId);
    for (const description of ['add', 'edit']) {
      const text = { issueId, description, descriptionFormat: 0 };
      expect(await admin.code(`/issues/description/${description}.php`, text)).toBeNull();
    }
    expect(await admin.code('/issues/edit.php', { issueId, name: 'Renamed' })).toBe(402);
    for (const text of [overlong, overlong.slice(1)]) {
      const edited = { commentId, comment: text, commentFormat: 1 };
      expect(await admin.code('/issues/comments/edit.php', edited)).toBeNull();
    }
    expect(await admin.code('/issues/edit.php', { issueId, name: 'Renamed' })).toBe(402);
    expect(await admin.code('/issues/comments/delete.php', { commentId })).toBeNull();
    expect(await admin.code('/issues/edit.php', { issueId, name: 'Renamed' })).toBeNull();
  });

  test('takes no more of many at the same time than one after the other', async () => {
    const { admin, bob } = tracker;
    const issue = await addIssue();
    const { issueId } = issue;
    await fill(issue, 3 * (bare + 1));
    await forgetSize(issueId);

    const codes = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 === 0 ? admin : bob).code('/issues/comments/add.php', { issueId, comment: 'x' }),
      ),
    );

    expect(codes.filter((code) => code === null)).toHaveLength(3);
    expect(codes.filter((code) => code === 402)).toHaveLength(7);
    expect(await sizeOf(issueId)).toBe(maxHistoryBytes);
  });

  test('is counted anew, where it is long, when an attribute is deleted', async () => {
    const { admin, folderId, server } = tracker;
    const room = { typeId: 2, name: 'Room', type: 'TEXT', details: {} };
    const attributeId = await addTo(admin, '/types/attributes/add.php', room);
    const values = [{ id: attributeId, value: 'Attic' }];
    const issueId = await addTo(admin, '/issues/add.php', { folderId, name: 'I', values });
    await server.db.updateTable('issues').set({ historySize: 100_001 }).execute();

    await admin.result('/types/attributes/delete.php', { attributeId, force: true });

    const forgotten = server.db.selectFrom('issues').where('historySize', 'is', null).select('id');
    expect(await forgotten.execute()).toEqual([{ id: issueId }]);
    await server.db.updateTable('issues').set({ historySize: null }).execute();
  });
});
