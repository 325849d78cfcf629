import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';

import { createNodeServer } from '@/server/http/nodeServer';
import { createAddPages } from '@/server/pages/addPages';
import { createServer } from '@/server/program/createServer';
import { openPageServer, type PageServer } from '@tests/server/pages/pageServer';

let server: PageServer;
let listening: ReturnType<typeof createNodeServer>;
let token: { cookie: string; csrfToken: string };
let begun: () => void;
let ended: (status: number) => void;

beforeAll(async () => {
  server = await openPageServer();
  const noFiles = () => Promise.resolve(undefined);
  const app = createServer({
    ...server.context,
    addPages: createAddPages({
      readManifest: () => Promise.resolve({}),
      assets: noFiles,
      images: noFiles,
    }),
  });
  const login = await app.request('/server/api/login.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'admin', password: 'admin pass' }),
  });
  const { result } = (await login.json()) as { result: { csrfToken: string } };
  token = {
    cookie: login.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    csrfToken: result.csrfToken,
  };
  listening = createNodeServer(async (request, environment) => {
    begun();
    const response = await app.fetch(request, environment);
    ended(response.status);
    return response;
  });
  listening.listen(0, '127.0.0.1');
  await once(listening, 'listening');
});

afterAll(async () => {
  listening.close();
  await once(listening, 'close');
  await server.close();
});

/** Sends the beginning of a body and hangs up; answers the status with which the request was done. */
async function hangUp(path: string, type: string, length: string, start: string): Promise<number> {
  const { port } = listening.address() as AddressInfo;
  const arrived = new Promise<void>((resolve) => (begun = resolve));
  const done = new Promise<number>((resolve) => (ended = resolve));
  const socket = net.connect(port, '127.0.0.1');
  socket.write(
    [
      `POST ${path} HTTP/1.1`,
      'Host: tracker.test',
      `Content-Type: ${type}`,
      length,
      `Cookie: ${token.cookie}`,
      `X-CSRF-Token: ${token.csrfToken}`,
      '',
      start,
    ].join('\r\n'),
  );
  await arrived;
  socket.destroy();
  return done;
}

const form = 'application/x-www-form-urlencoded';
const upload = '--edge\r\nContent-Disposition: form-data; name="file"\r\n\r\nxxx';

test.each([
  ['a call', '/server/api/users/load.php', 'application/json', 'Content-Length: 100', '{"user'],
  [
    'a call of unknown length',
    '/server/api/users/load.php',
    'application/json',
    'Transfer-Encoding: chunked',
    '6\r\n{"user\r\n',
  ],
  [
    'an upload',
    '/server/api/issues/files/add.php',
    'multipart/form-data; boundary=edge',
    'Content-Length: 9000',
    upload,
  ],
  ['a form', '/index.php', form, 'Content-Length: 100', 'login=adm'],
])('the sender of %s who hangs up is neither a failure nor an event', async (_case, ...request) => {
  const [path, type, length, start] = request;
  const events = () => server.db.selectFrom('events').selectAll().execute();
  const before = await events();

  await expect(hangUp(path, type, length, start)).resolves.toBe(400);

  expect(server.errors).toEqual([]);
  await expect(events()).resolves.toEqual(before);
});
