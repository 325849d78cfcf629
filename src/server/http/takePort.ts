import { once } from 'node:events';
import type { Http2Bindings, HttpBindings } from '@hono/node-server';

import { createNodeServer } from './nodeServer';

type Answer = (request: Request, environment: HttpBindings | Http2Bindings) => Promise<Response>;

export interface TakenPort {
  server: ReturnType<typeof createNodeServer>;
  /** From here on requests get answers. */
  open(answer: Answer): void;
}

/**
 * Listens before there is anything to serve, so that a start which cannot listen has done nothing yet. Until it is opened,
 * whoever comes is told to come again.
 */
export async function takePort(address: {
  port: number;
  /** null = every address of the machine. */
  host: string | null;
}): Promise<TakenPort> {
  const { port, host } = address;
  let current: Answer = (request) => Promise.resolve(startingResponse(request));
  const server = createNodeServer((request, environment) => current(request, environment));
  server.listen({ port, ...(host === null ? {} : { host }) });
  await once(server, 'listening');
  return {
    server,
    open(answer) {
      current = answer;
    },
  };
}

/** A start that takes long, as with a large migration, is alive, and not ready. */
function startingResponse(request: Request): Response {
  if (new URL(request.url).pathname.endsWith('/healthz')) return new Response('starting\n');
  return new Response('The server is starting. Try again in a moment.\n', {
    status: 503,
    headers: {
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-type': 'text/plain; charset=utf-8',
      'retry-after': '5',
      'x-content-type-options': 'nosniff',
    },
  });
}
