import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { takePort, type TakenPort } from '@/server/http/takePort';

const anyPort = { host: '127.0.0.1', port: 0 };
let taken: TakenPort;

beforeEach(async () => {
  taken = await takePort(anyPort);
});

afterEach(async () => {
  const closed = once(taken.server, 'close');
  taken.server.close();
  await closed;
});

const portOf = ({ server }: TakenPort) => (server.address() as AddressInfo).port;

async function ask(): Promise<Response> {
  return fetch(`http://127.0.0.1:${portOf(taken)}/`, { headers: { connection: 'close' } });
}

test('who comes too early is told to come again', async () => {
  const early = await ask();

  expect([early.status, await early.text()]).toEqual([
    503,
    'The server is starting. Try again in a moment.\n',
  ]);
  expect(early.headers.get('retry-after')).toBe('5');
  taken.open(() => Promise.resolve(new Response('open')));
  expect(await (await ask()).text()).toBe('open');
});

test('a port that somebody has is refused at once', async () => {
  await expect(takePort({ ...anyPort, port: portOf(taken) })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});
