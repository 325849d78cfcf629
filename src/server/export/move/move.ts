import { ConfigError } from '@/server/core/configError';
import type { Database } from '@/server/database/schema';
import type { FileStore } from '@/server/files/fileStore';

import type { TrackerDocument } from '../trackerDocument';
import { RefusedCall, type RemoteServer, type RemoteSession } from './remoteServer';

/** A tracker on its way to another server. */
export interface Move {
  /** What is moved: everything but the issues, and where those are read. */
  tracker: TrackerDocument;
  db: Database;
  files: FileStore;
  server: RemoteServer;
  admin: RemoteSession;
  /** What the other server calls the objects; filled as they are made there. */
  ids: Record<MovedKind, Map<number, number>>;
  /** Who acts, given the id here. Sessions begin when they are needed. */
  sessionOf(userId: number): Promise<RemoteSession>;
  /** What could not be moved, in words. */
  problems: string[];
}

export type MovedKind = 'users' | 'types' | 'attributes' | 'views' | 'projects' | 'folders';

/** Something needs what could not be moved itself. */
class NotMoved extends Error {
  readonly reason = 'what it belongs to is not there';
}

/** The id of an object at the other server. */
export function newId({ ids }: Move, kind: MovedKind, id: number): number {
  const found = ids[kind].get(id);
  if (found === undefined) throw new NotMoved(`${kind} ${String(id)}`);
  return found;
}

/** Does what the other server may refuse: then it is noted, and the move goes on. Answers whether it was done. */
export async function attempt(
  move: Move,
  what: string,
  perform: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await perform();
    return true;
  } catch (error) {
    if (!(error instanceof RefusedCall || error instanceof NotMoved)) throw error;
    move.problems.push(`${what}: ${error.reason}`);
    return false;
  }
}

/** The move cannot begin, or cannot go on. */
export function stopMove(reason: string): never {
  throw new ConfigError(reason);
}
