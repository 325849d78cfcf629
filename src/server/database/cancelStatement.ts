import net from 'node:net';

import type pg from 'pg';

/** Of a cancel request (PostgreSQL's protocol, 55.7). */
const cancelCode = 80_877_102;

/** Milliseconds. */
const patience = 5000;

/** What the server has told about the connection, and what the types of the package leave out. */
interface ConnectionKeys {
  processID: number;
  secretKey: number;
}

/**
 * Asks the server to stop what a connection is doing, over a connection of its own: the way that poolers understand, too.
 * The statement fails with 57014, or has ended meanwhile. Nobody is told when the request itself fails: the statement then
 * runs until its time limit.
 */
export function cancelStatement(client: pg.PoolClient): void {
  const { host, port } = client;
  const { processID, secretKey } = client as unknown as ConnectionKeys;
  const message = Buffer.alloc(16);
  message.writeInt32BE(16, 0);
  message.writeInt32BE(cancelCode, 4);
  message.writeInt32BE(processID, 8);
  message.writeInt32BE(secretKey, 12);
  // A host that is a path is the folder of a socket.
  const socket = host.startsWith('/')
    ? net.connect(`${host}/.s.PGSQL.${port}`)
    : net.connect(port, host);
  socket.on('error', () => socket.destroy());
  socket.setTimeout(patience, () => socket.destroy());
  // The other side closes it when it is done: a pooler does nothing for who has gone.
  socket.write(message);
}
