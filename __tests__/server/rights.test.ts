import { type OperationName, operations } from '@/protocol/operations';

import { allCalls } from '@/server/calls/allCalls';
import type { ApiClient } from '@tests/server/support/apiServer';

import { bugType, type FullTracker, openFullTracker, payloads, tryCall } from './calls/everyCall';
import { addTo } from './calls/smallTracker';

/** What somebody gets: an answer, or the code of a refusal. */
type Outcome = 'ok' | number;

/** Outcomes of visitors without and with anonymous access, somebody who is no member, a member, and the administrators of the project and of the system. */
type Outcomes = readonly [
  closed: Outcome,
  open: Outcome,
  outsider: Outcome,
  member: Outcome,
  manager: Outcome,
  admin: Outcome,
];

const anybody: Outcomes = ['ok', 'ok', 'ok', 'ok', 'ok', 'ok'];
const visitors: Outcomes = [300, 'ok', 'ok', 'ok', 'ok', 'ok'];
const users: Outcomes = [300, 300, 'ok', 'ok', 'ok', 'ok'];
const administrators: Outcomes = [300, 300, 301, 301, 301, 'ok'];

/** Visitors may read in public projects; in this one there is nothing for them and for outsiders. */
function readers(hidden: number): Outcomes {
  return [300, hidden, hidden, 'ok', 'ok', 'ok'];
}

function members(hidden: number): Outcomes {
  return [300, 300, hidden, 'ok', 'ok', 'ok'];
}

function managers(hidden: number, ofMembers = 301): Outcomes {
  return [300, 300, hidden, ofMembers, 'ok', 'ok'];
}

/** In a private project, with objects of somebody else. A new operation does not compile until it is here. */
const rights: Record<OperationName, Outcomes> = {
  editAccount: users,
  loadAccount: users,
  changeAccountPassword: users,
  resetAccountPassword: users,
  addAlert: members(308),
  deleteAlert: administrators,
  listAlerts: users,
  loadAlert: administrators,
  getAlertStatus: users,
  listEvents: administrators,
  loadEvent: administrators,
  getGlobal: visitors,
  getInfo: anybody,
  addIssue: members(304),
  cloneIssue: members(305),
  addComment: members(305),
  deleteComment: managers(350),
  editComment: managers(350),
  loadComment: members(350),
  deleteIssue: managers(305),
  addDescription: managers(305),
  deleteDescription: managers(305),
  editDescription: managers(305),
  editIssue: members(305),
  addFile: members(305),
  deleteFile: managers(306),
  editFile: managers(306),
  loadFile: readers(306),
  findItem: readers(354),
  listIssues: readers(304),
  loadIssue: readers(305),
  markIssues: members(304),
  moveIssue: managers(305),
  previewMarkup: users,
  subscribeIssue: members(305),
  unsubscribeIssue: members(305),
  login: anybody,
  editProjectAccess: managers(303),
  addProject: administrators,
  archiveProject: administrators,
  deleteArchivedProject: administrators,
  listArchivedProjects: administrators,
  loadArchivedProject: administrators,
  renameArchivedProject: administrators,
  restoreProject: administrators,
  deleteProject: administrators,
  addProjectDescription: managers(303, 303),
  deleteProjectDescription: managers(303),
  editProjectDescription: managers(303),
  addFolder: managers(303),
  deleteFolder: managers(304),
  loadFolder: members(304),
  moveFolder: managers(304),
  renameFolder: managers(304),
  listProjects: visitors,
  loadProject: readers(303),
  editMembers: managers(303),
  loadMember: managers(303),
  renameProject: administrators,
  addReport: members(308),
  deleteReport: administrators,
  editReport: administrators,
  listReports: users,
  loadReport: administrators,
  editAccessSettings: administrators,
  loadAccessSettings: administrators,
  editAdvancedSettings: administrators,
  loadAdvancedSettings: administrators,
  editCronSettings: administrators,
  loadCronSettings: administrators,
  editEmailSettings: administrators,
  loadEmailSettings: administrators,
  testEmailSettings: administrators,
  addInbox: administrators,
  deleteInbox: administrators,
  editInbox: administrators,
  loadInbox: administrators,
  testInbox: administrators,
  loadServerSettings: administrators,
  loadOAuthSettings: administrators,
  editRegionalSettings: administrators,
  loadRegionalSettings: administrators,
  renameServer: administrators,
  resetUuid: administrators,
  addType: administrators,
  addAttribute: administrators,
  deleteAttribute: administrators,
  editAttribute: administrators,
  loadAttribute: administrators,
  reorderAttributes: administrators,
  deleteType: administrators,
  listTypes: users,
  loadType: members(308),
  renameType: administrators,
  addView: members(308),
  editDefaultView: administrators,
  deleteView: administrators,
  editView: administrators,
  loadView: [300, 300, 308, 301, 301, 'ok'],
  publishView: administrators,
  unpublishView: administrators,
  getUpdate: anybody,
  editUserAccess: administrators,
  addUser: administrators,
  editUser: administrators,
  listUsers: administrators,
  loadUser: administrators,
  changePassword: administrators,
  resetPassword: administrators,
  editUserProjects: administrators,
  loadUserProject: administrators,
  approveRequest: administrators,
  listRequests: administrators,
  loadRequest: administrators,
  rejectRequest: administrators,
};

/** What an address gives, asked for something. */
interface Given {
  query: (ids: FullTracker['ids']) => string;
  /** What only answers with the data have, as the name of a file or in their text. */
  isGiven: RegExp;
  outcomes: Outcomes;
}

const isFile = /^attachment; filename="x\.txt"/;

const files: readonly Given[] = [
  { query: ({ file }) => `?id=${file}`, isGiven: isFile, outcomes: readers(306) },
  { query: ({ publicFile }) => `?id=${publicFile}`, isGiven: isFile, outcomes: visitors },
];

/** What is handed out by a link alone. Tables and reports of issues are made by the client, from calls. */
const downloads: Readonly<Record<string, readonly Given[]>> = {
  '/server/api/issues/files/download.php': files,
  '/client/file.php': files,
  '/client/index.php': [{ query: () => '', isGiven: /"csrfToken"/, outcomes: visitors }],
  '/metrics': [
    { query: () => '', isGiven: /issuedesk_info/, outcomes: [404, 404, 404, 404, 404, 404] },
  ],
};

/** Every other address that answers a GET. */
const givesNothing: Readonly<Record<string, string>> = {
  '/': 'asks for a login',
  '/index.php': 'asks for a login',
  '/client/about.php': 'says which program this is',
  '/client/oauth.php': 'is for mailboxes of the administrator, and not in use',
  '/users/password.php': 'asks for a new password',
  '/users/register.php': 'asks who wants an account',
  '/setup/install.php': 'asks how an empty tracker is to be set up',
  '/assets/*': 'is the same for all trackers',
  '/common/images/*': 'is the same for all trackers',
  '/healthz': 'says that the process answers',
  '/readyz': 'says that the database does',
  '/*': 'says that there is nothing',
};

interface Asked extends Given {
  name: string;
  address: string;
}

/** Each thing that is asked for at an address. */
const asked: readonly Asked[] = Object.entries(downloads).flatMap(([address, all]) =>
  all.map((given, index) => ({ ...given, address, name: `${address} ${String(index)}` })),
);

/** What outsiders do not get. */
const ofMembers = asked.filter(
  ({ outcomes: [, , outsider, member] }) => member === 'ok' && outsider !== 'ok',
);

/** As a code of the protocol, also where a page says it. */
async function outcomeOf(
  client: ApiClient,
  { address, query, isGiven }: Pick<Asked, 'address' | 'query' | 'isGiven'>,
): Promise<Outcome> {
  const response = await client.fetch(address + query(tracker.ids));
  const text = await response.text();
  const { headers, status } = response;
  if (isGiven.test(headers.get('content-disposition') ?? text)) return 'ok';
  if (headers.get('location')?.startsWith('/index.php') === true) return 300;
  const [, code] = /"errorCode": ?(\d+)/.exec(text) ?? [];
  if (code !== undefined) return Number(code);
  return text.includes('The file does not exist') ? 306 : status;
}

let tracker: FullTracker;

beforeAll(async () => {
  tracker = await openFullTracker();
});

afterAll(() => tracker.server.close());

/** What somebody gets for every call, and by every link. */
async function outcomesOf(
  client: ApiClient,
  person: 'admin' | 'manager' | 'member' | 'outsider' = 'outsider',
): Promise<Record<string, Outcome>> {
  const outcomes: Record<string, Outcome> = {};
  for (const { operation } of allCalls) {
    const payload = payloads[operation](tracker.ids, person);
    outcomes[operation] = (await tryCall(tracker, client, operation, payload)) ?? 'ok';
  }
  for (const given of asked) outcomes[given.name] = await outcomeOf(client, given);
  return outcomes;
}

function column(index: keyof Outcomes & number): Record<string, Outcome> {
  const links = asked.map(({ name, outcomes }) => [name, outcomes] as const);
  const rows = [...Object.entries(rights), ...links];
  return Object.fromEntries(rows.map(([name, row]) => [name, row[index] ?? 'ok']));
}

/** Does something while anybody may look at public projects. */
function withAnonymousAccess<Result>(work: () => Promise<Result>): Promise<Result> {
  const settings = { anonymousAccess: true, selfRegister: true };
  return tracker.database.tryOut(async () => {
    await tracker.clients.admin.result('/settings/access/edit.php', settings);
    return work();
  });
}

test('every operation of the protocol is answered once', () => {
  const answered = allCalls.map(({ operation }): OperationName => operation);

  expect(answered.toSorted()).toEqual(Object.keys(operations).toSorted());
});

test('every address that answers a GET is in a table, or gives nothing', () => {
  const calls = new Set(Object.values(operations).map(({ path }) => `/server/api${path}`));
  const addresses = tracker.server.app.routes
    .filter(({ method, path }) => ['ALL', 'GET'].includes(method) && !calls.has(path))
    .map(({ path }) => path);

  expect([...new Set(addresses)].toSorted()).toEqual(
    [...Object.keys(downloads), ...Object.keys(givesNothing)].toSorted(),
  );
});

test.each(ofMembers)(
  '$name tells nothing of it to who asks another way',
  async ({ address, query }) => {
    const { clients, ids } = tracker;
    const path = address + query(ids);
    const etag = (await clients.member.fetch(path)).headers.get('etag') ?? '*';
    const ways = [{ headers: { 'if-none-match': etag } }, { method: 'HEAD' }];
    for (const way of ways) {
      const { status, headers } = await clients.outsider.fetch(path, way);
      expect(status).not.toBe(304);
      expect(headers.get('etag')).toBeNull();
      expect(headers.get('content-disposition')).toBeNull();
    }
  },
);

describe('every call and every link answers and refuses as the table says', () => {
  test('visitors, while anonymous access is off', async () => {
    expect(await outcomesOf(tracker.server.visitor())).toEqual(column(0));
  });

  test('visitors, while it is on', async () => {
    const outcomes = await withAnonymousAccess(() => outcomesOf(tracker.server.visitor()));

    expect(outcomes).toEqual(column(1));
  });

  test.each([
    ['outsider', 2],
    ['member', 3],
    ['manager', 4],
    ['admin', 5],
  ] as const)('%s', async (person, index) => {
    expect(await outcomesOf(tracker.clients[person], person)).toEqual(column(index));
  });

  test('and none that needs a session does without its token', async () => {
    const { admin } = tracker.clients;
    const codes = new Map<string, number | null>();
    for (const { operation, who } of allCalls) {
      if (who === 'public') continue;
      codes.set(operation, await admin.code(operations[operation].path, {}, { csrf: null }));
    }

    expect([...codes].filter(([, code]) => code !== 371)).toEqual([]);
    expect(codes.size).toBeGreaterThan(100);
  });
});

describe('a public project', () => {
  const readable: [OperationName, (ids: FullTracker['ids']) => object][] = [
    ['loadIssue', (ids) => ({ issueId: ids.publicIssue })],
    ['findItem', (ids) => ({ itemId: ids.publicIssue })],
    ['listIssues', () => ({ typeId: 1, limit: 1 })],
    ['loadProject', (ids) => ({ projectId: ids.publicProject })],
  ];

  test.each(readable)('is read by visitors and by all users: %s', async (operation, payloadOf) => {
    const payload = payloadOf(tracker.ids);
    const visitor = await withAnonymousAccess(() =>
      tryCall(tracker, tracker.server.visitor(), operation, payload),
    );

    expect(visitor).toBeNull();
    expect(await tryCall(tracker, tracker.clients.outsider, operation, payload)).toBeNull();
  });

  test.each<[OperationName, (ids: FullTracker['ids']) => object, number | null]>([
    ['addComment', (ids) => ({ issueId: ids.publicIssue, comment: 'x' }), null],
    ['editIssue', (ids) => ({ issueId: ids.publicIssue, name: 'New' }), null],
    ['editDescription', (ids) => ({ issueId: ids.publicIssue, description: 'y' }), 301],
    ['deleteIssue', (ids) => ({ issueId: ids.publicIssue }), 301],
    ['editProjectAccess', (ids) => ({ projectId: ids.publicProject, isPublic: false }), 301],
  ])('is written by all users and administered by none: %s', async (operation, payloadOf, code) => {
    const { outsider } = tracker.clients;

    expect(await tryCall(tracker, outsider, operation, payloadOf(tracker.ids))).toBe(code);
  });
});

describe('the author', () => {
  const own: [OperationName, string, (id: number) => object][] = [
    ['editComment', 'comment', (commentId) => ({ commentId, comment: 'y' })],
    ['deleteComment', 'comment', (commentId) => ({ commentId })],
    ['editFile', 'file', (fileId) => ({ fileId, name: 'y.txt' })],
    ['deleteFile', 'file', (fileId) => ({ fileId })],
    ['editDescription', 'issue', (issueId) => ({ issueId, description: 'y' })],
    ['deleteDescription', 'issue', (issueId) => ({ issueId })],
    ['deleteIssue', 'issue', (issueId) => ({ issueId })],
  ];

  /** Adds an object of a member and answers its id. */
  async function add(kind: string): Promise<number> {
    const { ids, clients } = tracker;
    const { member } = clients;
    if (kind === 'comment') {
      return addTo(member, '/issues/comments/add.php', { issueId: ids.issue, comment: 'x' });
    }
    if (kind === 'issue') {
      const issue = { folderId: ids.folder, name: 'I', description: 'x' };
      return addTo(member, '/issues/add.php', issue);
    }
    const file = { name: 'x', content: new Uint8Array([120]) };
    const payload = { issueId: ids.issue, name: 'x.txt' };
    const { stampId } = await member.result<{ stampId: number }>('/issues/files/add.php', payload, {
      file,
    });
    return stampId;
  }

  test.each(own)(
    'owns what they wrote, but no issue as a whole: %s',
    async (operation, kind, payloadOf) => {
      const { clients, database } = tracker;
      const code = await database.tryOut(async () =>
        tryCall(tracker, clients.member, operation, payloadOf(await add(kind))),
      );

      expect(code).toBe(operation === 'deleteIssue' ? 301 : null);
    },
  );

  test('of a personal view alone sees, edits and deletes it', async () => {
    const { clients, database } = tracker;
    const columns = { columns: '1,0', sortColumn: 1, sortAscending: true, filters: [] };
    const view = { typeId: bugType, isPublic: false, name: 'Own', ...columns };
    const codes = await database.tryOut(async () => {
      const viewId = await addTo(clients.member, '/types/views/add.php', view);
      const tryAs = (person: 'manager' | 'member', operation: OperationName, payload: object) =>
        tryCall(tracker, clients[person], operation, { viewId, ...payload });
      const edit = { name: 'New', ...columns };
      return [
        await tryAs('member', 'loadView', { typeId: bugType }),
        await tryAs('member', 'editView', edit),
        await tryAs('member', 'deleteView', {}),
        await tryAs('manager', 'loadView', { typeId: bugType }),
        await tryAs('manager', 'editView', edit),
        await tryAs('manager', 'deleteView', {}),
      ];
    });

    expect(codes).toEqual([null, null, null, 340, 340, 340]);
  });
});

test('nobody but a system administrator changes an own membership, and none the own access', async () => {
  const { clients, ids } = tracker;
  const { userId } = await clients.manager.result<{ userId: number }>('/global.php');
  const membership = { projectId: ids.project, users: [userId], access: 1 };

  expect(await tryCall(tracker, clients.manager, 'editMembers', membership)).toBe(301);
  expect(await tryCall(tracker, clients.admin, 'editUserAccess', { userId: 1, access: 1 })).toBe(
    301,
  );
});

test('archiving a project hides all of it from everybody', async () => {
  const { clients, database, ids } = tracker;
  const outcomes = await database.tryOut(async () => {
    await clients.admin.result('/projects/archive.php', { projectId: ids.project });
    const load = (client: ApiClient) => client.code('/issues/load.php', { issueId: ids.issue });
    return [
      [await load(clients.member), await load(clients.manager), await load(clients.admin)],
      await Promise.all(ofMembers.map((given) => outcomeOf(clients.admin, given))),
    ];
  });

  expect(outcomes).toEqual([
    [305, 305, 305],
    [306, 306],
  ]);
});
