import { type OperationName, operations, type Payload } from '@/protocol/operations';

import { createAddPages } from '@/server/pages/addPages';
import type { ServerOptions } from '@/server/program/createServer';
import { lastSeconds } from '@/server/rules/timeSpan';
import { hashToken } from '@/server/secrets/randomTokens';
import { addRequest, verifyRequest } from '@/server/store/requestStore';
import { type ApiClient, type ApiServer, openApiServer } from '@tests/server/support/apiServer';
import {
  openRewindableDatabase,
  type RewindableDatabase,
} from '@tests/server/support/rewindableDatabase';

import { addTo } from './smallTracker';

/** People of the tracker; `outsider` is a member of nothing. */
export type Person = 'admin' | 'manager' | 'member' | 'outsider';

/** A tracker with one object of every kind, in which calls can be tried without an effect on the next one. */
export interface FullTracker {
  server: ApiServer;
  database: RewindableDatabase;
  clients: Readonly<Record<Person, ApiClient>>;
  ids: Readonly<Record<Kind, number>>;
}

type Kind =
  | 'alert'
  | 'archive'
  | 'attribute'
  | 'comment'
  | 'emptyFolder'
  | 'emptyProject'
  | 'file'
  | 'folder'
  | 'inbox'
  | 'issue'
  | 'member'
  | 'ownView'
  | 'plainIssue'
  | 'project'
  | 'publicFile'
  | 'publicProject'
  | 'publicIssue'
  | 'report'
  | 'request'
  | 'view';

/** Bugs: `Assigned to`, `Status`, `Reason`, `Severity`, `Version`. */
export const bugType = 2;

const smtp = {
  emailEngine: 'smtp',
  emailFrom: 'tracker@example.com',
  smtpServer: '127.0.0.1',
  smtpPort: 1,
} as const;

const inbox = {
  engine: 'imap',
  email: 'in@example.com',
  server: '127.0.0.1',
  port: 1,
  mapFolder: true,
  encryption: '',
  user: 'me',
  password: 'secret',
  mailbox: 'INBOX',
} as const;

const columns = { columns: '1,0,4', sortColumn: 1, sortAscending: true };
const filters = [{ column: 0, operator: 'CON' as const, value: 'x' }];

/** A password that follows the rules, by login. */
export function passwordOf(person: Person): string {
  return `${person.charAt(0).toUpperCase()}${person.slice(1)}-pass-1`;
}

export async function openFullTracker(): Promise<FullTracker> {
  const database = await openRewindableDatabase();
  const server = await openApiServer({ database, ...besidesCalls(database) });
  const admin = await server.logIn('admin');
  const userIds: Partial<Record<Person, number>> = {};
  for (const person of ['manager', 'member', 'outsider'] as const) {
    const names = { name: person, login: person, email: `${person}@example.com` };
    const user = { ...names, password: passwordOf(person) };
    userIds[person] = await addTo(admin, '/users/add.php', user);
  }
  const ids = await fill(server, admin, userIds);
  const logIn = (person: Person) => server.logIn(person, passwordOf(person));
  const clients = {
    admin,
    manager: await logIn('manager'),
    member: await logIn('member'),
    outsider: await logIn('outsider'),
  };
  for (const person of ['admin', 'manager', 'member'] as const) {
    await clients[person].result('/issues/subscribe.php', { issueId: ids.plainIssue });
  }
  await database.freeze();
  return { server, database, clients, ids };
}

/** All that a server answers beside calls. No token is good for the metrics. */
function besidesCalls({ watched }: RewindableDatabase): Partial<ServerOptions> {
  const noFiles = () => Promise.resolve(undefined);
  return {
    addPages: createAddPages({
      readManifest: () => Promise.resolve({}),
      assets: noFiles,
      images: noFiles,
    }),
    operating: {
      db: watched,
      metrics: { token: 'of the operator', isOpenToLoopback: false },
      queues: {},
      isFromLoopback: () => false,
    },
  };
}

async function fill(
  server: ApiServer,
  admin: ApiClient,
  { manager, member }: Partial<Record<Person, number>>,
): Promise<FullTracker['ids']> {
  const add = (path: string, payload: object) => addTo(admin, path, payload);
  await admin.result('/settings/email/edit.php', smtp);
  await admin.result('/settings/access/edit.php', { selfRegister: true });

  const project = await add('/projects/add.php', { name: 'Private', description: 'x' });
  const emptyProject = await add('/projects/add.php', { name: 'Empty' });
  const archive = await add('/projects/add.php', { name: 'Old' });
  await admin.result('/projects/archive.php', { projectId: archive });
  await admin.result('/projects/members/edit.php', {
    projectId: project,
    users: [member],
    access: 1,
  });
  for (const projectId of [project, emptyProject]) {
    await admin.result('/projects/members/edit.php', { projectId, users: [manager], access: 2 });
  }
  const publicProject = await add('/projects/add.php', { name: 'Public' });
  await admin.result('/projects/access.php', { projectId: publicProject, isPublic: true });

  const addFolder = (projectId: number, name: string, typeId = bugType) =>
    add('/projects/folders/add.php', { projectId, name, typeId });
  const folder = await addFolder(project, 'F');
  const emptyFolder = await addFolder(project, 'E');
  // Of a type of its own, so that bugs are visible to nobody but the members of the private project.
  const publicFolder = await addFolder(publicProject, 'P', 1);

  const addIssue = (folderId: number, more = {}) =>
    add('/issues/add.php', { folderId, name: 'I', ...more });
  const issue = await addIssue(folder, { description: 'x' });
  const plainIssue = await addIssue(folder);
  const publicIssue = await addIssue(publicFolder, { description: 'x' });
  const comment = await add('/issues/comments/add.php', { issueId: issue, comment: 'x' });
  const addFile = async (issueId: number) => {
    const payload = { issueId, name: 'x.txt' };
    const { stampId } = await admin.result<{ stampId: number }>('/issues/files/add.php', payload, {
      file: anyFile,
    });
    return stampId;
  };

  const addView = (name: string, isPublic: boolean) =>
    add('/types/views/add.php', { typeId: bugType, isPublic, name, ...columns, filters });
  const view = await addView('Everybody', true);
  const target = { typeId: bugType, viewId: view, isPublic: true };
  const attribute = await add('/types/attributes/add.php', {
    typeId: bugType,
    name: 'Extra',
    type: 'TEXT',
    details: {},
  });
  return {
    alert: await add('/alerts/add.php', target),
    archive,
    attribute,
    comment,
    emptyFolder,
    emptyProject,
    file: await addFile(issue),
    folder,
    inbox: await add('/settings/inboxes/add.php', { ...inbox, email: 'first@example.com' }),
    issue,
    member: member ?? 0,
    ownView: await addView('Mine', false),
    plainIssue,
    project,
    publicFile: await addFile(publicIssue),
    publicProject,
    publicIssue,
    report: await add('/reports/add.php', { ...target, alertType: 2, alertFrequency: 0 }),
    request: await addApplication(server),
    view,
  };
}

async function addApplication({ db, clock }: ApiServer): Promise<number> {
  const names = { name: 'Eve', login: 'eve', email: 'eve@example.com' };
  const keyHash = hashToken('key');
  const id = await addRequest(db, { ...names, passwordHash: '!', keyHash }, clock.now);
  await verifyRequest(db, keyHash, lastSeconds(60, clock.now));
  return id;
}

/** Sends a call, undoes what it did and gives its error code, null when it succeeded. */
export async function tryCall(
  { database }: FullTracker,
  client: ApiClient,
  operation: OperationName,
  payload: object,
): Promise<number | null> {
  const { cookie, csrfToken } = client;
  const options = operation === 'addFile' ? { file: anyFile } : {};
  try {
    return await database.tryOut(() => client.code(operations[operation].path, payload, options));
  } finally {
    // A login leaves the client with a session that was undone.
    client.cookie = cookie;
    client.csrfToken = csrfToken;
  }
}

const anyFile = { name: 'x.txt', content: new Uint8Array([120]) };

type Given<Name extends OperationName> =
  Payload<Name> extends object ? Omit<Payload<Name>, 'file'> : object;

/**
 * A payload of each call that succeeds for whoever may do all, with every list and text that it knows. A new operation
 * does not compile until it has one.
 */
export const payloads: {
  [Name in OperationName]: (ids: FullTracker['ids'], person: Person) => Given<Name>;
} = {
  editAccount: (_, person) => ({ email: `${person}@example.com`, language: 'pl' }),
  loadAccount: () => ({ projects: true }),
  changeAccountPassword: (_, person) => ({
    password: passwordOf(person),
    newPassword: 'Another-pass-2',
  }),
  resetAccountPassword: () => ({}),
  addAlert: (ids) => ({ typeId: bugType, folderId: ids.folder, isPublic: false }),
  deleteAlert: (ids) => ({ alertId: ids.alert }),
  listAlerts: () => ({ publicAlerts: true, personalAlerts: true }),
  loadAlert: (ids) => ({ alertId: ids.alert }),
  getAlertStatus: () => ({}),
  listEvents: () => ({ type: 'audit', limit: 1 }),
  loadEvent: () => ({ eventId: 1 }),
  getGlobal: () => ({}),
  getInfo: () => ({}),
  addIssue: (ids) => ({
    folderId: ids.folder,
    name: 'New',
    values: [{ id: ids.attribute, value: 'x' }],
    description: 'x',
  }),
  cloneIssue: (ids) => ({
    issueId: ids.issue,
    folderId: ids.folder,
    name: 'New',
    values: [{ id: ids.attribute, value: 'x' }],
    description: 'x',
  }),
  addComment: (ids) => ({ issueId: ids.issue, comment: 'y' }),
  deleteComment: (ids) => ({ commentId: ids.comment }),
  editComment: (ids) => ({ commentId: ids.comment, comment: 'y' }),
  loadComment: (ids) => ({ issueId: ids.issue, commentId: ids.comment }),
  deleteIssue: (ids) => ({ issueId: ids.issue }),
  addDescription: (ids) => ({ issueId: ids.plainIssue, description: 'y' }),
  deleteDescription: (ids) => ({ issueId: ids.issue }),
  editDescription: (ids) => ({ issueId: ids.issue, description: 'y' }),
  editIssue: (ids) => ({
    issueId: ids.issue,
    name: 'New',
    values: [{ id: ids.attribute, value: 'x' }],
    // Of no attribute of the type, so that it holds whatever the issue has.
    was: { values: [{ id: 2_147_483_647, value: 'x' }] },
  }),
  addFile: (ids) => ({ issueId: ids.issue, name: 'y.txt', description: 'y' }),
  deleteFile: (ids) => ({ fileId: ids.file, was: { name: 'x.txt', description: '' } }),
  editFile: (ids) => ({
    fileId: ids.file,
    name: 'y.txt',
    description: 'y',
    was: { name: 'x.txt', description: '' },
  }),
  loadFile: (ids) => ({ issueId: ids.issue, fileId: ids.file }),
  findItem: (ids) => ({ itemId: ids.comment }),
  listIssues: (ids) => ({ folderId: ids.folder, searchValue: 'x', limit: 1 }),
  loadIssue: (ids) => ({ issueId: ids.issue, description: true, attributes: true, history: true }),
  markIssues: (ids) => ({ folderId: ids.folder, searchValue: 'x', read: true }),
  moveIssue: (ids) => ({ issueId: ids.issue, folderId: ids.emptyFolder }),
  previewMarkup: () => ({ text: '**x**' }),
  subscribeIssue: (ids) => ({ issueId: ids.issue }),
  unsubscribeIssue: (ids) => ({ issueId: ids.plainIssue }),
  login: (_, person) => ({
    login: person,
    password: passwordOf(person),
    newPassword: 'Another-pass-2',
  }),
  editProjectAccess: (ids) => ({ projectId: ids.project, isPublic: true }),
  addProject: () => ({ name: 'New', description: 'y' }),
  archiveProject: (ids) => ({ projectId: ids.project }),
  deleteArchivedProject: (ids) => ({ projectId: ids.archive }),
  listArchivedProjects: () => ({}),
  loadArchivedProject: (ids) => ({ projectId: ids.archive, description: true }),
  renameArchivedProject: (ids) => ({ projectId: ids.archive, name: 'New' }),
  restoreProject: (ids) => ({ projectId: ids.archive }),
  deleteProject: (ids) => ({ projectId: ids.project, force: true }),
  addProjectDescription: (ids) => ({ projectId: ids.emptyProject, description: 'y' }),
  deleteProjectDescription: (ids) => ({ projectId: ids.project }),
  editProjectDescription: (ids) => ({ projectId: ids.project, description: 'y' }),
  addFolder: (ids) => ({ projectId: ids.project, name: 'New', typeId: bugType }),
  deleteFolder: (ids) => ({ folderId: ids.folder, force: true }),
  loadFolder: (ids) => ({ projectId: ids.project, folderId: ids.folder }),
  moveFolder: (ids) => ({ folderId: ids.emptyFolder, projectId: ids.emptyProject }),
  renameFolder: (ids) => ({ folderId: ids.folder, name: 'New' }),
  listProjects: () => ({}),
  loadProject: (ids) => ({ projectId: ids.project, description: true, members: true }),
  editMembers: (ids) => ({ projectId: ids.project, users: [ids.member], access: 2 }),
  loadMember: (ids) => ({ projectId: ids.project, userId: ids.member }),
  renameProject: (ids) => ({ projectId: ids.project, name: 'New' }),
  addReport: (ids) => ({ typeId: bugType, folderId: ids.folder, isPublic: false, alertType: 2 }),
  deleteReport: (ids) => ({ reportId: ids.report, was: { alertType: 2, alertFrequency: 0 } }),
  editReport: (ids) => ({ reportId: ids.report, alertType: 3, alertFrequency: 1 }),
  listReports: () => ({ publicReports: true, personalReports: true }),
  loadReport: (ids) => ({ reportId: ids.report, details: true }),
  editAccessSettings: () => ({ selfRegister: true, registerNotifyEmail: 'me@example.com' }),
  loadAccessSettings: () => ({}),
  editAdvancedSettings: () => ({
    hideIdColumn: false,
    hideEmptyValues: false,
    historyOrder: 'desc',
    defaultFormat: 1,
    commentMaxLength: 20_000,
    fileMaxSize: 1_048_576,
    fileDbMaxSize: 4096,
    sessionMaxLifetime: 7200,
    registerMaxLifetime: 86_400,
    logMaxLifetime: 86_400,
  }),
  loadAdvancedSettings: () => ({}),
  editCronSettings: () => ({ reportHour: 9, reportDay: 1 }),
  loadCronSettings: () => ({}),
  editEmailSettings: () => ({
    ...smtp,
    smtpEncryption: 'tls' as const,
    smtpUser: 'me',
    smtpPassword: 'secret',
  }),
  loadEmailSettings: () => ({}),
  testEmailSettings: () => ({
    ...smtp,
    smtpEncryption: '' as const,
    smtpUser: 'me',
    smtpPassword: 'secret',
  }),
  addInbox: () => inbox,
  deleteInbox: (ids) => ({ inboxId: ids.inbox }),
  editInbox: (ids) => ({ inboxId: ids.inbox, ...inbox }),
  loadInbox: (ids) => ({ inboxId: ids.inbox, details: true }),
  testInbox: () => inbox,
  loadServerSettings: () => ({ inboxes: true }),
  loadOAuthSettings: () => ({}),
  editRegionalSettings: () => ({
    language: 'pl',
    timeZone: 'Europe/Warsaw',
    numberFormat: '',
    dateFormat: 'ymd4',
    timeFormat: '',
    firstDay: 1,
  }),
  loadRegionalSettings: () => ({}),
  renameServer: () => ({ name: 'New' }),
  resetUuid: () => ({}),
  addType: () => ({ name: 'New' }),
  addAttribute: () => ({
    typeId: bugType,
    name: 'New',
    type: 'ENUM',
    details: { items: ['x'], default: 'x' },
  }),
  deleteAttribute: (ids) => ({
    attributeId: ids.attribute,
    force: true,
    was: { name: 'Extra', type: 'TEXT', details: {} },
  }),
  editAttribute: (ids) => ({
    attributeId: ids.attribute,
    name: 'New',
    type: 'ENUM',
    details: { items: ['x'], default: 'x' },
  }),
  loadAttribute: (ids) => ({ typeId: bugType, attributeId: ids.attribute, details: true }),
  reorderAttributes: (ids) => ({ typeId: bugType, order: `${ids.attribute},5,4,3,2,1` }),
  deleteType: () => ({ typeId: bugType, force: true, was: { name: 'Bugs' } }),
  listTypes: () => ({}),
  loadType: () => ({ typeId: bugType, attributes: true, publicViews: true, used: true }),
  renameType: () => ({ typeId: bugType, name: 'New' }),
  addView: () => ({ typeId: bugType, isPublic: false, name: 'New', ...columns, filters }),
  editDefaultView: () => ({ typeId: bugType, ...columns }),
  deleteView: (ids) => ({ viewId: ids.view, was: { name: 'Everybody', ...columns, filters } }),
  editView: (ids) => ({ viewId: ids.view, name: 'New', ...columns, filters }),
  loadView: (ids) => ({ typeId: bugType, viewId: ids.view, details: true }),
  publishView: (ids) => ({ viewId: ids.ownView }),
  unpublishView: (ids) => ({ viewId: ids.view }),
  getUpdate: () => ({}),
  editUserAccess: (ids) => ({ userId: ids.member, access: 2 }),
  addUser: () => ({
    name: 'New',
    login: 'new',
    password: 'New-pass-1',
    email: 'new@example.com',
    language: 'pl',
  }),
  editUser: (ids) => ({
    userId: ids.member,
    name: 'New',
    login: 'new',
    email: 'new@example.com',
    language: 'pl',
  }),
  listUsers: () => ({}),
  loadUser: (ids) => ({ userId: ids.member, projects: true }),
  changePassword: (ids) => ({ userId: ids.member, password: 'Another-pass-2' }),
  resetPassword: (ids) => ({ userId: ids.member }),
  editUserProjects: (ids) => ({ userId: ids.member, projects: [ids.project], access: 2 }),
  loadUserProject: (ids) => ({ userId: ids.member, projectId: ids.project }),
  approveRequest: (ids) => ({ requestId: ids.request, projects: [ids.project] }),
  listRequests: () => ({}),
  loadRequest: (ids) => ({ requestId: ids.request }),
  rejectRequest: (ids) => ({ requestId: ids.request }),
};
