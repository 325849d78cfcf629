import { type ApiClient, type ApiServer, openApiServer } from '@tests/server/support/apiServer';

/** A new server with project P, its member bob, and its folder F of type 2 (bugs). */
export interface SmallTracker {
  server: ApiServer;
  admin: ApiClient;
  bob: ApiClient;
  projectId: number;
  folderId: number;
}

export async function openSmallTracker(
  options: Parameters<typeof openApiServer>[0] = {},
): Promise<SmallTracker> {
  const server = await openApiServer(options);
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
