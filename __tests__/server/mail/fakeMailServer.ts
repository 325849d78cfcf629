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
    // It tells what happens to the socket once more.
    const lines = createInterface({ input: socket }).on('error', () => undefined);
    lines.on('line', (line) => {
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
