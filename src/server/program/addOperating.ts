import { createHash, timingSafeEqual } from 'node:crypto';

import type { Hono } from 'hono';

import { SERVER_VERSION } from '@/server/core/version';
import type { TurnsState } from '@/server/core/turns';
import type { Database } from '@/server/database/schema';
import type { StandbyState } from '@/server/database/standby';
import type { RunningServer } from '@/server/http/serverContext';
import { isInstalled } from '@/server/install/installFresh';
import { countWaitingMail } from '@/server/store/waitingMail';

/** Who may read the metrics; with neither there are none. */
export interface MetricsAccess {
  /** Sent as a bearer token; null = no token is good. */
  token: string | null;
  /** Programs of this machine need no token. */
  isOpenToLoopback: boolean;
}

export interface OperatingOptions {
  /** Past the queues of calls: a server that has much to do is not dead. */
  db: Database;
  metrics: MetricsAccess;
  queues: Readonly<Record<string, () => TurnsState>>;
  /** Whether a request comes straight from this machine, not through a proxy on it. */
  isFromLoopback(request: Request): boolean;
}

/** Milliseconds after which a database counts as out of reach for whoever sends requests here. */
const patience = 2000;

/** Adds what programs ask that look after the server: `/healthz`, `/readyz` and `/metrics`. */
export function addOperating(
  app: Hono,
  server: RunningServer,
  { db, metrics, queues, isFromLoopback }: OperatingOptions,
): void {
  app.get('/healthz', () => plainText('ok'));
  app.get('/readyz', async () =>
    (await isReady(db)) ? plainText('ready') : plainText('the database cannot be reached', 503),
  );
  app.get('/metrics', async (c) => {
    const isOpen = metrics.isOpenToLoopback && isFromLoopback(c.req.raw);
    if (!isOpen && !isToken(metrics.token, c.req.header('authorization'))) return c.notFound();
    const lines = [
      `issuedesk_info{version="${SERVER_VERSION}"} 1`,
      ...(await databaseLines(server, db, queues)),
      ...processLines(),
      ...server.metrics.lines(),
    ];
    return plainText(lines.join('\n'), 200, 'text/plain; version=0.0.4; charset=utf-8');
  });
}

/** Migrated it is since the start; an empty tracker that waits to be set up can be used, too. */
async function isReady(db: Database): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => {
    setTimeout(() => {
      resolve(false);
    }, patience).unref();
  });
  const asked = isInstalled(db).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]);
}

function isToken(token: string | null, header: string | undefined): boolean {
  if (token === null || header === undefined) return false;
  return timingSafeEqual(digest(`Bearer ${token}`), digest(header));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

async function databaseLines(
  { standby, now }: RunningServer,
  db: Database,
  queues: OperatingOptions['queues'],
): Promise<string[]> {
  const isUp = await isReady(db);
  const pools = Object.entries(queues).map(([name, state]) => ({ name, ...state() }));
  const perPool = (metric: string, type: string, read: (pool: TurnsState) => number) => [
    `# TYPE issuedesk_database_${metric} ${type}`,
    ...pools.map(
      (pool) => `issuedesk_database_${metric}{pool="${pool.name}"} ${String(read(pool))}`,
    ),
  ];
  return [
    `issuedesk_database_up ${isUp ? '1' : '0'}`,
    ...perPool('connections_limit', 'gauge', ({ limit }) => limit),
    ...perPool('connections_taken', 'gauge', ({ taken }) => taken),
    ...perPool('waiting', 'gauge', ({ waiting }) => waiting),
    ...perPool('refused_total', 'counter', ({ refused }) => refused),
    ...(standby ? standbyLines(standby.state()) : []),
    ...(isUp ? await mailLines(db, now()) : []),
  ];
}

function standbyLines({ isUp, lag, answered, failed, avoided }: StandbyState): string[] {
  const reads = (outcome: string, count: number) =>
    `issuedesk_standby_reads_total{outcome="${outcome}"} ${String(count)}`;
  return [
    `issuedesk_standby_up ${isUp ? '1' : '0'}`,
    `issuedesk_standby_lag_seconds ${lag.toFixed(3)}`,
    '# TYPE issuedesk_standby_reads_total counter',
    reads('answered', answered),
    reads('failed', failed),
    reads('avoided', avoided),
  ];
}

async function mailLines(db: Database, now: number): Promise<string[]> {
  const { messages, oldest, notices, alerts } = await countWaitingMail(db);
  return [
    `issuedesk_mail_waiting ${String(messages)}`,
    `issuedesk_mail_oldest_seconds ${String(oldest === null ? 0 : Math.max(now - oldest, 0))}`,
    `issuedesk_mail_unwritten{kind="notices"} ${String(notices)}`,
    `issuedesk_mail_unwritten{kind="alerts"} ${String(alerts)}`,
  ];
}

function processLines(): string[] {
  const { user, system } = process.cpuUsage();
  return [
    `process_resident_memory_bytes ${String(process.memoryUsage.rss())}`,
    '# TYPE process_cpu_seconds_total counter',
    `process_cpu_seconds_total ${((user + system) / 1_000_000).toFixed(3)}`,
    `process_uptime_seconds ${process.uptime().toFixed(0)}`,
  ];
}

function plainText(
  text: string,
  status = 200,
  contentType = 'text/plain; charset=utf-8',
): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      'cache-control': 'no-store',
      'content-type': contentType,
      'x-content-type-options': 'nosniff',
    },
  });
}
