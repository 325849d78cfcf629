/** What every save makes stale, held against the table of the document (screens 4.1). */
import { configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { http, HttpResponse } from 'msw';
import { baseUrl } from '@tests/api/apiStore';
import { mswServer } from '@tests/setup/mswServer';
import { baseApi } from '@/api/baseApi';
import { Access } from '@/protocol/access';
import { type OperationName, operations } from '@/protocol/operations';
import { allEndpoints, isQuery } from './allEndpoints';

const list = ['listIssues'] as const;
const issue = ['loadIssue'] as const;
const global = ['getGlobal'] as const;
const alerts = ['getAlertStatus'] as const;

/** The table, then the queries that show the saved object itself. */
const staleAfter: Partial<Record<OperationName, readonly OperationName[]>> = {
  addAlert: [...alerts, 'listAlerts'],
  addAttribute: [...global, 'loadType'],
  addComment: [...list, ...issue],
  addDescription: [...list, ...issue],
  addFile: [...list, ...issue],
  addFolder: [...global, 'loadProject'],
  addInbox: ['loadServerSettings'],
  addIssue: list,
  addProject: [...global, 'listProjects'],
  addProjectDescription: ['loadProject'],
  addReport: ['listReports'],
  addType: [...global, 'listTypes'],
  addUser: [...global, 'listUsers'],
  addView: [...global, 'loadType'],
  approveRequest: [...global, 'listRequests', 'listUsers'],
  archiveProject: [...global, 'listProjects', 'listArchivedProjects'],
  cloneIssue: list,
  deleteAlert: [...alerts, 'listAlerts'],
  deleteArchivedProject: [...global, 'listArchivedProjects'],
  deleteAttribute: [...global, 'loadType'],
  deleteComment: [...list, ...issue],
  deleteDescription: [...list, ...issue],
  deleteFile: [...list, ...issue],
  deleteFolder: [...global, 'loadProject'],
  deleteInbox: ['loadServerSettings'],
  deleteIssue: list,
  deleteProject: [...global, 'listProjects'],
  deleteReport: ['listReports'],
  deleteType: [...global, 'listTypes'],
  deleteView: [...global, 'loadType'],
  editAccessSettings: [...global, 'loadAccessSettings', 'loadServerSettings'],
  editAccount: [...global, 'loadAccount'],
  editAdvancedSettings: [...global, 'loadAdvancedSettings'],
  editAttribute: [...global, 'loadType', 'loadAttribute'],
  editComment: [...list, ...issue, 'loadComment'],
  editCronSettings: ['loadCronSettings'],
  editDefaultView: [...list, 'loadType'],
  editDescription: [...list, ...issue],
  editEmailSettings: [...global, 'loadEmailSettings', 'loadServerSettings'],
  editFile: [...list, ...issue, 'loadFile'],
  editInbox: ['loadServerSettings', 'loadInbox'],
  editIssue: [...list, ...issue],
  editMembers: [...global, 'loadProject', 'loadMember', 'loadUser', 'loadUserProject', 'listUsers'],
  editProjectAccess: [...global, 'loadProject', 'listProjects'],
  editProjectDescription: ['loadProject'],
  editRegionalSettings: [...global, 'loadRegionalSettings', 'loadServerSettings'],
  editReport: ['listReports', 'loadReport'],
  editUser: [...global, 'listUsers', 'loadUser', 'loadAccount'],
  editUserAccess: [...global, 'listUsers', 'loadUser'],
  editUserProjects: [...global, 'loadUser', 'loadUserProject', 'loadProject', 'loadMember'],
  editView: [...global, ...list, 'loadType', 'loadView'],
  deleteProjectDescription: ['loadProject'],
  markIssues: [...list, ...alerts],
  moveFolder: [...global, 'loadProject'],
  moveIssue: [...list, ...issue],
  publishView: [...global, 'loadType', 'loadView'],
  rejectRequest: ['listRequests'],
  renameArchivedProject: [...global, 'listArchivedProjects', 'loadArchivedProject'],
  renameFolder: [...global, 'loadProject', 'loadFolder'],
  renameProject: [...global, 'listProjects', 'loadProject'],
  renameServer: [...global, 'loadServerSettings'],
  renameType: [...global, 'listTypes', 'loadType'],
  reorderAttributes: [...global, 'loadType'],
  resetUuid: [...global, 'loadServerSettings'],
  restoreProject: [...global, 'listProjects', 'listArchivedProjects'],
  subscribeIssue: [...list, ...issue],
  unpublishView: [...global, 'loadType', 'loadView'],
  unsubscribeIssue: [...list, ...issue],
};

/** Passwords, trials and the session: nothing that is shown changes. */
const changesNothing: readonly OperationName[] = [
  'changeAccountPassword',
  'changePassword',
  'login',
  'previewMarkup',
  'resetAccountPassword',
  'resetPassword',
  'testEmailSettings',
  'testInbox',
];

/** What is gone cannot be loaded again; asking for it would only be refused. */
const goneAfter: Partial<Record<OperationName, OperationName>> = {
  approveRequest: 'loadRequest',
  archiveProject: 'loadProject',
  deleteAlert: 'loadAlert',
  deleteArchivedProject: 'loadArchivedProject',
  deleteAttribute: 'loadAttribute',
  deleteComment: 'loadComment',
  deleteFile: 'loadFile',
  deleteFolder: 'loadFolder',
  deleteInbox: 'loadInbox',
  deleteIssue: 'loadIssue',
  deleteReport: 'loadReport',
  deleteType: 'loadType',
  deleteView: 'loadView',
  rejectRequest: 'loadRequest',
  restoreProject: 'loadArchivedProject',
};

/** One object of each kind, all with id 1: fits every operation. */
const arg = {
  alertId: 1,
  attributeId: 1,
  commentId: 1,
  eventId: 1,
  fileId: 1,
  folderId: 1,
  inboxId: 1,
  issueId: 1,
  itemId: 1,
  projectId: 1,
  projects: [1],
  reportId: 1,
  requestId: 1,
  typeId: 1,
  userId: 1,
  users: [1],
  viewId: 1,
};

const names = Object.keys(operations) as OperationName[];

type AnyThunk = ThunkAction<PromiseLike<unknown>, unknown, unknown, UnknownAction>;

/** Shows every query at once, carries out one save with this answer, and tells which queries are asked again. */
async function askedAgainAfter(
  save: OperationName,
  answer: object,
  payload: object = arg,
): Promise<Set<string>> {
  const asked = new Set<string>();
  mswServer.use(
    http.post(`${baseUrl}/server/api/*`, ({ request }) => {
      const path = request.url.slice(`${baseUrl}/server/api`.length);
      if (path === operations[save].path) return HttpResponse.json(answer);
      asked.add(path);
      return HttpResponse.json({ result: null });
    }),
  );
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (getDefault) =>
      // Held against the state after every action, these checks would take most of the time.
      getDefault({
        thunk: { extraArgument: { baseUrl, userId: 0, csrfToken: null } },
        immutableCheck: false,
        serializableCheck: false,
      }).concat(baseApi.middleware),
  });
  const upsert = baseApi.util.upsertQueryData as unknown as (
    name: string,
    arg: unknown,
    value: unknown,
  ) => AnyThunk;
  for (const name of names.filter(isQuery)) {
    await store.dispatch(upsert(name, arg, {}));
    void store.dispatch(allEndpoints[name].initiate(arg));
  }

  await store.dispatch(allEndpoints[save].initiate(payload));
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  return asked;
}

const pathsOf = (names: readonly OperationName[]) => names.map((name) => operations[name].path);

it('covers every save', () => {
  const mutations = names.filter((name) => !isQuery(name));

  expect([...Object.keys(staleAfter), ...changesNothing].sort()).toEqual(mutations.sort());
});

const saves = Object.entries(staleAfter) as [OperationName, readonly OperationName[]][];

it.each(saves)('%s makes stale what shows its effect', async (save, stale) => {
  const asked = await askedAgainAfter(save, { result: { changed: true, stampId: null } });

  expect([...asked]).toEqual(expect.arrayContaining(pathsOf(stale)));
  expect([...asked]).not.toContain(operations[goneAfter[save] ?? save].path);
});

it.each(saves)(
  '%s makes the same stale when somebody else had saved the same',
  async (save, stale) => {
    const asked = await askedAgainAfter(save, { result: { changed: false, stampId: false } });

    expect([...asked]).toEqual(expect.arrayContaining(pathsOf(stale)));
  },
);

it.each(saves)('%s makes nothing stale when it is refused', async (save) => {
  const asked = await askedAgainAfter(save, { errorCode: 301, errorMessage: '' });

  expect([...asked]).toEqual([]);
});

it.each(saves)(
  '%s makes the same stale when its object turns out to be unknown',
  async (save, stale) => {
    const asked = await askedAgainAfter(save, { errorCode: 305, errorMessage: '' });

    expect([...asked]).toEqual(expect.arrayContaining(pathsOf(stale)));
  },
);

it.each(['editMembers', 'editUserProjects'] as const)(
  '%s asks for no membership that it has ended',
  async (save) => {
    const asked = await askedAgainAfter(
      save,
      { result: { changed: true } },
      { ...arg, access: Access.none },
    );

    expect([...asked]).toEqual(expect.arrayContaining(pathsOf([...global, 'loadProject'])));
    expect([...asked]).not.toContain(operations.loadMember.path);
    expect([...asked]).not.toContain(operations.loadUserProject.path);
  },
);

it.each(changesNothing)('%s makes nothing stale', async (operation) => {
  expect(await askedAgainAfter(operation, { result: {} })).toEqual(new Set());
});
