/** Calls that say what they began with (protocol 10.7). What editors do with it stands in `stories/twoWriters`. */
import { ApiErrorCode } from '@/protocol/errorCodes';
import { addTo, openSmallTracker, type SmallTracker } from './smallTracker';

let tracker: SmallTracker;
let issueId: number;
let otherId: number;

beforeEach(async () => {
  tracker = await openSmallTracker();
  const { admin, folderId, projectId } = tracker;
  issueId = await addTo(admin, '/issues/add.php', { folderId, name: 'Lamp', values: [] });
  const folder = { projectId, name: 'G', typeId: 2 };
  otherId = await addTo(admin, '/projects/folders/add.php', folder);
});

afterEach(() => tracker.server.close());

interface Loaded {
  details: { folderId: number; stamp: number };
}

const load = () => tracker.admin.result<Loaded>('/issues/load.php', { issueId });

const refused = ApiErrorCode.TransactionDeadlock;

it('moves an issue only from where it was', async () => {
  const { admin, folderId, projectId } = tracker;
  const folder = { projectId, name: 'H', typeId: 2 };
  const thirdId = await addTo(admin, '/projects/folders/add.php', folder);
  const move = (to: number, from: number) =>
    admin.code('/issues/move.php', { issueId, folderId: to, was: { folderId: from } });
  await admin.result('/issues/move.php', { issueId, folderId: otherId });

  expect(await move(thirdId, folderId)).toBe(refused);
  expect((await load()).details.folderId).toBe(otherId);
  // Who wants it where it is by now is in nobody's way.
  expect(await move(otherId, folderId)).toBeNull();
  expect(await move(thirdId, otherId)).toBeNull();
  expect((await load()).details.folderId).toBe(thirdId);
});

it('deletes an issue only as it was', async () => {
  const { admin, bob } = tracker;
  const { stamp } = (await load()).details;
  await bob.result('/issues/comments/add.php', { issueId, comment: 'Wait', commentFormat: 0 });
  const remove = (was: number) =>
    admin.code('/issues/delete.php', { issueId, was: { stamp: was } });

  expect(await remove(stamp)).toBe(refused);
  expect(await remove((await load()).details.stamp)).toBeNull();
  expect(await admin.code('/issues/load.php', { issueId })).toBe(ApiErrorCode.UnknownIssue);
});

it('edits a file only as it was', async () => {
  const { admin } = tracker;
  const file = { name: 'a.txt', content: new TextEncoder().encode('Text') };
  const added = await admin.result<{ stampId: number }>(
    '/issues/files/add.php',
    { issueId, name: 'old.txt', description: 'Old' },
    { file },
  );
  const fileId = added.stampId;
  const edit = (name: string, was: { name: string; description?: string }) =>
    admin.code('/issues/files/edit.php', { fileId, name, description: 'Old', was });
  await admin.result('/issues/files/edit.php', { fileId, name: 'new.txt', description: 'Old' });

  expect(await edit('mine.txt', { name: 'old.txt', description: 'Old' })).toBe(refused);
  expect(await edit('mine.txt', { name: 'new.txt' })).toBe(refused);
  // Who makes the same of it is in nobody's way.
  expect(await edit('new.txt', { name: 'old.txt', description: 'Old' })).toBeNull();
  expect(await edit('mine.txt', { name: 'new.txt', description: 'Old' })).toBeNull();
});

/** Each of these is refused and leaves everything as it is. */
async function expectRefused(path: string, payload: object, others: readonly object[]) {
  for (const was of others) {
    expect(await tracker.admin.code(path, { ...payload, was })).toBe(refused);
  }
}

it('deletes a type, an attribute or a view only as it was', async () => {
  const { admin } = tracker;
  const typeId = await addTo(admin, '/types/add.php', { name: 'Wishes' });
  const size = { name: 'Size', type: 'ENUM', details: { items: ['S', 'L'], required: 1 } };
  const attributeId = await addTo(admin, '/types/attributes/add.php', { typeId, ...size });
  const view = {
    name: 'Small',
    columns: `1,0,${1000 + attributeId}`,
    sortColumn: 1,
    sortAscending: true,
    filters: [{ column: 1000 + attributeId, operator: 'EQ', value: 'S' }],
  };
  const added = { typeId, isPublic: true, ...view };
  const viewId = await addTo(admin, '/types/views/add.php', added);

  await expectRefused('/types/views/delete.php', { viewId }, [
    { ...view, name: 'Other' },
    { ...view, columns: '1,0' },
    { ...view, sortColumn: 0 },
    { ...view, sortAscending: false },
    { ...view, filters: [] },
  ]);
  await expectRefused('/types/attributes/delete.php', { attributeId }, [
    { ...size, name: 'Other' },
    { ...size, type: 'TEXT' },
    { ...size, details: { items: ['S', 'L'] } },
    { ...size, details: { items: ['L', 'S'], required: 1 } },
  ]);
  await expectRefused('/types/delete.php', { typeId }, [{ name: 'Other' }]);

  // The order of what is written of it tells nothing.
  const details = { required: 1, items: ['S', 'L'] };
  const asItIs = [
    ['/types/views/delete.php', { viewId, was: view }],
    ['/types/attributes/delete.php', { attributeId, was: { ...size, details } }],
    ['/types/delete.php', { typeId, was: { name: 'Wishes' } }],
  ] as const;
  for (const [path, payload] of asItIs) expect(await admin.code(path, payload)).toBeNull();
});

it('deletes a report only as it was', async () => {
  const { admin } = tracker;
  const mail = { emailEngine: 'standard', emailFrom: 'a@b.cd' };
  await admin.result('/settings/email/edit.php', mail);
  const weekly = { alertType: 2, alertFrequency: 1 };
  const report = { typeId: 2, isPublic: true, ...weekly };
  const reportId = await addTo(admin, '/reports/add.php', report);

  await expectRefused('/reports/delete.php', { reportId }, [
    { ...weekly, alertType: 3 },
    { ...weekly, alertFrequency: 0 },
    { alertType: 2 },
  ]);
  expect(await admin.code('/reports/delete.php', { reportId, was: weekly })).toBeNull();
});

it('deletes a file, a comment or a description only as it was', async () => {
  const { admin } = tracker;
  const file = { name: 'a.txt', content: new TextEncoder().encode('Text') };
  const named = { issueId, name: 'new.txt', description: 'Old' };
  const added = await admin.result<{ stampId: number }>('/issues/files/add.php', named, { file });
  const fileId = added.stampId;
  const text = { issueId, comment: 'New', commentFormat: 0 };
  const commentId = await addTo(admin, '/issues/comments/add.php', text);
  const described = { issueId, description: 'New', descriptionFormat: 0 };
  await admin.result('/issues/description/add.php', described);
  const removals = [
    ['/issues/files/delete.php', { fileId }, { name: 'old.txt', description: 'Old' }],
    ['/issues/files/delete.php', { fileId }, { name: 'new.txt' }],
    ['/issues/comments/delete.php', { commentId }, { comment: 'Old' }],
    ['/issues/comments/delete.php', { commentId }, { comment: 'New', commentFormat: 1 }],
    ['/issues/description/delete.php', { issueId }, { description: 'Old' }],
  ] as const;

  for (const [path, payload, was] of removals) {
    expect(await admin.code(path, { ...payload, was })).toBe(refused);
  }
  const asItIs = [
    ['/issues/files/delete.php', { fileId, was: { name: 'new.txt', description: 'Old' } }],
    ['/issues/comments/delete.php', { commentId, was: { comment: 'New', commentFormat: 0 } }],
    ['/issues/description/delete.php', { issueId, was: { description: 'New' } }],
  ] as const;
  for (const [path, payload] of asItIs) expect(await admin.code(path, payload)).toBeNull();
});
