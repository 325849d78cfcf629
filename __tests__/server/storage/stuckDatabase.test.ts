import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MessageChannel, type MessagePort, type Worker } from 'node:worker_threads';

import { createLog } from '@/server/core/log';
import { servePglite } from '@/server/database/pglitePort';
import { readConfig } from '@/server/program/config';
import { serve } from '@/server/program/serve';
import { writeEmptyDatabase } from '@tests/server/support/emptyDatabase';

let root: string;
const ports: MessagePort[] = [];

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'issuedesk-stuck-'));
  await writeEmptyDatabase(path.join(root, 'template'));
});

afterAll(async () => {
  for (const port of ports) port.close();
  await rm(root, { recursive: true, force: true });
});

/** A thread with a database that stops answering, as PGlite does in a folder that it cannot write to. */
function startStuckWorker(): { worker: Worker; stick: () => void } {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1);
  servePglite(port1);
  // The database needs no more of a thread than its port.
  return { worker: port2 as unknown as Worker, stick: () => port1.removeAllListeners('message') };
}

test('a stop does not wait for ever for a database that no longer answers, and says so', async () => {
  const { worker, stick } = startStuckWorker();
  const config = readConfig(
    ['--data', path.join(root, 'data'), '--port', '0', '--host', '127.0.0.1', '--empty'],
    {},
  );
  if (config.command !== 'serve') throw new Error('Not a start');
  const server = await serve({
    config,
    folders: { assets: root, images: root, template: path.join(root, 'template') },
    log: createLog('silent'),
    print: () => undefined,
    startWorker: () => worker,
    startTrialWorker: () => worker,
  });
  stick();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });

  const stopped = server.stop().catch((error: unknown) => error);
  let outcome: unknown;
  void stopped.then((reached) => (outcome = reached));
  for (let round = 0; outcome === undefined && round < 1000; round += 1) {
    await new Promise(setImmediate);
    jest.advanceTimersByTime(100);
  }
  jest.useRealTimers();

  expect(outcome).toMatchObject({
    message: expect.stringMatching(/^The database was not closed within 18 seconds/) as unknown,
  });
});
