import { once } from 'node:events';
import net from 'node:net';

/**
 * Stands between a companion and PostgreSQL and notes how long each statement takes, as the protocol of PostgreSQL shows
 * it. The program that is measured knows nothing of it.
 *
 * @param {string} url of the database
 * @param {(statement: { text: string, parameters: (string | null)[], ms: number }) => void} onStatement
 */
export async function startStatementProxy(url, onStatement) {
  const target = new URL(url);
  const server = net.createServer((client) => {
    const database = net.connect(Number(target.port || 5432), target.hostname);
    const forget = () => {
      client.destroy();
      database.destroy();
    };
    for (const socket of [client, database]) socket.on('error', forget).on('close', forget);
    const asked = createListener(onStatement);
    client.on('data', (chunk) => {
      asked.sent(chunk);
      database.write(chunk);
    });
    database.on('data', (chunk) => {
      asked.received(chunk);
      client.write(chunk);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = new URL(url);
  own.hostname = '127.0.0.1';
  own.port = String(server.address().port);
  return { url: own.href, close: () => server.close() };
}

/** Of one connection. Statements may be sent before those in front of them are answered. */
function createListener(onStatement) {
  const asked = [];
  /** By the name under which it was prepared; without one the next takes its place. */
  const texts = new Map();
  let current = null;
  let isOpen = false;
  const fromClient = createReader((type, body) => {
    if (type === 'P') {
      const name = readText(body, 0);
      texts.set(name.text, readText(body, name.end).text);
    }
    if (type === 'B') {
      const name = readText(body, readText(body, 0).end);
      const parameters = readParameters(body, name.end);
      current = { text: texts.get(name.text), parameters, begin: performance.now() };
    }
    // Each of them is answered by one that says that the connection is free.
    if (type === 'S' || type === 'Q') {
      asked.push(type === 'S' ? current : null);
      current = null;
    }
  }, true);
  const fromDatabase = createReader((type) => {
    if (type !== 'Z') return;
    // The first one says that the connection is open.
    if (!isOpen) {
      isOpen = true;
      return;
    }
    const answered = asked.shift();
    if (!answered) return;
    const { text, parameters, begin } = answered;
    onStatement({ text, parameters, ms: performance.now() - begin });
  }, false);
  return { sent: fromClient, received: fromDatabase };
}

/** Cuts what arrives into messages. The first message of a client has no type. */
function createReader(onMessage, isClient) {
  let rest = Buffer.alloc(0);
  let isFirst = isClient;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const head = isFirst ? 0 : 1;
      if (rest.length < head + 4) return;
      const length = rest.readInt32BE(head) + head;
      if (rest.length < length) return;
      if (!isFirst) onMessage(String.fromCharCode(rest[0]), rest.subarray(5, length));
      isFirst = false;
      rest = rest.subarray(length);
    }
  };
}

function readText(body, start) {
  const end = body.indexOf(0, start);
  return { text: body.toString('utf8', start, end), end: end + 1 };
}

/** As texts: that is how the driver sends them. */
function readParameters(body, start) {
  let place = start;
  place += 2 + 2 * body.readInt16BE(place);
  const count = body.readInt16BE(place);
  place += 2;
  return Array.from({ length: count }, () => {
    const length = body.readInt32BE(place);
    place += 4;
    if (length < 0) return null;
    const text = body.toString('utf8', place, place + length);
    place += length;
    return text;
  });
}
