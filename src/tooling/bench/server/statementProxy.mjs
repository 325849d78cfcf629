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
  let isOpen = false;
  const fromClient = createReader((type, body) => {
    if (type === 'P') {
      asked.push({ text: readText(body, readText(body, 0).end).text, parameters: [] });
    }
    if (type === 'Q') asked.push(null);
    if (type === 'B') {
      const current = asked.at(-1);
      current.parameters = readParameters(body);
      current.begin = performance.now();
    }
  }, true);
  const fromDatabase = createReader((type) => {
    if (type !== 'Z') return;
    // The first one says that the connection is open.
    if (!isOpen) {
      isOpen = true;
      return;
    }
    const current = asked.shift();
    if (!current) return;
    const { text, parameters, begin } = current;
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
function readParameters(body) {
  let place = readText(body, readText(body, 0).end).end;
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
