import { randomUUID } from 'node:crypto';

import { Hono } from 'hono';

import { operations } from '@/protocol/operations';

import { allCalls } from '@/server/calls/allCalls';
import { downloadFile } from '@/server/calls/downloadFile';
import { runWork } from '@/server/core/currentWork';
import type { Database } from '@/server/database/schema';
import { createEventTally } from '@/server/events/eventTally';
import { answerCall, answerDownload } from '@/server/http/answerCall';
import { createCallMetrics } from '@/server/http/callMetrics';
import { createDailyVolume } from '@/server/http/dailyVolume';
import { createDoubtfulSaves } from '@/server/http/doubtfulSaves';
import { createLanes } from '@/server/http/lanes';
import type { RunningServer, ServerContext } from '@/server/http/serverContext';
import { type AccountRules, defaultAccountRules } from '@/server/rules/accountRules';
import { defaultServerLimits, type ServerLimits } from '@/server/rules/serverLimits';
import { rememberDefinitions } from '@/server/store/definitions';
import { rememberSettings } from '@/server/store/rememberedSettings';
import { noteWritten } from '@/server/store/sessionStore';

import { addOperating, type OperatingOptions } from './addOperating';

export interface ServerOptions extends Omit<
  ServerContext,
  'accountRules' | 'hasPublicUrl' | 'limits' | 'saves'
> {
  /** Undefined = `db`. */
  saves?: Database | undefined;
  /** Those that differ from the usual ones. */
  accountRules?: Partial<AccountRules>;
  limits?: Partial<ServerLimits>;
  hasPublicUrl?: boolean;
  /** Adds what is not the API: pages, static files, the answer to unknown addresses. */
  addPages?: (app: Hono, server: RunningServer) => void;
  /** Milliseconds that settings are remembered; undefined = as usual. */
  settingsAge?: number;
  /** What programs ask that look after the server; undefined = nothing. */
  operating?: OperatingOptions;
}

/** Composes the server: the calls of the protocol below `{base}/server/api`, then the pages. Listens to nothing. */
export function createServer({
  addPages,
  operating,
  accountRules,
  limits,
  settingsAge,
  ...options
}: ServerOptions): Hono {
  const allLimits = { ...defaultServerLimits, ...limits };
  const server: RunningServer = {
    hasPublicUrl: false,
    ...options,
    saves: options.saves ?? options.db,
    accountRules: { ...defaultAccountRules, ...accountRules },
    limits: allLimits,
    settings: rememberSettings(options.db, settingsAge),
    definitions: rememberDefinitions(options.db),
    metrics: createCallMetrics(),
    volume: createDailyVolume(allLimits.maxDailyBytes),
    lanes: createLanes({ atOnce: allLimits.maxCalls, waiting: allLimits.maxQueuedCalls }),
    doubts: createDoubtfulSaves((token) => noteWritten(options.db, token)),
    tally: createEventTally({
      db: options.db,
      maxOfAddress: allLimits.maxAddressEvents,
      onFailure: options.onUnexpectedError,
    }),
  };
  const app = new Hono();
  app.use(async (c, next) => {
    const requestId = randomUUID();
    await runWork({ requestId }, next);
    // Not by `c.header`, which makes a stream of the body that Node then reads piece by piece.
    c.res.headers.set('X-Request-Id', requestId);
  });
  for (const call of allCalls) {
    app.all(`/server/api${operations[call.operation].path}`, (c) =>
      answerCall(server, call, c.req.raw),
    );
  }
  app.get('/server/api/issues/files/download.php', ({ req }) =>
    answerDownload(server, req.raw, (call) =>
      downloadFile(call, req.query('id'), { withContent: req.raw.method !== 'HEAD' }),
    ),
  );
  if (operating) addOperating(app, server, operating);
  addPages?.(app, server);
  // `{base}/` and `{base}` are the same place.
  const root = new Hono({ strict: false });
  root.route(server.basePath, app);
  return root;
}
