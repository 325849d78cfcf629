import { Hono } from 'hono';

import { operationPaths } from '@/protocol/operations';

import { allCalls } from '@/server/calls/allCalls';
import { downloadFile } from '@/server/calls/downloadFile';
import { createEventTally } from '@/server/events/eventTally';
import { answerCall, answerDownload } from '@/server/http/answerCall';
import { createDailyVolume } from '@/server/http/dailyVolume';
import { createLanes } from '@/server/http/lanes';
import type { RunningServer, ServerContext } from '@/server/http/serverContext';
import { type AccountRules, defaultAccountRules } from '@/server/rules/accountRules';
import { defaultServerLimits, type ServerLimits } from '@/server/rules/serverLimits';

export interface ServerOptions extends Omit<
  ServerContext,
  'accountRules' | 'hasPublicUrl' | 'limits'
> {
  /** Those that differ from the usual ones. */
  accountRules?: Partial<AccountRules>;
  limits?: Partial<ServerLimits>;
  hasPublicUrl?: boolean;
  /** Adds what is not the API: pages, static files, the answer to unknown addresses. */
  addPages?: (app: Hono, server: RunningServer) => void;
}

/** Composes the server: the calls of the protocol below `{base}/server/api`, then the pages. Listens to nothing. */
export function createServer({ addPages, accountRules, limits, ...options }: ServerOptions): Hono {
  const allLimits = { ...defaultServerLimits, ...limits };
  const server: RunningServer = {
    hasPublicUrl: false,
    ...options,
    accountRules: { ...defaultAccountRules, ...accountRules },
    limits: allLimits,
    volume: createDailyVolume(allLimits.maxDailyBytes),
    lanes: createLanes({ atOnce: 8, waiting: 200 }),
    tally: createEventTally({ db: options.db, onFailure: options.onUnexpectedError }),
  };
  const app = new Hono();
  for (const call of allCalls) {
    app.all(`/server/api${operationPaths[call.operation]}`, (c) =>
      answerCall(server, call, c.req.raw),
    );
  }
  app.get('/server/api/issues/files/download.php', ({ req }) =>
    answerDownload(server, req.raw, (call) =>
      downloadFile(call, req.query('id'), { withContent: req.raw.method !== 'HEAD' }),
    ),
  );
  addPages?.(app, server);
  // `{base}/` and `{base}` are the same place.
  const root = new Hono({ strict: false });
  root.route(server.basePath, app);
  return root;
}
