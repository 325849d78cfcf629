import { Hono } from 'hono';

import { operationPaths } from '@/protocol/operations';

import { allCalls } from './calls/allCalls';
import { downloadFile } from './calls/downloadFile';
import { answerCall, answerDownload } from './http/answerCall';
import type { ServerContext } from './http/serverContext';

export interface ServerOptions extends ServerContext {
  /** Adds what is not the API: pages, static files, the answer to unknown addresses. */
  addPages?: (app: Hono, context: ServerContext) => void;
}

/** Composes the server: the calls of the protocol below `{base}/server/api`, then the pages. Listens to nothing. */
export function createServer({ addPages, ...context }: ServerOptions): Hono {
  const app = new Hono();
  for (const call of allCalls) {
    app.all(`/server/api${operationPaths[call.operation]}`, (c) =>
      answerCall(context, call, c.req.raw),
    );
  }
  app.get('/server/api/issues/files/download.php', ({ req }) =>
    answerDownload(context, req.raw, (call) =>
      downloadFile(call, req.query('id'), { withContent: req.raw.method !== 'HEAD' }),
    ),
  );
  addPages?.(app, context);
  // `{base}/` and `{base}` are the same place.
  const root = new Hono({ strict: false });
  root.route(context.basePath, app);
  return root;
}
