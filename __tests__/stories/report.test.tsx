/** A list as one file to read and to print. */
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { HistoryFilter } from '@/protocol/enums';
import { readPath } from '@/routing/address';
import { caughtDownloads } from '@tests/features/issues/caughtDownloads';
import { readReport } from '@tests/features/issues/report/savedReport';
import { addTo } from '@tests/server/calls/smallTracker';
import { mswServer } from '@tests/setup/mswServer';
import { submitButton } from '@tests/support/forms';
import { createGate } from '@tests/support/gate';
import { baseURL } from '@tests/support/server/tracker';
import { type LivingTracker, openLivingTracker } from '@tests/support/server/livingTracker';
import { refused, replyTo } from '@tests/support/server/replyTo';
import { times } from './walks';

let tracker: LivingTracker;
let ids: number[];

beforeEach(async () => {
  tracker = await openLivingTracker();
  const { admin, folderId } = tracker;
  ids = [];
  for (const name of ['First <b>', 'Second', 'Third']) {
    ids.push(
      await addTo(admin, '/issues/add.php', {
        folderId,
        name,
        values: [],
        description: `Text of ${name} & **more**`,
        descriptionFormat: 1,
      }),
    );
  }
  await admin.result('/issues/comments/add.php', {
    issueId: ids[0],
    comment: `As #${String(ids[1])} says`,
  });
});

let create: jest.SpyInstance<string, [Blob | MediaSource]>;
beforeEach(() => {
  create = jest.spyOn(URL, 'createObjectURL');
});

async function savedReport() {
  await waitFor(() => {
    expect(caughtDownloads()).toHaveLength(1);
  });
  const [[file] = []] = create.mock.calls;
  if (!(file instanceof Blob)) throw new Error('No file was made');
  return readReport(await file.text());
}

async function openReport(login = 'admin') {
  const app = await tracker.open(login, '/types/2/issues');
  await screen.findByText('3 issues');
  expect(await app.sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);
  await app.user.click(await screen.findByRole('button', { name: 'More' }));
  await app.user.click(await screen.findByRole('menuitem', { name: 'Save as report' }));
  await screen.findByRole('dialog', { name: 'Save as report' });
  return app;
}

test('all issues with their texts and comments, without marking any as read', async () => {
  const { bob } = tracker;
  await bob.result('/issues/load.php', {
    issueId: ids[1],
    history: true,
    filter: HistoryFilter.files,
  });
  const { user, sent } = await openReport('bob');
  await user.click(submitButton());
  const made = await savedReport();

  expect(await screen.findByText('Report saved')).toBeVisible();
  expect(readPath()).toBe('/types/2/issues');
  expect(caughtDownloads()[0]?.name).toMatch(/\.html$/);
  expect(made.names).toEqual(['First <b>', 'Second', 'Third']);
  expect(made.texts[0]).toContain('Text of First <b> & more');
  // The mention of another issue leads to it within the report.
  expect(made.links).toEqual([`#issue-${String(ids[1])}`]);
  expect(made.language).toBe('en-US');

  const { issues } = await bob.result<{ issues: { id: number; read: number; stamp: number }[] }>(
    '/issues/list.php',
    { typeId: 2, offset: 0, limit: 50 },
  );
  const read = issues.filter((one) => one.read >= one.stamp).map(({ id }) => id);
  expect(read).toEqual([ids[1]]);
  expect(await bob.result('/global.php', {})).toMatchObject({
    settings: { historyFilter: HistoryFilter.files },
  });

  expect(await sent()).toEqual(['listIssues', 'loadIssue', 'loadIssue', 'loadIssue', 'loadIssue']);
});

test('only what is selected, without comments', async () => {
  const { user, sent, settled } = await tracker.open('admin', '/types/2/issues');
  await screen.findByText('3 issues');
  await settled();
  await user.keyboard('j');
  await screen.findAllByRole('checkbox');
  await user.keyboard('{Shift>}j{/Shift}');
  await screen.findByRole('toolbar', { name: '2 issues selected' });
  await user.click(screen.getAllByRole('button', { name: 'More' }).at(-1) ?? document.body);
  await user.click(await screen.findByRole('menuitem', { name: 'Save as report' }));
  expect(await screen.findByRole('radio', { name: 'Selected issues: 2' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'With comments and files' }));
  expect(screen.queryByRole('checkbox', { name: 'With images' })).not.toBeInTheDocument();
  expect(await sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);

  await user.click(submitButton());
  const made = await savedReport();
  expect(made.names).toEqual(['First <b>', 'Second']);
  expect(made.entries).toBe(0);
  expect(await sent()).toEqual(['listIssues', 'loadIssue', 'loadIssue']);
});

test('pictures are in the file where they can be had, and counted where not', async () => {
  const { admin } = tracker;
  const file = { name: 'x', content: new TextEncoder().encode('PNG') };
  for (const name of ['shot.png', 'gone.png']) {
    await admin.result('/issues/files/add.php', { issueId: ids[0], name }, { file });
  }
  const { user, sent } = await openReport();
  let asked = 0;
  mswServer.use(
    http.get(`${baseURL}/client/file.php`, () => {
      asked += 1;
      return asked === 1 ? HttpResponse.text('PNG') : new HttpResponse(null, { status: 404 });
    }),
  );
  // Somebody deletes the last one after the list was asked for.
  replyTo('/issues/load.php', (payload) =>
    payload['issueId'] === ids[2] ? refused('UnknownIssue') : undefined,
  );
  await user.click(screen.getByRole('checkbox', { name: 'With images' }));
  await user.click(submitButton());
  const made = await savedReport();

  expect(made.names).toEqual(['First <b>', 'Second']);
  expect(made.rows).toEqual([ids[0], ids[1]].map((id) => `#issue-${String(id)}`));
  expect(made.pictures).toEqual([['shot.png', 'data:image/png;base64,UE5H']]);
  expect(await screen.findByText('Report saved. Images left out: 1')).toBeVisible();

  expect(await sent()).toEqual([
    'listIssues',
    'loadIssue',
    'loadIssue',
    'loadIssue',
    'loadIssue',
    '/client/file.php',
    '/client/file.php',
  ]);
});

test('both are said: that the list changed, and that pictures were left out', async () => {
  const { admin } = tracker;
  const file = { name: 'x', content: new TextEncoder().encode('PNG') };
  await admin.result('/issues/files/add.php', { issueId: ids[0], name: 'gone.png' }, { file });
  const app = await tracker.open('admin', '/types/2/issues');
  await screen.findByText('3 issues');
  await screen.findAllByRole('checkbox');
  await app.user.keyboard('j{Shift>}j{/Shift}');
  await screen.findByRole('toolbar', { name: '2 issues selected' });
  await app.user.click(screen.getAllByRole('button', { name: 'More' }).at(-1) ?? document.body);
  await app.user.click(await screen.findByRole('menuitem', { name: 'Save as report' }));
  await screen.findByRole('radio', { name: 'Selected issues: 2' });
  await admin.result('/issues/delete.php', { issueId: ids[1] });
  mswServer.use(
    http.get(`${baseURL}/client/file.php`, () => new HttpResponse(null, { status: 404 })),
  );
  await app.user.click(screen.getByRole('checkbox', { name: 'With images' }));
  expect(await app.sent()).toEqual(['getGlobal', 'listIssues', 'getAlertStatus']);
  await app.user.click(submitButton());
  const made = await savedReport();

  expect(made.names).toEqual(['First <b>']);
  expect(
    await screen.findByText(/Issues may be missing from the file\. .*Images left out: 1$/),
  ).toBeVisible();
  expect(await app.sent()).toEqual(['listIssues', 'loadIssue', 'loadIssue', '/client/file.php']);
});

test('an answer that is lost is said, and another attempt goes on where it ended', async () => {
  const { user, sent } = await openReport();
  mswServer.use(
    http.post(`${baseURL}/server/api/issues/load.php`, () => HttpResponse.error(), { once: true }),
  );
  await user.click(submitButton());
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  const made = await savedReport();

  expect(made.names).toHaveLength(3);

  expect(await sent()).toEqual([
    'listIssues',
    'loadIssue',
    'loadIssue',
    'loadIssue',
    'loadIssue',
    'listIssues',
    'loadIssue',
    'loadIssue',
  ]);
});

test('leaving the window ends it, and no file is saved', async () => {
  const { user, sent } = await openReport();
  const { isOpen: isReleased, open: release } = createGate();
  let loads = 0;
  mswServer.use(
    http.post(`${baseURL}/server/api/issues/load.php`, () => {
      loads += 1;
      return isReleased;
    }),
  );
  await user.click(submitButton());
  expect(await screen.findByText('0 of 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await screen.findByText('3 issues');
  release();
  // The last of them gives back how histories are read.
  await waitFor(() => {
    expect(loads).toBe(4);
  });
  expect(await sent()).toEqual(['listIssues', ...times(4, 'loadIssue')]);

  expect(caughtDownloads()).toEqual([]);
});

test('visitors are told nothing of marks, which they have none of', async () => {
  const { admin, projectId } = tracker;
  await admin.result('/settings/access/edit.php', { anonymousAccess: true });
  await admin.result('/projects/access.php', { projectId, isPublic: true });
  const { user, sent } = await tracker.open('anonymous', '/types/2/issues');
  await screen.findByText('3 issues');
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Save as report' }));

  expect(await screen.findByRole('checkbox', { name: 'With comments and files' })).toBeVisible();
  expect(screen.queryByText(/marked as unread/)).not.toBeInTheDocument();
  expect(await sent()).toEqual(['getGlobal', 'listIssues']);
});
