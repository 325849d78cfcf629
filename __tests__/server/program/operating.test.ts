import { createCallMetrics } from '@/server/http/callMetrics';
import { openDatabase } from '@/server/database/openDatabase';
import type { Database } from '@/server/database/schema';
import { createMemoryFileStore } from '@/server/files/memoryFileStore';
import { queueMail } from '@/server/mail/queueMail';
import type { MetricsAccess } from '@/server/program/addOperating';
import { createServer } from '@/server/program/createServer';
import { type ApiServer, openApiServer, recordedNow } from '@tests/server/support/apiServer';
import { openEmptyDatabase } from '@tests/server/support/emptyDatabase';

const token = 'a token of the operator';
const queues = { reads: () => ({ limit: 10, taken: 3, waiting: 2, refused: 1 }) };

function operating(db: Database, metrics: MetricsAccess) {
  return {
    db,
    metrics,
    queues,
    isFromLoopback: (request: Request) => request.headers.get('x-test-host') === '127.0.0.1',
  };
}

describe('a server that somebody looks after', () => {
  let server: ApiServer;

  beforeAll(async () => {
    const database = await openEmptyDatabase();
    const access = { token, isOpenToLoopback: false };
    server = await openApiServer({ database, operating: operating(database.watched, access) });
  });

  afterAll(() => server.close());

  async function get(path: string, headers: Record<string, string> = {}) {
    const response = await server.app.request(path, { headers });
    return { status: response.status, text: await response.text() };
  }

  test('is alive and ready', async () => {
    expect(await get('/healthz')).toEqual({ status: 200, text: 'ok\n' });
    expect(await get('/readyz')).toEqual({ status: 200, text: 'ready\n' });
  });

  test.each([{}, { authorization: 'Bearer another' }, { 'x-test-host': '127.0.0.1' }])(
    'shows no metrics to %j',
    async (headers) => {
      expect((await get('/metrics', { ...headers })).status).toBe(404);
    },
  );

  test('counts calls, connections and mail for whoever has the token', async () => {
    await server.visitor().send('/info.php');
    await server.visitor().send('/account/load.php');
    await queueMail(server.db, { recipient: 'a@b.cd', subject: '', body: '' }, recordedNow - 40);

    const { status, text } = await get('/metrics', { authorization: `Bearer ${token}` });

    expect(status).toBe(200);
    const lines = text.split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'issuedesk_calls_total{operation="getInfo",code="ok"} 1',
        'issuedesk_calls_total{operation="loadAccount",code="300"} 1',
        'issuedesk_call_seconds_count{operation="getInfo"} 1',
        'issuedesk_database_up 1',
        'issuedesk_database_connections_taken{pool="reads"} 3',
        'issuedesk_database_waiting{pool="reads"} 2',
        'issuedesk_database_refused_total{pool="reads"} 1',
        'issuedesk_mail_waiting 1',
        'issuedesk_mail_oldest_seconds 40',
      ]),
    );
    // Each line is a comment, or a name with labels and a number.
    for (const line of lines.filter((each) => each !== '')) {
      expect(line).toMatch(
        /^(?:# TYPE \w+ \w+|\w+(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? -?[\d.]+)$/,
      );
    }
  });

  test('gives each request a number, which is in its answer', async () => {
    const first = await server.visitor().send('/info.php');
    const second = await server.visitor().send('/info.php');

    const ids = [first, second].map(({ headers }) => headers.get('x-request-id'));
    expect(ids[0]).toMatch(/^[\da-f-]{36}$/);
    expect(ids[0]).not.toBe(ids[1]);
  });
});

test('programs of this machine read the metrics when they may', async () => {
  const database = await openEmptyDatabase();
  const access = { token: null, isOpenToLoopback: true };
  const server = await openApiServer({ database, operating: operating(database.watched, access) });
  const statusFrom = async (host: string) =>
    (await server.app.request('/metrics', { headers: { 'x-test-host': host } })).status;

  expect(await statusFrom('127.0.0.1')).toBe(200);
  expect(await statusFrom('10.0.0.1')).toBe(404);
  await server.close();
});

test('a server without its database is alive, not ready, and says so in its metrics', async () => {
  const { db, watched, close } = await openDatabase({
    kind: 'postgres',
    url: 'postgres://nobody@127.0.0.1:1/x',
  });
  const app = createServer({
    db,
    files: createMemoryFileStore(),
    basePath: '',
    isSecure: false,
    now: () => recordedNow,
    hostOf: () => '',
    baseUrlOf: () => 'http://tracker.test',
    onUnexpectedError: () => undefined,
    operating: operating(watched, { token, isOpenToLoopback: false }),
  });

  expect((await app.request('/healthz')).status).toBe(200);
  expect((await app.request('/readyz')).status).toBe(503);
  const headers = { authorization: `Bearer ${token}` };
  const metrics = await (await app.request('/metrics', { headers })).text();
  expect(metrics).toContain('issuedesk_database_up 0');
  await close();
});

test('durations fall into every bucket that is long enough', () => {
  const metrics = createCallMetrics();
  metrics.note('x', null, 0.02);
  metrics.note('x', 500, 30);

  const bucket = (bound: string, count: number) =>
    `issuedesk_call_seconds_bucket{operation="x",le="${bound}"} ${count}`;
  expect(metrics.lines()).toEqual(
    expect.arrayContaining([
      bucket('0.01', 0),
      bucket('0.025', 1),
      bucket('10', 1),
      bucket('+Inf', 2),
    ]),
  );
});
