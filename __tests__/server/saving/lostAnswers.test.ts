/** What the client does when the answer to a save is lost, against the companion: nothing is added twice. */
import {
  adminPassword,
  type ApiClient,
  type ApiServer,
  openApiServer,
} from '@tests/server/support/apiServer';
import { addTo } from '@tests/server/calls/smallTracker';
import { accountApi } from '@/api/endpoints/account';
import { alertsApi } from '@/api/endpoints/alerts';
import { attributesApi } from '@/api/endpoints/attributes';
import { commentsApi } from '@/api/endpoints/comments';
import { foldersApi } from '@/api/endpoints/folders';
import { globalApi } from '@/api/endpoints/global';
import { inboxesApi } from '@/api/endpoints/inboxes';
import { issueChangesApi } from '@/api/endpoints/issueChanges';
import { issueTypesApi } from '@/api/endpoints/issueTypes';
import { projectsApi } from '@/api/endpoints/projects';
import { reportsApi } from '@/api/endpoints/reports';
import { settingsApi } from '@/api/endpoints/settings';
import { usersApi } from '@/api/endpoints/users';
import { viewsApi } from '@/api/endpoints/views';
import { AlertType } from '@/protocol/alerts';
import { TextFormat } from '@/protocol/enums';
import { type OperationName, operations } from '@/protocol/operations';
import { SavedBefore } from '@/saving/saveOutcome';
import { createSaveMemory, type SaveAction, sendOperation, sendSave } from '@/saving/sendSave';
import { hashPassword } from '@/server/secrets/passwords';
import { type AppStore, setupStore } from '@/store/setupStore';

let server: ApiServer;
let store: AppStore;
let admin: ApiClient;
let projectId: number;
let folderId: number;
let issueId: number;
let ask: (path: string, payload: object) => Promise<number>;

/** What happens on the way of the next call to a path; then calls come through again. */
let fault: { path: string; kind: 'request' | 'answer' } | null = null;
let calls: { path: string; body: unknown }[] = [];

beforeAll(async () => {
  server = await openApiServer({ now: () => Math.floor(Date.now() / 1000) });
  admin = await server.logIn('admin');
  ask = (path, payload) => addTo(admin, path, payload);
  projectId = await ask('/projects/add.php', { name: 'Shop' });
  folderId = await ask('/projects/folders/add.php', { projectId, name: 'Bugs', typeId: 2 });
  issueId = await ask('/issues/add.php', { folderId, name: 'Old' });
  await ask('/issues/comments/add.php', { issueId, comment: '+1' });
  await admin.result('/settings/email/edit.php', {
    emailEngine: 'standard',
    emailFrom: 'tracker@example.com',
  });

  store = setupStore({
    apiContext: { baseUrl: 'http://tracker.test', userId: 1, csrfToken: admin.csrfToken },
  });
});

beforeEach(async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const { url } = new Request(input, init);
    const path = url.replace('http://tracker.test/server/api', '');
    const met = fault?.path === path ? fault.kind : null;
    if (met) fault = null;
    if (met === 'request') throw new TypeError('offline');
    const { status, body } = await admin.request(path, init);
    calls.push({ path, body: body.result });
    if (met === 'answer') throw new TypeError('offline');
    return Response.json(body, { status });
  });
  await store.dispatch(globalApi.endpoints.getGlobal.initiate(undefined, { forceRefetch: true }));
  calls = [];
});

afterAll(async () => {
  await server.close();
});

/** Everything that adds something, by an argument that no other row uses. */
const adds: readonly Add[] = [
  row(commentsApi.endpoints.addComment, (comment) => ({ issueId, comment })),
  row(issueChangesApi.endpoints.addIssue, (name) => ({
    folderId,
    name,
    description: 'It fails.',
    descriptionFormat: TextFormat.markup,
  })),
  row(issueChangesApi.endpoints.cloneIssue, (name) => ({ issueId, folderId, name })),
  row(projectsApi.endpoints.addProject, (name) => ({ name })),
  row(foldersApi.endpoints.addFolder, (name) => ({ projectId, name, typeId: 1 })),
  row(issueTypesApi.endpoints.addType, (name) => ({ name })),
  row(attributesApi.endpoints.addAttribute, (name) => ({
    typeId: 2,
    name,
    type: 'TEXT' as const,
    details: {},
  })),
  row(viewsApi.endpoints.addView, (name) => ({
    typeId: 2,
    isPublic: true,
    name,
    columns: '1,0',
    sortColumn: 1,
    sortAscending: true,
    filters: [],
  })),
  row(usersApi.endpoints.addUser, (name) => ({ name, login: name, password: 'Secret-1' })),
];

/** What can be there once only, whoever adds it. */
const single: readonly Add[] = [
  row(alertsApi.endpoints.addAlert, () => ({ typeId: 2, folderId, isPublic: false })),
  row(reportsApi.endpoints.addReport, () => ({
    typeId: 2,
    projectId,
    isPublic: true,
    alertType: AlertType.changeReport,
  })),
  row(issueChangesApi.endpoints.addDescription, (description) => ({ issueId, description })),
  row(projectsApi.endpoints.addProjectDescription, (description) => ({ projectId, description })),
  row(inboxesApi.endpoints.addInbox, () => ({
    engine: 'imap' as const,
    email: 'bugs@example.com',
    server: 'mail.example.com',
    port: 143,
    defaultFolder: folderId,
  })),
];

type Endpoint<Payload> = Parameters<typeof sendSave<Payload, unknown>>[0];
type Sending = () => Promise<unknown>;

interface Add {
  name: OperationName;
  send: (made: string) => Sending;
}

function row<Payload>(
  endpoint: Endpoint<Payload>,
  payloadOf: (made: string) => NoInfer<Payload>,
): Add {
  return {
    name: endpoint.name as OperationName,
    send: (made: string): Sending => {
      const memory = createSaveMemory();
      return () => store.dispatch(sendSave(endpoint, payloadOf(made), memory));
    },
  };
}

const sentTo = (name: OperationName) => calls.filter(({ path }) => path === operations[name].path);

it.each([...adds, ...single])(
  '$name is sent once when its answer was lost, and answers with what it saved',
  async ({ name, send }) => {
    await store.dispatch(
      settingsApi.endpoints.loadServerSettings.initiate({ inboxes: true }, { forceRefetch: true }),
    );
    const again = send(`lost-${name}`);
    fault = { path: operations[name].path, kind: 'answer' };
    await expect(again()).rejects.toEqual({ kind: 'network' });

    const answer = await again();

    expect(sentTo(name)).toHaveLength(1);
    const { stampId: _stamp, ...ids } = answer as Record<string, unknown>;
    expect(sentTo(name)[0]?.body).toMatchObject(name === 'addComment' ? (answer as object) : ids);
  },
);

it.each(adds)('$name is sent again when it never came to the server', async ({ name, send }) => {
  const again = send(`late-${name}`);
  fault = { path: operations[name].path, kind: 'request' };
  await expect(again()).rejects.toEqual({ kind: 'network' });

  await again();

  expect(sentTo(name)).toHaveLength(1);
});

it.each(['Lost', '[Me]'])('finds the issue %s when others were added since', async (name) => {
  const memory = createSaveMemory();
  const endpoint = issueChangesApi.endpoints.addIssue;
  const add = () => store.dispatch(sendSave(endpoint, { folderId, name }, memory));
  fault = { path: operations.addIssue.path, kind: 'answer' };
  await expect(add()).rejects.toEqual({ kind: 'network' });
  const later = Array.from({ length: 120 }, (_, index) => `Later ${String(index)}`);
  for (const other of later) await ask('/issues/add.php', { folderId, name: other });

  await add();

  expect(sentTo('addIssue')).toHaveLength(1);
});

it('does not take an older comment or object of the same name for the one that was lost', async () => {
  const memory = createSaveMemory();
  const comment = () =>
    store.dispatch(sendSave(commentsApi.endpoints.addComment, { issueId, comment: '+1' }, memory));
  // The comment of the beginning is of long ago.
  await server.db.updateTable('history').set({ createdAt: 1 }).execute();
  fault = { path: operations.addComment.path, kind: 'request' };
  await expect(comment()).rejects.toEqual({ kind: 'network' });
  await comment();
  expect(sentTo('addComment')).toHaveLength(1);

  const name = adds.find((add) => add.name === 'addProject')?.send('Shop');
  fault = { path: operations.addProject.path, kind: 'request' };
  await expect(name?.()).rejects.toEqual({ kind: 'network' });
  await expect(name?.()).rejects.toEqual({ kind: 'api', code: 311 });
});

it('says that the first attempt was saved when the text differs by then', async () => {
  const memory = createSaveMemory();
  const send = (comment: string) =>
    store.dispatch(sendSave(commentsApi.endpoints.addComment, { issueId, comment }, memory));
  fault = { path: operations.addComment.path, kind: 'answer' };
  await expect(send('First')).rejects.toEqual({ kind: 'network' });

  await expect(send('Second')).rejects.toBeInstanceOf(SavedBefore);
  await send('Second');

  expect(sentTo('addComment')).toHaveLength(2);
});

it('takes what is gone as deleted by the attempt whose answer was lost, and only then', async () => {
  const folder = await ask('/projects/folders/add.php', { projectId, name: 'Gone', typeId: 2 });
  const memory = createSaveMemory();
  const deletion = (): SaveAction =>
    foldersApi.endpoints.deleteFolder.initiate({ folderId: folder });
  fault = { path: operations.deleteFolder.path, kind: 'answer' };
  await expect(store.dispatch(sendOperation(deletion, memory))).rejects.toEqual({
    kind: 'network',
  });

  await store.dispatch(sendOperation(deletion, memory));

  await expect(store.dispatch(sendOperation(deletion, createSaveMemory()))).rejects.toEqual({
    kind: 'api',
    code: 304,
  });
});

describe("a password of one's own", () => {
  const { path } = operations.changeAccountPassword;
  const failures = () => server.db.selectFrom('loginAttempts').select('failures').execute();
  const change = (password: string, newPassword: string) => {
    const memory = createSaveMemory();
    const endpoint = accountApi.endpoints.changeAccountPassword;
    return () => store.dispatch(sendSave(endpoint, { password, newPassword }, memory));
  };
  const logsIn = (password: string) =>
    server.visitor().code('/login.php', { login: 'admin', password });

  afterEach(async () => {
    await server.db.deleteFrom('loginAttempts').execute();
  });

  it('is changed once when the answer was lost, and no guess is counted of the account', async () => {
    const again = change(adminPassword, 'second-pass');
    fault = { path, kind: 'answer' };
    await expect(again()).rejects.toEqual({ kind: 'network' });

    await again();

    expect(await logsIn('second-pass')).toBeNull();
    expect((await failures()).filter((row) => row.failures > 1)).toEqual([]);
    await change('second-pass', adminPassword)();
  });

  it('is changed by the second attempt when the first never came, without a guess', async () => {
    const again = change(adminPassword, 'third-pass');
    fault = { path, kind: 'request' };
    await expect(again()).rejects.toEqual({ kind: 'network' });

    await again();

    expect(await logsIn('third-pass')).toBeNull();
    expect((await failures()).filter((row) => row.failures > 0)).toEqual([]);
    await change('third-pass', adminPassword)();
  });

  it('is changed where the present one is shorter than new ones may be', async () => {
    const passwordHash = await hashPassword('short');
    await server.db.updateTable('users').set({ passwordHash }).where('id', '=', 1).execute();
    const again = change('short', adminPassword);
    fault = { path, kind: 'request' };
    await expect(again()).rejects.toEqual({ kind: 'network' });

    await again();

    expect(await logsIn(adminPassword)).toBeNull();
  });

  it('is not taken for changed where the present one was wrong', async () => {
    const again = change('not mine', 'fourth-pass');
    fault = { path, kind: 'answer' };
    await expect(again()).rejects.toEqual({ kind: 'network' });

    await expect(again()).rejects.toEqual({ kind: 'api', code: 302 });

    expect(await logsIn(adminPassword)).toBeNull();
  });
});
