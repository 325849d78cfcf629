import { Access } from '@/protocol/access';

import { checkAccess } from '@/server/rules/wireEnums';
import { randomText } from '@/server/secrets/randomTokens';

import type { ExportedUser } from '../trackerDocument';
import type { Move } from './move';
import { openRemoteSession, type RemoteSession } from './remoteServer';

/** Nobody tells us how long passwords have to be at the other server: hardly anybody asks for more. */
const PASSWORD_LENGTH = 16;

/** A user with the password they get at the other server. */
export interface MovedUser {
  login: string;
  password: string;
}

/**
 * Adds all users but the administrator who moves, who is there already, and notes them in `moved`. All may log in until
 * the move is done, because everybody writes what they once wrote.
 */
export async function addUsers(
  move: Move,
  administrator: ExportedUser,
  moved: Map<number, MovedUser>,
): Promise<void> {
  const { admin, ids, tracker } = move;
  const { id, name, login, email, language } = administrator;
  ids.users.set(id, admin.userId);
  await admin.call('editUser', {
    userId: admin.userId,
    name,
    login,
    email: email ?? '',
    language: language ?? '',
  });
  for (const user of tracker.users) {
    if (user.id === id) continue;
    const account = { login: user.login, password: randomText(PASSWORD_LENGTH) };
    const { userId } = await admin.call('addUser', {
      ...account,
      name: user.name,
      email: user.email ?? '',
      language: user.language ?? '',
    });
    ids.users.set(user.id, userId);
    moved.set(user.id, account);
  }
}

/** Sessions of users at the other server, each opened once. */
export function createSessions(
  move: Pick<Move, 'server' | 'admin'>,
  administratorId: number,
  users: ReadonlyMap<number, MovedUser>,
): Move['sessionOf'] {
  const sessions = new Map<number, Promise<RemoteSession>>([
    [administratorId, Promise.resolve(move.admin)],
  ]);
  return (userId) => {
    const known = sessions.get(userId);
    if (known !== undefined) return known;
    const user = users.get(userId);
    if (user === undefined) throw new Error(`The user ${String(userId)} was not moved`);
    const session = openRemoteSession(move.server, user);
    sessions.set(userId, session);
    return session;
  };
}

/** Gives everybody their access, and a password that they must change. */
export async function completeUsers(
  { admin, ids, tracker }: Move,
  users: ReadonlyMap<number, MovedUser>,
): Promise<void> {
  for (const [oldId, { password }] of users) {
    const userId = ids.users.get(oldId) ?? 0;
    await admin.call('changePassword', { userId, password, mustChangePassword: true });
    const access = checkAccess(tracker.users.find(({ id }) => id === oldId)?.access ?? Access.none);
    if (access !== Access.normal) await admin.call('editUserAccess', { userId, access });
  }
}
