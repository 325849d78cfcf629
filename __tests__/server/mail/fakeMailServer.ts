import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

export interface FakeMailServer {
  port: number;
  /** What clients said, line by line. */
  heard: string[];
  close(): Promise<void>;
}

/** A server that greets, and says to each line what `answer` gives; null = nothing. */
export async function openFakeMailServer(
  greeting: string,
  answer: (line: string) => string | null,
): Promise<FakeMailServer> {
  const heard: string[] = [];
  const server = net.createServer((socket) => {
    socket.write(`${greeting}\r\n`);
    socket.on('error', () => socket.destroy());
    createInterface({ input: socket }).on('line', (line) => {
      heard.push(line);
      const reply = answer(line);
      if (reply !== null) socket.write(`${reply}\r\n`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    heard,
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}

/** Accepts every message. */
export function openFakeSmtpServer(refused = ''): Promise<FakeMailServer> {
  let isData = false;
  return openFakeMailServer('220 ready', (line) => {
    if (isData) {
      if (line !== '.') return null;
      isData = false;
      return '250 accepted';
    }
    if (refused !== '' && line.startsWith(refused)) return '550 no';
    if (line.startsWith('EHLO')) return '250-hello\r\n250 AUTH PLAIN';
    isData = line === 'DATA';
    if (isData) return '354 go on';
    return line.startsWith('AUTH') ? '235 welcome' : '250 ok';
  });
}
