import type { MessagePort, Worker } from 'node:worker_threads';

import { openPgliteEngine, type PgliteOptions } from './pgliteEngine';
import type { PgliteEngine } from './pglitePool';

type Port = MessagePort | Worker;

type Request = { id: number } & (
  | { kind: 'open'; options: PgliteOptions }
  | { kind: 'exchange'; message: Uint8Array<ArrayBuffer> }
  | { kind: 'dump' }
  | { kind: 'close' }
);

/** `failure` is the message of an error; errors of statements travel inside results. */
type Response = { id: number } & ({ result: unknown } | { failure: string });

/** The side that owns PGlite: answers the requests of one port, in the order they come. */
export function servePglite(port: MessagePort): void {
  let engine: PgliteEngine | undefined;

  async function perform(request: Request): Promise<unknown> {
    if (request.kind === 'open') {
      engine = await openPgliteEngine(request.options);
      return null;
    }
    if (engine === undefined) throw new Error('The database is not open');
    switch (request.kind) {
      case 'exchange':
        return engine.exchange(request.message);
      case 'dump':
        return engine.dump();
      case 'close':
        await engine.close();
        return null;
    }
  }

  async function answer(request: Request): Promise<void> {
    try {
      const result = await perform(request);
      // Bytes change hands without being copied.
      const handedOver = result instanceof Uint8Array ? [result.buffer as ArrayBuffer] : [];
      port.postMessage({ id: request.id, result } satisfies Response, handedOver);
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error);
      port.postMessage({ id: request.id, failure } satisfies Response);
    }
  }

  let queue = Promise.resolve();
  port.on('message', (request: Request) => {
    queue = queue.then(() => answer(request));
  });
}

/** The calling side: an engine whose work happens behind the port. */
export async function connectPglite(port: Port, options: PgliteOptions): Promise<PgliteEngine> {
  const waiting = new Map<
    number,
    { resolve: (result: unknown) => void; reject: (error: Error) => void }
  >();
  let lastId = 0;
  let end: Error | null = null;

  function rejectAll(error: Error): void {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }
  port.on('message', (response: Response) => {
    const call = waiting.get(response.id);
    waiting.delete(response.id);
    if (call === undefined) return;
    if ('failure' in response) call.reject(new Error(response.failure));
    else call.resolve(response.result);
  });
  port.on('error', (error: Error) => {
    rejectAll(error);
  });
  port.on('exit', () => {
    end = new Error('The database thread has ended');
    rejectAll(end);
  });

  /** `handedOver` belongs to the other thread afterwards, which is faster than copying it. */
  function send(
    request: DistributiveOmit<Request, 'id'>,
    handedOver: ArrayBuffer[] = [],
  ): Promise<unknown> {
    if (end !== null) return Promise.reject(end);
    return new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      port.postMessage({ ...request, id: lastId }, handedOver);
    });
  }

  await send({ kind: 'open', options });
  return {
    // Parse edge: what comes out of the port is what `perform` put in.
    exchange: (message) =>
      send({ kind: 'exchange', message }, [message.buffer]) as Promise<Uint8Array>,
    dump: () => send({ kind: 'dump' }) as Promise<Uint8Array>,
    async close() {
      await send({ kind: 'close' });
      if ('terminate' in port) await port.terminate();
      else port.close();
    },
  };
}

type DistributiveOmit<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;
