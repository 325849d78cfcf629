import { once } from 'node:events';
import type { Server } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

import { settingRanges } from '@/protocol/limits';

import { createNodeServer } from '@/server/http/nodeServer';

/** All bytes of an answer, as they arrive. */
async function bytesOf(port: number): Promise<Buffer> {
  const socket = net.connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: tracker.test\r\nConnection: close\r\n\r\n');
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A stream that has nothing to give at once, as a file on a disk. */
function slowStream(text: string): ReadableStream<Uint8Array> {
  async function* content() {
    await new Promise(setImmediate);
    yield Buffer.from(text);
  }
  return Readable.toWeb(Readable.from(content())) as ReadableStream<Uint8Array>;
}

test('the bytes of a header are sent as they are, also before a stream', async () => {
  const name = 'żółw 日本.txt';
  const server = createNodeServer(() =>
    Promise.resolve(
      new Response(slowStream('content'), {
        headers: { 'x-name': Buffer.from(name).toString('latin1') },
      }),
    ),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const answer = (await bytesOf(port)).toString('utf8');
  server.close();
  await once(server, 'close');

  expect(answer).toContain(`x-name: ${name}\r\n`);
  expect(answer).toContain('content');
});

test('the largest file has the time to come over a line of one megabit a second', () => {
  const server = createNodeServer(() => Promise.resolve(new Response()));

  const seconds = (settingRanges.fileMaxSize.max * 8) / 1_000_000;
  expect((server as Server).requestTimeout / 1000).toBeGreaterThan(seconds);
});

/** Sends the beginning of a body, and no more; answers when the server hangs up, with all that it said. */
async function beginBody(port: number, type: string): Promise<string> {
  const socket = net.connect(port, '127.0.0.1');
  socket.write(
    `POST / HTTP/1.1\r\nHost: tracker.test\r\nContent-Type: ${type}\r\nContent-Length: 100\r\n\r\n{`,
  );
  const chunks: Buffer[] = [];
  for await (const chunk of socket) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

test('a body that does not come is given up, that of an upload later than others', async () => {
  const given: string[] = [];
  const server = createNodeServer(
    async (request) => {
      const type = request.headers.get('content-type') ?? '';
      await request.text().catch(() => given.push(type));
      return new Response();
    },
    { upload: 3_600_000, other: 50 },
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const upload = beginBody(port, 'multipart/form-data; boundary=edge');
  await beginBody(port, 'application/json');

  expect(given).toEqual(['application/json']);
  (server as Server).closeAllConnections();
  await upload;
  server.close();
  await once(server, 'close');
});
