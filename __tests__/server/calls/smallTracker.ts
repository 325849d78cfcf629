import { type ApiClient, type ApiServer, openApiServer } from '@tests/server/support/apiServer';
import { statementOf } from '@tests/server/support/resetDatabase';

/** A new server with project P, its member bob, and its folder F of type 2 (bugs). */
export interface SmallTracker {
  server: ApiServer;
  admin: ApiClient;
  bob: ApiClient;
  projectId: number;
  folderId: number;
}

type Options = NonNullable<Parameters<typeof openApiServer>[0]>;

type Session = Pick<ApiClient, 'cookie' | 'csrfToken'>;

const sessionOf = ({ cookie, csrfToken }: ApiClient): Session => ({ cookie, csrfToken });

/** What the first one in a file has come to by calls, which those after it begin with. */
interface Known {
  filledBy: string;
  now: number;
  ids: Pick<SmallTracker, 'folderId' | 'projectId'>;
  admin: Session;
  bob: Session;
  made: unknown;
}

/** By what has prepared them. */
const known = new Map<unknown, Known>();

/**
 * One that has what `prepare` adds by calls, and what that answers. The first test of a file makes it; all others are
 * filled with what came of it, so what it answers must be data, and always the same.
 */
export async function openPrepared<Made>(
  prepare: (tracker: SmallTracker) => Promise<Made>,
  options: Options = {},
): Promise<{ tracker: SmallTracker; made: Made }> {
  const before = options.database ? undefined : known.get(prepare);
  if (before) {
    const { filledBy, now, ids, admin, bob, made } = before;
    const server = await openApiServer({ ...options, filledBy });
    server.clock.now = now;
    const clientOf = (session: Session) => Object.assign(server.visitor(), session);
    const tracker = { server, admin: clientOf(admin), bob: clientOf(bob), ...ids };
    return { tracker, made: made as Made };
  }
  const tracker = await fillByCalls(await openApiServer(options));
  const made = await prepare(tracker);
  const { server, admin, bob, projectId, folderId } = tracker;
  known.set(prepare, {
    filledBy: await statementOf(server.db),
    now: server.clock.now,
    ids: { projectId, folderId },
    admin: sessionOf(admin),
    bob: sessionOf(bob),
    made,
  });
  return { tracker, made };
}

const nothing = () => Promise.resolve();

export async function openSmallTracker(options: Options = {}): Promise<SmallTracker> {
  return (await openPrepared(nothing, options)).tracker;
}

async function fillByCalls(server: ApiServer): Promise<SmallTracker> {
  const admin = await server.logIn('admin');
  await admin.result('/users/add.php', { name: 'Bob', login: 'bob', password: 'Bob-pass-1' });
  const bob = await server.logIn('bob');
  const projectId = await addTo(admin, '/projects/add.php', { name: 'P' });
  await admin.result('/projects/members/edit.php', { projectId, users: [2], access: 1 });
  const folder = { projectId, name: 'F', typeId: 2 };
  const folderId = await addTo(admin, '/projects/folders/add.php', folder);
  return { server, admin, bob, projectId, folderId };
}

/** The id of what a call adds. */
export async function addTo(client: ApiClient, path: string, payload: object): Promise<number> {
  const answer = await client.result<Record<string, number | boolean>>(path, payload);
  const [id] = Object.values(answer).filter((value) => typeof value === 'number');
  return id ?? 0;
}
