import { loadSettings } from '@/server/store/settingsStore';

import type { ApiClient } from '@tests/server/support/apiServer';
import { addTo } from '@tests/server/calls/smallTracker';
import { openMailSink } from '@tests/server/mail/mailSink';
import { type MailingTracker, openMailingTracker } from './mailingTracker';

const link = 'http://tracker.test/client/index.php?path=/issues/';
const day = 86_400;

let tracker: MailingTracker;
let issueId: number;

beforeEach(async () => {
  tracker = await openMailingTracker();
  ({ issueId } = tracker);
});

afterEach(() => tracker.close());

async function comment(client: ApiClient, text: string): Promise<void> {
  await client.result('/issues/comments/add.php', { issueId, comment: text });
}

describe('a subscriber', () => {
  beforeEach(async () => {
    await tracker.bob.result('/issues/subscribe.php', { issueId });
  });

  test('is told once what somebody else did, with a link', async () => {
    await comment(tracker.admin, 'It is dark.\nHello admin,');
    await tracker.admin.result('/issues/edit.php', { issueId, name: 'Broken lamp', values: [] });

    const [mail, ...others] = await tracker.arrived();

    expect(others).toEqual([]);
    expect(mail?.recipients).toEqual(['bob@example.com']);
    expect(mail?.headers.get('subject')).toBe(`Acme Issue Tracker: #${issueId} Broken lamp`);
    expect(mail?.body).toContain(`${link}${issueId}\n`);
    expect(mail?.body).toContain(': comment\n    It is dark.\n    Hello admin,\n');
    expect(mail?.body).toContain('name “Lamp” → “Broken lamp”');
    expect(await tracker.arrived()).toEqual([]);
  });

  test('is told about files, descriptions, moves and what was deleted', async () => {
    const { admin, projectId } = tracker;
    const folder = { projectId, name: 'G', typeId: 2 };
    const folderId = await addTo(admin, '/projects/folders/add.php', folder);
    const file = { name: 'a.txt', content: Buffer.from('x') };
    const payload = { issueId, name: 'a.txt', description: 'The log' };
    await admin.result('/issues/files/add.php', payload, { file });
    await admin.result('/issues/description/add.php', { issueId, description: 'How it looks' });
    await admin.result('/issues/move.php', { issueId, folderId });
    const [mail] = await tracker.arrived();

    expect(mail?.body).toContain('file “a.txt”\n    The log');
    expect(mail?.body).toContain('description\n    How it looks');
    expect(mail?.body).toContain('moved the issue');

    await admin.result('/issues/description/delete.php', { issueId });
    expect((await tracker.arrived())[0]?.body).toContain('was deleted');
  });

  test('is told of many issues in one message, without those out of sight', async () => {
    const { admin, bob, folderId } = tracker;
    const names = Array.from({ length: 12 }, (_, index) => `Lamp ${String(index)}`);
    const issueIds: number[] = [];
    for (const name of names) {
      const id = await addTo(admin, '/issues/add.php', { folderId, name, values: [] });
      await bob.result('/issues/subscribe.php', { issueId: id });
      issueIds.push(id);
    }
    for (const id of issueIds) {
      await admin.result('/issues/comments/add.php', { issueId: id, comment: `On ${String(id)}` });
    }
    await admin.result('/issues/delete.php', { issueId: issueIds[0] });

    const [mail, ...others] = await tracker.arrived();

    expect(others).toEqual([]);
    expect(mail?.headers.get('subject')).toBe('Acme Issue Tracker: news in 11 issues');
    expect(mail?.body).not.toContain('Lamp 0\n');
    for (const id of issueIds.slice(1)) {
      expect(mail?.body).toContain(`${link}${String(id)}\n`);
      expect(mail?.body).toContain(`: comment\n    On ${String(id)}\n`);
    }
    expect(await tracker.arrived()).toEqual([]);
  });

  test('is told of the first fifty of very many issues, and how many there are', async () => {
    const { admin, bob, folderId } = tracker;
    for (let index = 0; index < 53; index += 1) {
      const issue = { folderId, name: `Lamp ${String(index)}`, values: [] };
      const id = await addTo(admin, '/issues/add.php', issue);
      await bob.result('/issues/subscribe.php', { issueId: id });
      await admin.result('/issues/comments/add.php', { issueId: id, comment: 'Hello' });
    }

    const [mail, ...others] = await tracker.arrived();

    expect(others).toEqual([]);
    expect(mail?.headers.get('subject')).toBe('Acme Issue Tracker: news in 53 issues');
    expect(mail?.body.split(': comment\n')).toHaveLength(51);
    expect(mail?.body).toContain('3 more issues');
  });

  test('is not told about own changes', async () => {
    await comment(tracker.bob, 'Mine');
    expect(await tracker.arrived()).toEqual([]);

    await comment(tracker.admin, 'Theirs');
    await comment(tracker.bob, 'Mine again');
    const [mail] = await tracker.arrived();
    expect(mail?.body).toContain('Theirs');
    expect(mail?.body).not.toContain('Mine');
  });

  test('is told in their language, and what it lacks in English', async () => {
    await tracker.speakTo('Bob', 'cy');
    await comment(tracker.admin, 'One');

    expect((await tracker.arrived())[0]?.body).toMatch(/^Helo Bob,\n\nAn issue/);
  });

  test.each([
    [
      'that they no longer see',
      () =>
        tracker.admin.result('/projects/members/edit.php', {
          projectId: tracker.projectId,
          users: [2],
          access: 0,
        }),
    ],
    ['that was deleted', () => tracker.admin.result('/issues/delete.php', { issueId })],
  ])('is not told about an issue %s', async (_case, hide) => {
    await comment(tracker.admin, 'Secret');
    await hide();

    expect(await tracker.arrived()).toEqual([]);
  });

  test('who is disabled or has no address gets nothing', async () => {
    await comment(tracker.admin, 'One');
    await tracker.editBob({ email: '' });
    expect(await tracker.arrived()).toEqual([]);

    await tracker.editBob({});
    await comment(tracker.admin, 'Two');
    await tracker.admin.result('/users/access.php', { userId: 2, access: 0 });
    expect(await tracker.arrived()).toEqual([]);
  });

  test('is told once although two processes run at the same time', async () => {
    await comment(tracker.admin, 'One');

    await Promise.all([tracker.run(), tracker.run(), tracker.run()]);

    expect(tracker.sink.mails).toHaveLength(1);
  });

  test('gets no flood of old news after e-mail was off', async () => {
    await tracker.admin.result('/settings/email/edit.php', { emailEngine: '' });
    await comment(tracker.admin, 'Old');
    await tracker.run();
    await tracker.mailTo(tracker.sink);

    expect(await tracker.arrived()).toEqual([]);
  });
});

describe('reports', () => {
  const report = { typeId: 2, isPublic: false };

  beforeEach(async () => {
    // The first run only marks where change reports begin.
    await tracker.run();
  });

  test('of changes are sent daily at the hour, once', async () => {
    await tracker.bob.result('/reports/add.php', { ...report, alertType: 2 });
    await comment(tracker.admin, 'It is dark.');
    expect(await tracker.arrived()).toEqual([]);
    tracker.server.clock.now += day;

    await Promise.all([tracker.run(), tracker.run()]);

    const [mail, ...others] = tracker.sink.mails.splice(0);
    expect(others).toEqual([]);
    expect(mail?.recipients).toEqual(['bob@example.com']);
    expect(mail?.body).toContain(`#${issueId} Lamp\nP — F\n${link}${issueId}\n`);
    expect(mail?.body).toContain('It is dark.');
    tracker.server.clock.now += day;
    expect(await tracker.arrived()).toEqual([]);
  });

  test('of issues list what the view shows, weekly on the day', async () => {
    const { admin, bob, folderId } = tracker;
    await bob.result('/reports/add.php', { ...report, alertType: 3, alertFrequency: 1 });
    await addTo(admin, '/issues/add.php', { folderId, name: 'Door', values: [] });
    const received: number[] = [];
    for (let days = 0; days < 14; days += 1) {
      tracker.server.clock.now += day;
      received.push((await tracker.arrived()).length);
    }

    expect(received.filter((count) => count > 0)).toEqual([1, 1]);
    expect(received.lastIndexOf(1) - received.indexOf(1)).toBe(7);
  });

  test('that are public go to everybody who sees the issues', async () => {
    const { admin } = tracker;
    await admin.result('/users/add.php', {
      name: 'Eve',
      login: 'eve',
      password: 'Eve-pass-1',
      email: 'eve@example.com',
    });
    await admin.result('/reports/add.php', { ...report, isPublic: true, alertType: 3 });
    tracker.server.clock.now += day;

    const receivers = (await tracker.arrived()).flatMap(({ recipients }) => recipients);

    expect(receivers.sort()).toEqual(['admin@example.com', 'bob@example.com']);
  });

  test('come at their hour again after the clock was a year ahead', async () => {
    const { bob, server, run } = tracker;
    await bob.result('/reports/add.php', { ...report, alertType: 2 });
    server.clock.now += 365 * day;
    await run();
    server.clock.now -= 364 * day;
    await comment(await server.logIn('admin'), 'It is dark.');

    const [mail, ...others] = await tracker.arrived();

    expect(mail?.body).toContain('It is dark.');
    expect(others).toEqual([]);
    expect(await tracker.arrived()).toEqual([]);
    expect((await loadSettings(server.db)).cronLast).toBe(server.clock.now);
  });

  test('about nothing are not sent', async () => {
    const { admin, bob, projectId } = tracker;
    const folder = { projectId, name: 'Empty', typeId: 2 };
    const folderId = await addTo(admin, '/projects/folders/add.php', folder);
    await bob.result('/reports/add.php', { ...report, folderId, alertType: 3 });
    await bob.result('/reports/add.php', { ...report, alertType: 2 });
    tracker.server.clock.now += day;

    expect(await tracker.arrived()).toEqual([]);
  });
});

test('a message whose receiver is refused does not hold up the others', async () => {
  const sink = await openMailSink({
    onRcptTo({ address }, _session, callback) {
      callback(
        address.startsWith('bad') ? Object.assign(new Error('no'), { responseCode: 550 }) : null,
      );
    },
  });
  await tracker.mailTo(sink);
  const createdAt = tracker.server.clock.now;
  const mails = ['bad@example.com', 'good@example.com'].map((recipient) => ({
    recipient,
    subject: 'Hello',
    body: 'Hello',
    createdAt,
  }));
  await tracker.server.db.insertInto('outbox').values(mails).execute();

  await tracker.run();
  await sink.close();

  expect(sink.mails.map(({ recipients }) => recipients)).toEqual([['good@example.com']]);
  expect(tracker.failures.splice(0)).toMatchObject([{ responseCode: 550 }]);
});
