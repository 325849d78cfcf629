import { Access } from '@/protocol/access';

import type { Database } from '@/server/database/schema';
import type { FileStore } from '@/server/files/fileStore';
import type { Storage } from '@/server/storage/openStorage';

import { compareIssues } from './move/compareIssues';
import { describeIssues } from './move/describeIssues';
import { type Move, stopMove } from './move/move';
import { addProjects, completeProjects, describeProjects } from './move/moveProjects';
import { completeSettings, prepareSettings } from './move/moveSettings';
import { addTypes, completeTypes } from './move/moveTypes';
import { addUsers, completeUsers, createSessions, type MovedUser } from './move/moveUsers';
import { moveWatching } from './move/moveWatching';
import { createNumbering } from './move/numbering';
import {
  openRemoteSession,
  readServerVersion,
  RefusedCall,
  type RemoteServer,
  type RemoteSession,
} from './move/remoteServer';
import { replayIssues } from './move/replayIssues';
import { writeTimes } from './move/writeTimes';
import { readTracker } from './readTracker';
import type { ExportedUser, TrackerDocument } from './trackerDocument';

export interface ServerTarget {
  /** Of a new server of the protocol, without a trailing slash. */
  url: string;
  /** Of an administrator here and there. */
  login: string;
  /** Of the administrator there. */
  password: string;
}

interface ExportOptions extends ServerTarget {
  send: RemoteServer['send'];
  /** Unix seconds. */
  now: number;
  print(text: string): void;
}

const shownProblems = 50;

/**
 * Moves a tracker to a new server of the protocol by its calls: everything happens there once more, by whom and in the order
 * in which it happened here, so that issues, comments and files keep their numbers and authors. Answers what to tell the
 * administrator.
 */
export async function exportToServer(
  { db: source, files }: Pick<Storage, 'db' | 'files'>,
  options: ExportOptions,
): Promise<string> {
  // One moment of the database, whoever writes meanwhile.
  const snapshot = source.transaction().setIsolationLevel('repeatable read');
  return snapshot.setAccessMode('read only').execute(async (db) => {
    const tracker = await readTracker(db, options.now);
    const administrator = findAdministrator(tracker, options.login);
    const server: RemoteServer = { url: options.url, send: options.send, isNarrow: false };
    const admin = await logIn(server, options);
    await requireNewServer(server, admin);
    return moveAll({ db, files, tracker, server, admin }, administrator, options.print);
  });
}

function findAdministrator(tracker: TrackerDocument, login: string): ExportedUser {
  return (
    tracker.users.find((user) => user.login === login && user.access === Access.administrator) ??
    stopMove(`There is no administrator with the login ${login} here.`)
  );
}

async function logIn(
  server: RemoteServer,
  { login, password }: ServerTarget,
): Promise<RemoteSession> {
  const version = await readServerVersion(server);
  if (!version.startsWith('2.')) stopMove(`${server.url} runs version ${version} instead of 2.`);
  try {
    return await openRemoteSession(server, { login, password });
  } catch (error) {
    if (!(error instanceof RefusedCall)) throw error;
    return stopMove(`${server.url} does not let ${login} in: ${error.reason}.`);
  }
}

/** A move must not mix two trackers. */
async function requireNewServer({ url }: RemoteServer, admin: RemoteSession): Promise<void> {
  const { users } = await admin.call('listUsers', undefined).catch((error: unknown) => {
    if (!(error instanceof RefusedCall)) throw error;
    return stopMove(`The user is no administrator of ${url}.`);
  });
  const { projects } = await admin.call('listProjects', undefined);
  const { projects: archived } = await admin.call('listArchivedProjects', undefined);
  if (users.length === 1 && projects.length === 0 && archived.length === 0) return;
  stopMove(`${url} is in use. Name a new server, with its administrator as the only user.`);
}

async function moveAll(
  from: { db: Database; files: FileStore; tracker: TrackerDocument } & Pick<
    Move,
    'server' | 'admin'
  >,
  administrator: ExportedUser,
  print: (text: string) => void,
): Promise<string> {
  const { tracker, server, admin } = from;
  const users = new Map<number, MovedUser>();
  const move: Move = {
    ...from,
    ids: {
      users: new Map(),
      types: new Map(),
      attributes: new Map(),
      views: new Map(),
      projects: new Map(),
      folders: new Map(),
    },
    sessionOf: createSessions({ server, admin }, administrator.id, users),
    problems: [],
  };
  const scratchId = await addScratchProject(move);
  await prepareSettings(move);
  await addTypes(move);
  await addUsers(move, administrator, users);
  await addProjects(move);
  await replayIssues(move, createNumbering(move, scratchId), (done, all) => {
    print(`${String(done)} of ${String(all)} changes\n`);
  });
  await admin.call('deleteProject', { projectId: scratchId, force: true });
  await describeProjects(move);
  await describeIssues(move);
  await writeTimes(move);
  await completeTypes(move);
  const issues = await compareIssues(move);
  await moveWatching(move);
  await completeProjects(move);
  await completeUsers(move, users);
  await completeSettings(move);
  return report(tracker, move, { issues, users: [...users.values()] });
}

/** For numbers that nothing has any more. Its name shows which characters the other server can store. */
async function addScratchProject({ admin, server }: Move): Promise<number> {
  try {
    return (await admin.call('addProject', { name: 'Move 📦' })).projectId;
  } catch (error) {
    if (!(error instanceof RefusedCall)) throw error;
    server.isNarrow = true;
    return (await admin.call('addProject', { name: 'Move' })).projectId;
  }
}

function report(
  { counts }: TrackerDocument,
  { server, problems }: Move,
  { issues, users }: { issues: number; users: readonly MovedUser[] },
): string {
  const { historyEntries, files } = counts;
  return [
    `Moved ${String(issues)} issues with ${String(historyEntries)} history entries and ${String(files)} files to ${server.url} and compared them.`,
    ...(server.isNarrow
      ? ['That server stores no characters such as emoji: they are � there.']
      : []),
    ...(problems.length === 0 ? [] : [`${String(problems.length)} things differ there:`]),
    ...problems.slice(0, shownProblems).map((problem) => `  ${problem}`),
    ...(users.length === 0 ? [] : ['Temporary passwords:']),
    ...users.map(({ login, password }) => `  ${login}  ${password}`),
  ].join('\n');
}
