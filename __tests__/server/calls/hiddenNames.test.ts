import { addTo, openSmallTracker, type SmallTracker } from './smallTracker';

let tracker: SmallTracker;

beforeAll(async () => {
  tracker = await openSmallTracker();
  const mail = { emailEngine: 'standard', emailFrom: 'tracker@example.com' };
  await tracker.admin.result('/settings/email/edit.php', mail);
});

afterAll(() => tracker.server.close());

/** Bob sees nothing of the project, nor of its type, while this is done. */
async function whileRemoved(look: () => Promise<void>): Promise<void> {
  const { admin, projectId } = tracker;
  const setAccess = (access: number) =>
    admin.result('/projects/members/edit.php', { projectId, users: [2], access });
  await setAccess(0);
  await look();
  await setAccess(1);
}

const kinds = [
  { path: '/alerts', id: 'alertId', lists: ['publicAlerts', 'personalAlerts'], more: {} },
  {
    path: '/reports',
    id: 'reportId',
    lists: ['publicReports', 'personalReports'],
    more: { alertType: 2 },
  },
];

describe.each(kinds)('$path', ({ path, id, lists, more }) => {
  const all = Object.fromEntries(lists.map((list) => [list, true]));
  const none = Object.fromEntries(lists.map((list) => [list, []]));

  test('tell a removed member nothing of what they watch, and let go of it', async () => {
    const { bob, folderId } = tracker;
    const target = { typeId: 2, folderId, isPublic: false, ...more };
    const own = await addTo(bob, `${path}/add.php`, target);

    await whileRemoved(async () => {
      expect(await bob.code(`${path}/load.php`, { [id]: own })).toBe(347);
      expect(await bob.result(`${path}/list.php`, all)).toEqual(none);
    });

    expect(await bob.result(`${path}/load.php`, { [id]: own })).toMatchObject({
      location: 'P — F',
    });
    await whileRemoved(async () => {
      expect(await bob.code(`${path}/delete.php`, { [id]: own })).toBeNull();
    });
    expect(await bob.code(`${path}/load.php`, { [id]: own })).toBe(347);
  });

  test('list public ones only of types one sees', async () => {
    const { admin, bob } = tracker;
    await admin.result(`${path}/add.php`, { typeId: 2, isPublic: true, ...more });

    expect(await bob.result(`${path}/list.php`, all)).not.toEqual(none);
    await whileRemoved(async () => {
      expect(await bob.result(`${path}/list.php`, all)).toEqual(none);
    });
  });

  test('refuse the view of a type one does not see', async () => {
    const { admin, bob } = tracker;
    const view = { name: `Secret ${path}`, columns: '1,0', sortColumn: 1, sortAscending: true };
    const addView = (typeId: number) =>
      addTo(admin, '/types/views/add.php', { ...view, typeId, isPublic: true, filters: [] });
    const [seen, hidden] = [await addView(2), await addView(1)];
    const target = { typeId: 2, isPublic: false, ...more };

    expect(await bob.code(`${path}/add.php`, { ...target, viewId: hidden })).toBe(340);
    expect(await bob.code(`${path}/add.php`, { ...target, viewId: seen })).toBeNull();
  });

  test('list no view that became personal to those who have it not', async () => {
    const { admin, bob } = tracker;
    const view = { name: `Later mine ${path}`, columns: '1,0', sortColumn: 1, sortAscending: true };
    const viewId = await addTo(admin, '/types/views/add.php', {
      ...view,
      typeId: 2,
      isPublic: true,
      filters: [],
    });
    await admin.result(`${path}/add.php`, { typeId: 2, viewId, isPublic: true, ...more });
    const listed = async () => JSON.stringify(await bob.result(`${path}/list.php`, all));

    expect(await listed()).toContain(view.name);
    await admin.result('/types/views/unpublish.php', { viewId });
    expect(await listed()).not.toContain(view.name);
  });
});
