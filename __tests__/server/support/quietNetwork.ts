import { once } from 'node:events';
import net from 'node:net';

/** A way to a database that can be lost without a word, as when a cable is pulled or a firewall forgets what it let through. */
export interface QuietNetwork {
  /** The address of the database, by that way. */
  url: string;
  /** From now on nothing comes through over the connections that there are; new ones are let through. */
  lose(): void;
  close(): void;
}

export async function startQuietNetwork(url: string): Promise<QuietNetwork> {
  const target = new URL(url);
  const connections = new Set<net.Socket>();
  const server = net.createServer((client) => {
    const database = net.connect(Number(target.port || 5432), target.hostname);
    const end = () => {
      client.destroy();
      database.destroy();
      connections.delete(client);
    };
    for (const socket of [client, database]) socket.on('error', end).on('close', end);
    connections.add(client);
    client.on('data', (chunk) => connections.has(client) && database.write(chunk));
    database.on('data', (chunk) => connections.has(client) && client.write(chunk));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = new URL(url);
  own.hostname = '127.0.0.1';
  own.port = String((server.address() as net.AddressInfo).port);
  return {
    url: own.href,
    lose: () => {
      connections.clear();
    },
    close: () => server.close(),
  };
}
