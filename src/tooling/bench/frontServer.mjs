import { once } from 'node:events';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

/** What a program answers, as against files. */
const program = /\.php$/;

/** Heads that hold for one connection, or for a body as it was compressed. */
const dropped = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'set-cookie'];

/**
 * Starts a server in front of another one. As a stand-in for a slow server it keeps each answer and sends it after a
 * delay, so that what is measured does not depend on how busy the server behind it is.
 *
 * @param {string} origin address of the server that knows the answers
 * @param {object} how
 * @param {number} how.delay before what a program answers, in ms
 * @param {boolean} how.keeps whether a question that comes again is answered from memory
 * @param {boolean} [how.compresses] whether texts are compressed as they go; otherwise nothing is
 * @param {Record<string, { headers: object, body: string }>} [how.pages] further ones, by path
 * @returns its address, and a way to end it
 */
export async function startFront(origin, { delay, keeps, compresses = false, pages = {} }) {
  const kept = new Map();

  async function answerOf(request, body) {
    const { pathname } = new URL(request.url, origin);
    if (pages[pathname]) return { status: 200, ...pages[pathname] };
    if (!keeps) return ask(origin, request, body);
    const question = `${request.method} ${request.url} ${body.toString()}`;
    if (!kept.has(question)) kept.set(question, ask(origin, request, body));
    const answer = await kept.get(question);
    // What failed once need not fail again.
    if (answer.status !== 200) kept.delete(question);
    return answer;
  }

  const server = http.createServer((request, response) => {
    const isProgram = program.test(new URL(request.url, origin).pathname);
    Promise.all([
      buffer(request).then((body) => answerOf(request, body)),
      setTimeout(isProgram ? delay : 0),
    ])
      .then(([{ status, headers, body }]) => {
        const sent = compresses ? gzipSync(body) : body;
        response.writeHead(status, {
          ...headers,
          ...(compresses && { 'content-encoding': 'gzip' }),
          'content-length': Buffer.byteLength(sent),
        });
        response.end(sent);
      })
      .catch((error) => {
        console.error(`${request.method} ${request.url}: ${error.message}`);
        response.writeHead(502).end();
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    address: `http://localhost:${server.address().port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Passes a question on under the name it was asked by, which the answer may contain. */
function ask(origin, { method, url, headers }, body) {
  return new Promise((resolve, reject) => {
    const target = new URL(url, origin);
    const asked = { method, headers: { ...headers, 'accept-encoding': 'identity' } };
    const request = http.request(target, asked, (response) => {
      const passed = Object.entries(response.headers).filter(([name]) => !dropped.includes(name));
      buffer(response).then(
        (content) =>
          resolve({
            status: response.statusCode,
            headers: Object.fromEntries(passed),
            body: content,
          }),
        reject,
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}
