import net from 'node:net';
import { createInterface, type Interface } from 'node:readline';
import tls from 'node:tls';

import type { Encryption } from '@/protocol/settings';

export interface MailServer {
  host: string;
  port: number;
  encryption: Encryption | null;
  /** Accept certificates that nobody vouches for. */
  acceptsAnyCertificate: boolean;
}

/** Milliseconds without a word from the other side. */
const patience = 10_000;

/** Far more than a greeting and the answers to a login come to; one who sends on would never be silent. */
const maxBytes = 256 * 1024;

/** A conversation in lines, as all mail protocols are. Every failure rejects the pending step. */
export interface LineConnection {
  readLine(): Promise<string>;
  send(line: string): void;
  /** Continues encrypted on the same connection. */
  startTls(): Promise<void>;
  close(): void;
}

export async function openLineConnection(server: MailServer): Promise<LineConnection> {
  const security = {
    servername: net.isIP(server.host) === 0 ? server.host : '',
    rejectUnauthorized: !server.acceptsAnyCertificate,
  };
  let socket: net.Socket = net.connect(server.port, server.host);
  let lines: AsyncIterator<string>;
  let reader: Interface;
  let failure: Promise<never>;
  let received = 0;

  function listen(): void {
    const current = socket;
    current.setTimeout(patience, () =>
      current.destroy(new Error('The mail server does not answer')),
    );
    current.on('data', ({ length }: Buffer) => {
      received += length;
      if (received > maxBytes) current.destroy(new Error('The mail server sends too much'));
    });
    failure = new Promise((_resolve, reject) => current.once('error', reject));
    // It may come while no line is waited for.
    failure.catch(() => undefined);
    reader = createInterface({ input: socket });
    lines = reader[Symbol.asyncIterator]();
  }

  async function encrypt(): Promise<void> {
    const encrypted = tls.connect({ socket, ...security });
    await settled(encrypted, 'secureConnect');
    socket = encrypted;
  }

  await settled(socket, 'connect');
  if (server.encryption === 'ssl') await encrypt();
  listen();

  return {
    async readLine() {
      const next = await Promise.race([lines.next(), failure]);
      if (next.done === true) throw new Error('The mail server ended the connection');
      return next.value;
    },
    send(line) {
      socket.write(`${line}\r\n`);
    },
    async startTls() {
      reader.close();
      await encrypt();
      listen();
    },
    close() {
      reader.close();
      socket.destroy();
    },
  };
}

function settled(socket: net.Socket, event: 'connect' | 'secureConnect'): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.setTimeout(patience, () => socket.destroy(new Error('The mail server does not answer')));
    socket.once(event, () => {
      socket.off('error', reject);
      resolve();
    });
    socket.once('error', reject);
  });
}
