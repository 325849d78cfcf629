import type { Database } from '@/server/database/schema';
import type { ApiClient } from '@tests/server/support/apiServer';
import { testDatabases } from '@tests/server/support/testDatabases';
import { addTo } from '@tests/server/calls/smallTracker';
import { type MailingTracker, openMailingTracker } from './mailingTracker';

const client = 'http://tracker.test/client/index.php?path=';
const alert = { typeId: 2, isPublic: false };

/** The same database, which counts what it is asked. */
function countStatements(database: Database): { db: Database; count(): number } {
  let asked = 0;
  const db = database.withPlugin({
    transformQuery({ node }) {
      asked += 1;
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  return { db, count: () => asked };
}

let tracker: MailingTracker;
let issueId: number;

async function comment(by: ApiClient, text: string, id = issueId): Promise<void> {
  await by.result('/issues/comments/add.php', { issueId: id, comment: text });
}

async function addFolder(name: string): Promise<number> {
  const { admin, projectId } = tracker;
  return addTo(admin, '/projects/folders/add.php', { projectId, name, typeId: 2 });
}

async function addView(by: ApiClient, value: string, isPublic: boolean): Promise<number> {
  return addTo(by, '/types/views/add.php', {
    typeId: 2,
    isPublic,
    name: 'Lamps',
    columns: '1,0',
    sortColumn: 1,
    sortAscending: true,
    filters: [{ column: 0, operator: 'CON', value }],
  });
}

describe('an alert', () => {
  beforeEach(async () => {
    tracker = await openMailingTracker();
    ({ issueId } = tracker);
    // What happened so far is no news.
    await tracker.run();
  });

  afterEach(() => tracker.close());

  test('asks as often for five issues as for one', async () => {
    const { admin, bob, folderId } = tracker;
    await bob.result('/alerts/add.php', { ...alert, folderId });
    const others = [];
    for (const name of ['A', 'B', 'C', 'D']) {
      others.push(await addTo(admin, '/issues/add.php', { folderId, name, values: [] }));
    }
    await tracker.arrived();
    const counted = async (issueIds: readonly number[]) => {
      for (const id of issueIds) await comment(admin, 'Again.', id);
      const { db, count } = countStatements(tracker.server.db);
      await tracker.run(db);
      const [mail] = tracker.sink.mails.splice(0);
      for (const id of issueIds) expect(mail?.body).toContain(`#${String(id)} `);
      return count();
    };

    expect(await counted([issueId, ...others])).toBe(await counted([issueId]));
  });

  test('mails its owner once what others changed, with links', async () => {
    const { admin, bob, folderId } = tracker;
    await bob.result('/alerts/add.php', { ...alert, folderId });
    await comment(admin, 'It is dark.');
    const otherId = await addTo(admin, '/issues/add.php', { folderId, name: 'Door', values: [] });

    const [mail, ...others] = await tracker.arrived();

    expect(others).toEqual([]);
    expect(mail?.recipients).toEqual(['bob@example.com']);
    expect(mail?.headers.get('subject')).toBe('Acme Issue Tracker: news in Bugs');
    expect(mail?.body).toContain(`#${issueId} Lamp\nP — F\n${client}/issues/${issueId}\n`);
    expect(mail?.body).toContain(': comment\n    It is dark.');
    expect(mail?.body).toContain(`#${otherId} Door\n`);
    expect(mail?.body).toContain('Administrator: created the issue');
    expect(mail?.body).toContain(`The whole list: ${client}/folders/${folderId}/issues`);
    expect(mail?.body).toContain('delete your alert for Bugs, P — F.');
    expect(await tracker.arrived()).toEqual([]);
  });

  test('does not mail own changes', async () => {
    const { admin, bob } = tracker;
    await bob.result('/alerts/add.php', alert);
    await comment(bob, 'Mine');
    expect(await tracker.arrived()).toEqual([]);

    await comment(admin, 'Theirs');
    await comment(bob, 'Mine again');
    const [mail] = await tracker.arrived();
    expect(mail?.body).toContain('Theirs');
    expect(mail?.body).not.toContain('Mine');
  });

  test('watches what its view and its place hold, and no more', async () => {
    const { admin, bob, folderId } = tracker;
    const viewId = await addView(bob, 'lamp', false);
    const elsewhere = await addFolder('G');
    await bob.result('/alerts/add.php', { ...alert, viewId, folderId });
    for (const [name, folder] of [
      ['Door', folderId],
      ['Street lamp', elsewhere],
    ] as const) {
      await addTo(admin, '/issues/add.php', { folderId: folder, name, values: [] });
    }
    expect(await tracker.arrived()).toEqual([]);

    await comment(admin, 'It is dark.');
    const [mail] = await tracker.arrived();
    expect(mail?.headers.get('subject')).toBe('Acme Issue Tracker: news in Bugs — Lamps');
    expect(mail?.body).toContain(`${client}/views/${viewId}/folders/${folderId}/issues`);
  });

  test('that is public mails everybody who sees the issues', async () => {
    const { admin, bob } = tracker;
    const eve = { name: 'Eve', login: 'eve', password: 'Eve-pass-1', email: 'eve@example.com' };
    await admin.result('/users/add.php', eve);
    await admin.result('/alerts/add.php', { ...alert, isPublic: true });
    await comment(bob, 'It is dark.');
    expect((await tracker.arrived()).map(({ recipients }) => recipients)).toEqual([
      ['admin@example.com'],
    ]);

    await comment(admin, 'Still.');
    const [mail, ...others] = await tracker.arrived();
    expect(others).toEqual([]);
    expect(mail?.recipients).toEqual(['bob@example.com']);
    expect(mail?.body).toContain('An administrator has set up this alert for Bugs for everyone.');
  });

  test('does not mail what another alert has mailed', async () => {
    const { admin, bob, folderId } = tracker;
    await bob.result('/alerts/add.php', { ...alert, folderId });
    await admin.result('/alerts/add.php', { ...alert, isPublic: true });
    await addTo(admin, '/issues/add.php', {
      folderId: await addFolder('G'),
      name: 'Door',
      values: [],
    });
    await comment(admin, 'It is dark.');

    const bodies = (await tracker.arrived()).map(({ body }) => body);

    expect(bodies).toHaveLength(2);
    expect(bodies.filter((body) => body.includes('Lamp'))).toHaveLength(1);
    expect(bodies.filter((body) => body.includes('Door'))).toHaveLength(1);
  });

  test('is told with others in one message by whoever has many, and each issue once', async () => {
    const { admin, bob } = tracker;
    const folderIds: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      folderIds.push(await addFolder(`G${String(index)}`));
    }
    for (const folderId of folderIds) await bob.result('/alerts/add.php', { ...alert, folderId });
    await admin.result('/alerts/add.php', { ...alert, isPublic: true });
    const change = async (folders: readonly number[]) => {
      for (const folderId of folders) {
        const name = `In ${String(folderId)}`;
        await addTo(admin, '/issues/add.php', { folderId, name, values: [] });
      }
      return (await tracker.arrived()).filter(({ recipients }) => recipients[0]?.startsWith('bob'));
    };

    expect(await change(folderIds.slice(0, 10))).toHaveLength(10);
    await comment(admin, 'It is dark.');
    const [mail, ...others] = await change(folderIds);

    expect(others).toEqual([]);
    expect(mail?.headers.get('subject')).toBe('Acme Issue Tracker: news in 12 issues');
    expect(mail?.body.split('These issues have new changes:')).toHaveLength(2);
    for (const [index, folderId] of folderIds.entries()) {
      expect(mail?.body.split(`In ${String(folderId)}\n`)).toHaveLength(2);
      expect(mail?.body).toContain(
        `The whole list: ${client}/folders/${folderId}/issues\n` +
          `To stop getting these messages, delete your alert for Bugs, P — G${String(index)}.`,
      );
    }
    expect(mail?.body.split('    It is dark.')).toHaveLength(2);
    expect(mail?.body).toContain('this alert for Bugs for everyone.');
  });

  test('has room for fifty issues with others, and tells the number of more', async () => {
    const { admin, bob } = tracker;
    for (let index = 0; index < 11; index += 1) {
      const folderId = await addFolder(`G${String(index)}`);
      await bob.result('/alerts/add.php', { ...alert, folderId });
      for (let count = 0; count < 5; count += 1) {
        const name = `Lamp ${String(count)}`;
        await addTo(admin, '/issues/add.php', { folderId, name, values: [] });
      }
    }

    const [mail, ...others] = await tracker.arrived();

    expect(others).toEqual([]);
    expect(mail?.headers.get('subject')).toBe('Acme Issue Tracker: news in 55 issues');
    expect(mail?.body.match(/#\d+ Lamp/g)).toHaveLength(50);
    expect(mail?.body).toContain('And 5 more issues: ');
  });

  test('leaves subscribers to their notices', async () => {
    const { admin, bob } = tracker;
    await bob.result('/alerts/add.php', alert);
    await bob.result('/issues/subscribe.php', { issueId });
    await comment(admin, 'It is dark.');

    const [mail, ...others] = await tracker.arrived();

    expect(others).toEqual([]);
    expect(mail?.body).toContain('An issue you have subscribed to');
  });

  test('does not mail what was read meanwhile', async () => {
    const { admin, bob } = tracker;
    await bob.result('/alerts/add.php', alert);
    await comment(admin, 'It is dark.');
    await bob.result('/issues/load.php', { issueId, history: true });

    expect(await tracker.arrived()).toEqual([]);
  });

  test('mails nothing to who is disabled, has no address or does not see the issue', async () => {
    const { admin, bob, projectId } = tracker;
    await bob.result('/alerts/add.php', alert);
    await comment(admin, 'One');
    await tracker.editBob({ email: '' });
    expect(await tracker.arrived()).toEqual([]);

    await tracker.editBob({});
    await comment(admin, 'Two');
    await admin.result('/projects/members/edit.php', { projectId, users: [2], access: 0 });
    expect(await tracker.arrived()).toEqual([]);

    await admin.result('/projects/members/edit.php', { projectId, users: [2], access: 1 });
    await comment(admin, 'Three');
    await admin.result('/users/access.php', { userId: 2, access: 0 });
    expect(await tracker.arrived()).toEqual([]);
  });

  test('does not mail what happened while e-mail was off', async () => {
    const { admin, bob } = tracker;
    await bob.result('/alerts/add.php', alert);
    await admin.result('/settings/email/edit.php', { emailEngine: '' });
    await comment(admin, 'Old');
    await tracker.run();
    await tracker.mailTo(tracker.sink);

    expect(await tracker.arrived()).toEqual([]);
  });

  test('whose view has become personal is for its owner only, and hinders nobody', async () => {
    const { admin, bob } = tracker;
    const viewId = await addView(admin, 'lamp', true);
    await admin.result('/alerts/add.php', { ...alert, viewId, isPublic: true });
    await admin.result('/types/views/unpublish.php', { viewId });
    await comment(admin, 'One');
    await comment(bob, 'Two');

    const received = await tracker.arrived();

    expect(received.map(({ recipients }) => recipients)).toEqual([['admin@example.com']]);
    const { publicAlerts } = await bob.result<{ publicAlerts: unknown[] }>('/alerts/status.php');
    expect(publicAlerts).toEqual([]);
  });

  test('speaks to its owner in their language and formats, by the clock of the server', async () => {
    const { admin, bob, server } = tracker;
    await bob.result('/alerts/add.php', alert);
    await tracker.speakTo('Bob', 'cy');
    await admin.result('/settings/regional/edit.php', {
      language: 'en_US',
      timeZone: 'Asia/Tokyo',
      numberFormat: 'com1',
      dateFormat: 'dmy4',
      timeFormat: '24h2',
    });
    const attribute = { typeId: 2, name: 'Cost', type: 'NUMERIC', details: { decimal: 2 } };
    const attributeId = await addTo(admin, '/types/attributes/add.php', attribute);
    server.clock.now = Date.UTC(2026, 11, 31, 20, 5) / 1000;
    const values = [{ id: attributeId, value: '1234.50' }];
    await (await server.logIn('admin')).result('/issues/edit.php', { issueId, values });

    const [mail] = await tracker.arrived();

    expect(mail?.body).toMatch(/^Helo Bob,/);
    expect(mail?.body).toContain('01.01.2027 05:05 Administrator: Cost “” → “1.234,50”');
    expect(mail?.body).toContain('Times are in the time zone Asia/Tokyo.');
  });
});

test.each(testDatabases())(
  'two processes that run at the same time mail an alert once, on $name',
  async ({ open }) => {
    const database = await open();
    tracker = await openMailingTracker({ database });
    ({ issueId } = tracker);
    const other = await database.openAnother();
    const { admin, bob, sink } = tracker;
    await tracker.run();
    await bob.result('/alerts/add.php', alert);
    await bob.result('/issues/subscribe.php', {
      issueId: await addTo(admin, '/issues/add.php', {
        folderId: tracker.folderId,
        name: 'Door',
        values: [],
      }),
    });
    for (let round = 0; round < 5; round += 1) {
      await comment(admin, `Comment ${round}`);
      await Promise.all([
        tracker.run(),
        tracker.run(other.db),
        tracker.run(),
        tracker.run(other.db),
      ]);
    }

    const bodies = sink.mails.map(({ body }) => body);
    for (let round = 0; round < 5; round += 1) {
      expect(bodies.filter((body) => body.includes(`    Comment ${round}\n`))).toHaveLength(1);
    }
    await other.close();
    await tracker.close();
  },
);
