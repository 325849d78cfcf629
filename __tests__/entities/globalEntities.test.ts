import { createApiStore, succeed } from '@tests/api/apiStore';
import { globalApi } from '@/api/endpoints/global';
import { issuesApi } from '@/api/endpoints/issues';
import { attributes } from '@/entities/attributes';
import { folders } from '@/entities/folders';
import {
  issueTypes,
  selectAttributesOfType,
  selectTypeOfFilters,
  selectViewsOfType,
} from '@/entities/issueTypes';
import { selectFoldersIn, selectProjectOfFolder } from '@/entities/locations';
import { projects, selectCanAdministerProject } from '@/entities/projects';
import {
  seedSession,
  selectIsAuthenticated,
  selectIsSystemAdministrator,
  selectServerName,
  selectSettings,
} from '@/entities/session';
import { selectUserName, users } from '@/entities/users';
import { views } from '@/entities/views';
import type { GlobalData } from '@/protocol/global';
import type { IssueListQuery } from '@/protocol/issues';
import { selectInitialViewIds } from '@/entities/initialViews';

const seeded = seedSession({
  baseURL: 'http://localhost',
  csrfToken: 'secret',
  locale: 'pl',
  serverName: 'Acme issues',
  serverVersion: '2.0.5',
  serverUUID: 'uuid',
  userId: 4,
  userName: 'Carol',
  userAccess: 1,
});

/** Ids are chosen so that sorting by id would show; `initialView` of type 2 no longer exists. */
const global: GlobalData = {
  ...seeded.session,
  userEmail: 'carol@example.com',
  settings: { ...seeded.session.settings, historyOrder: 'desc' },
  projects: [
    {
      id: 9,
      name: 'App',
      access: 2,
      folders: [
        { id: 31, name: 'Bugs', typeId: 2 },
        { id: 30, name: 'Tasks', typeId: 1 },
      ],
      members: [4, 6],
    },
    { id: 3, name: 'Web', access: 1, folders: [{ id: 33, name: 'Bugs', typeId: 2 }], members: [5] },
  ],
  types: [
    {
      id: 2,
      name: 'Bug',
      attributes: [
        { id: 21, name: 'Severity', type: 'ENUM', items: ['low', 'high'] },
        { id: 20, name: 'Version', type: 'TEXT', 'max-length': 20 },
      ],
      views: [
        { id: 12, name: 'Mine', public: false },
        { id: 11, name: 'Open', public: true },
      ],
      initialView: 99,
    },
    { id: 1, name: 'Task', attributes: [], views: [{ id: 13, name: 'All', public: true }] },
  ],
  users: [
    { id: 6, name: 'Alice' },
    { id: 4, name: 'Carol' },
    { id: 5, name: 'Dave' },
  ],
  languages: [{ key: 'pl', name: 'Polski' }],
};

async function loadGlobal(data: Partial<GlobalData> = {}) {
  const store = createApiStore();
  succeed('/global.php', { ...global, ...data });
  await store.dispatch(globalApi.endpoints.getGlobal.initiate(undefined));
  return store;
}

describe('the global data', () => {
  it('fill all entities in the order of the server', async () => {
    const state = (await loadGlobal()).getState();

    expect(projects.selectAll(state)).toEqual([
      { projectId: 9, name: 'App', access: 2, folderIds: [31, 30], memberIds: [4, 6] },
      { projectId: 3, name: 'Web', access: 1, folderIds: [33], memberIds: [5] },
    ]);
    expect(folders.selectAll(state)).toEqual([
      { folderId: 31, projectId: 9, typeId: 2, name: 'Bugs' },
      { folderId: 30, projectId: 9, typeId: 1, name: 'Tasks' },
      { folderId: 33, projectId: 3, typeId: 2, name: 'Bugs' },
    ]);
    expect(issueTypes.selectAll(state)).toEqual([
      {
        typeId: 2,
        name: 'Bug',
        attributeIds: [21, 20],
        viewIds: [12, 11],
        folderIds: [31, 33],
        initialViewId: 99,
      },
      {
        typeId: 1,
        name: 'Task',
        attributeIds: [],
        viewIds: [13],
        folderIds: [30],
        initialViewId: null,
      },
    ]);
    expect(attributes.selectById(state, 20)).toEqual({
      attributeId: 20,
      typeId: 2,
      name: 'Version',
      type: 'TEXT',
      'max-length': 20,
    });
    expect(views.selectById(state, 12)).toEqual({
      viewId: 12,
      typeId: 2,
      name: 'Mine',
      isPublic: false,
    });
    expect(users.selectIds(state)).toEqual([6, 4, 5]);
    expect(selectSettings(state).historyOrder).toBe('desc');
  });

  it('leave everything as it is when they come again unchanged', async () => {
    const store = await loadGlobal();
    const { session, ...before } = store.getState();
    succeed('/global.php', { ...global, serverName: 'Another name' });

    await store.dispatch(globalApi.endpoints.getGlobal.initiate(undefined, { forceRefetch: true }));

    const after = store.getState();
    expect(after.session.serverName).toBe('Another name');
    expect(after.session.settings).toBe(session.settings);
    for (const name of [
      'projects',
      'folders',
      'issueTypes',
      'attributes',
      'views',
      'users',
    ] as const) {
      expect(after[name]).toBe(before[name]);
    }
  });

  it('forget what is gone', async () => {
    const store = await loadGlobal();
    succeed('/global.php', { ...global, projects: [] });

    await store.dispatch(globalApi.endpoints.getGlobal.initiate(undefined, { forceRefetch: true }));

    expect(projects.selectAll(store.getState())).toEqual([]);
    expect(folders.selectAll(store.getState())).toEqual([]);
  });

  it('answer what belongs together', async () => {
    const state = (await loadGlobal()).getState();

    expect(selectAttributesOfType(state, 2).map(({ name }) => name)).toEqual([
      'Severity',
      'Version',
    ]);
    expect(selectViewsOfType(state, 2)).toMatchObject({
      personalViews: [{ viewId: 12 }],
      publicViews: [{ viewId: 11 }],
    });
    expect(selectProjectOfFolder(state, 33)?.name).toBe('Web');
    expect(selectProjectOfFolder(state, null)).toBeUndefined();
    expect(selectUserName(state, 5)).toBe('Dave');
    expect(selectUserName(state, 50)).toBeUndefined();
  });

  it.each([
    [{ projectId: null, typeId: 2 }, [31, 33]],
    [{ projectId: 9, typeId: null }, [31, 30]],
    [{ projectId: 9, typeId: 2 }, [31]],
    [{ projectId: 3, typeId: 1 }, []],
  ])('list the folders in %j', async (filter, folderIds) => {
    const state = (await loadGlobal()).getState();

    expect(selectFoldersIn(state, filter).map(({ folderId }) => folderId)).toEqual(folderIds);
  });

  it('compute lists once', async () => {
    const state = (await loadGlobal()).getState();

    expect(selectFoldersIn(state, { projectId: 9, typeId: 2 })).toBe(
      selectFoldersIn(state, { projectId: 9, typeId: 2 }),
    );
    expect(selectViewsOfType(state, 2)).toBe(selectViewsOfType(state, 2));
  });

  it.each([
    [{ typeId: 1 }, 1],
    [{ viewId: 11 }, 2],
    [{ folderId: 30 }, 1],
    [{ viewId: 11, folderId: 31 }, 2],
    [{ typeId: null, viewId: null, folderId: null }, undefined],
    [{ folderId: 99 }, undefined],
  ])('know the type that a list with %j shows', async (filters, typeId) => {
    const state = (await loadGlobal()).getState();

    expect(selectTypeOfFilters(state, filters)?.typeId).toBe(typeId);
  });
});

describe('rights', () => {
  it.each([
    ['a project administrator', 1, 9, true],
    ['a member', 1, 3, false],
    ['a system administrator', 2, 3, true],
    ['nobody in an unknown project', 2, 77, false],
    ['nobody without a project', 2, null, false],
  ] as const)('of %s', async (_who, userAccess, projectId, expected) => {
    const state = (await loadGlobal({ userAccess })).getState();

    expect(selectCanAdministerProject(state, projectId)).toBe(expected);
  });
});

describe('the view a type opens with', () => {
  const page = { sortColumn: 1, sortAscending: true, columns: [], issues: [], totalCount: 0 };

  async function listAndRead(arg: Omit<IssueListQuery, 'limit'>, typeId: number) {
    const store = await loadGlobal();
    succeed('/issues/list.php', page);
    await store.dispatch(issuesApi.endpoints.listIssues.initiate({ viewId: 13, limit: 50 }));
    await store.dispatch(issuesApi.endpoints.listIssues.initiate({ ...arg, limit: 50 }));
    return selectInitialViewIds(store.getState())[typeId];
  }

  it('is none when the remembered one no longer exists', async () => {
    expect(selectInitialViewIds((await loadGlobal()).getState())).toEqual({});
  });

  it.each([
    ['the view listed last', { viewId: 11 }, 2, 11],
    ['the view listed in a folder', { viewId: 12, folderId: 31 }, 2, 12],
    ['none after a list without a view', { typeId: 1 }, 1, undefined],
    ['none after a folder without a view', { folderId: 30 }, 1, undefined],
    ['what it was when another type was listed', { typeId: 2 }, 1, 13],
  ])('is %s', async (_case, arg, typeId, viewId) => {
    expect(await listAndRead(arg, typeId)).toBe(viewId);
  });
});

it('seeds the session with what the page tells, without the token', () => {
  const { session } = seeded;

  expect(selectServerName({ session })).toBe('Acme issues');
  expect(selectIsAuthenticated({ session })).toBe(true);
  expect(selectIsSystemAdministrator({ session })).toBe(false);
  expect(JSON.stringify(session)).not.toContain('secret');
});
