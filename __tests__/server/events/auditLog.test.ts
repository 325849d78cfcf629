import { addTo, openSmallTracker, type SmallTracker } from '@tests/server/calls/smallTracker';

let tracker: SmallTracker;

beforeAll(async () => {
  tracker = await openSmallTracker();
});

afterAll(() => tracker.server.close());

async function messages(type: string, limit: number): Promise<string[]> {
  const { events } = await tracker.admin.result<{ events: { message: string }[] }>(
    '/events/list.php',
    { type, limit },
  );
  return events.map(({ message }) => message);
}

test('what is edited and deleted of an issue is noted, and where it goes', async () => {
  const { admin, projectId } = tracker;
  const addFolder = (name: string) =>
    addTo(admin, '/projects/folders/add.php', { projectId, name, typeId: 2 });
  const [folderId, target] = [await addFolder('G'), await addFolder('H')];
  const issueId = await addTo(admin, '/issues/add.php', {
    folderId,
    name: 'Bug',
    description: 'x',
  });
  const commentId = await addTo(admin, '/issues/comments/add.php', { issueId, comment: 'x' });
  const fileId = (
    await admin.result<{ stampId: number }>(
      '/issues/files/add.php',
      { issueId, name: 'x.txt' },
      { file: { name: 'x', content: new Uint8Array([120]) } },
    )
  ).stampId;
  await admin.result('/projects/description/add.php', { projectId, description: 'x' });
  const description = { projectId, description: 'y' };

  const steps: [path: string, payload: object, message: string][] = [
    [
      '/issues/comments/edit.php',
      { commentId, comment: 'y' },
      `Comment #${commentId} edited in issue #${issueId} Bug`,
    ],
    [
      '/issues/comments/delete.php',
      { commentId },
      `Comment #${commentId} deleted from issue #${issueId} Bug`,
    ],
    [
      '/issues/files/edit.php',
      { fileId, name: 'y.txt' },
      `File edited in issue #${issueId} Bug: y.txt`,
    ],
    ['/issues/files/delete.php', { fileId }, `File deleted from issue #${issueId} Bug: y.txt`],
    [
      '/issues/description/edit.php',
      { issueId, description: 'y' },
      `Description of issue #${issueId} Bug edited`,
    ],
    ['/issues/description/delete.php', { issueId }, `Description of issue #${issueId} Bug deleted`],
    ['/issues/edit.php', { issueId, name: 'Bug 2' }, `Issue edited: #${issueId} Bug`],
    [
      '/issues/move.php',
      { issueId, folderId: target },
      `Issue moved to folder H: #${issueId} Bug 2`,
    ],
    ['/issues/delete.php', { issueId }, `Issue deleted: #${issueId} Bug 2`],
    ['/projects/description/edit.php', description, 'Description of project P edited'],
    ['/projects/description/delete.php', { projectId }, 'Description of project P deleted'],
  ];
  for (const [path, payload] of steps) await admin.result(path, payload);

  const noted = await messages('audit', steps.length);
  expect(noted.reverse()).toEqual(steps.map(([, , message]) => message));
});

test('an edit that changes nothing is not noted', async () => {
  const { admin, projectId } = tracker;
  const folder = { projectId, name: 'I', typeId: 2 };
  const folderId = await addTo(admin, '/projects/folders/add.php', folder);
  const issueId = await addTo(admin, '/issues/add.php', { folderId, name: 'Bug' });
  const commentId = await addTo(admin, '/issues/comments/add.php', { issueId, comment: 'x' });
  const before = await messages('audit', 1);

  await admin.result('/issues/edit.php', { issueId, name: 'Bug' });
  await admin.result('/issues/comments/edit.php', { commentId, comment: 'x' });

  expect(await messages('audit', 1)).toEqual(before);
});

test('a list that goes to a file is noted, a page of it is not', async () => {
  const { admin } = tracker;
  const list = { typeId: 2, html: false, allColumns: true };
  await admin.result('/issues/list.php', { ...list, limit: 50 });
  await admin.result('/issues/list.php', { ...list, limit: 10_000 });

  expect(await messages('access', 2)).toEqual([
    'Issues of type Bugs exported: 1',
    'User logged in: bob',
  ]);
});

test('names do not turn round what is said about them', async () => {
  const { admin } = tracker;
  await admin.result('/types/add.php', { name: 'invoice\u202efdp.exe' });

  expect(await messages('audit', 1)).toEqual([expect.stringMatching(/invoice\ufffdfdp\.exe$/)]);
});
