import { type ApiClient, type ApiServer, openApiServer } from '@tests/server/support/apiServer';
import { testDatabases } from '@tests/server/support/testDatabases';
import {
  comparable,
  readRecording,
  readUpload,
  type RecordedCall,
} from '@tests/server/support/recordedSession';

const BATCH = 100;

let server: ApiServer;
let clients: Map<number, ApiClient>;
/** Answers that were compared and equal. */
let compared = 0;

function clientOf({ session }: RecordedCall): ApiClient {
  const client = clients.get(session) ?? server.visitor();
  clients.set(session, client);
  return client;
}

/** Ids of events by the recorded ones: this server makes one event of what is refused again and again. */
const eventIds = new Map<number, number>();

function learnEventIds(recorded: object, answered: object): void {
  const own = eventIdsOf(answered);
  for (const [index, id] of eventIdsOf(recorded).entries()) eventIds.set(id, own[index] ?? 0);
}

function eventIdsOf(answer: { result?: { events?: { id: number }[] } }): number[] {
  return (answer.result?.events ?? []).map(({ id }) => id);
}

function payloadOf({ path, payload }: RecordedCall): object {
  if (path !== '/events/load.php' || !('eventId' in payload)) return payload;
  return { ...payload, eventId: eventIds.get(Number(payload.eventId)) ?? payload.eventId };
}

/** Repeats a call and gives the difference to what the real server answered, null without one. */
async function differenceOf(call: RecordedCall): Promise<object | null> {
  const { status, body } = await clientOf(call).send(call.path, payloadOf(call), {
    ...(call.csrf === undefined ? {} : { csrf: call.csrf === '' ? null : call.csrf }),
    ...(call.file === undefined
      ? {}
      : { file: { ...call.file, content: readUpload(call.file.content) } }),
  });
  if (call.path === '/events/list.php') learnEventIds(call.answer, body);
  if (call.compare === 'no') return null;
  const want = comparable(call, call.status, call.answer);
  const have = comparable(call, status, body);
  if (want === have) {
    compared += 1;
    return null;
  }
  return { n: call.n, as: call.as, path: call.path, want, have };
}

async function differencesOf(calls: readonly RecordedCall[]): Promise<object[]> {
  const differences: object[] = [];
  for (const call of calls) {
    const difference = await differenceOf(call);
    if (difference !== null) differences.push(difference);
  }
  return differences;
}

describe.each(testDatabases())('a freshly installed server on $name', ({ open }) => {
  beforeAll(async () => {
    clients = new Map();
    server = await openApiServer({ database: await open() });
  });

  afterAll(() => server.close());

  // These depend on what the real server was made of: its events, its library for mailboxes, and its missing one for
  // OAuth (protocol 8.5).
  const own = ['/events/list.php', '/settings/load.php', '/settings/oauth/load.php'];
  const calls = readRecording('fresh').filter(({ path }) => !own.includes(path));

  test('answers the first questions of its administrator like the real one', async () => {
    expect(await differencesOf(calls)).toEqual([]);
  });

  test('says that it reads no mailboxes, and is otherwise set like the real one', async () => {
    const recorded = readRecording('fresh').find(({ path }) => path === '/settings/load.php');
    const admin = await server.logIn('admin');

    expect(await admin.result('/settings/load.php', { inboxes: true })).toEqual({
      ...Object(recorded?.answer['result']),
      hasImap: false,
    });
  });
});

describe.each(testDatabases())('the recorded session on $name', ({ name, open }) => {
  // The calls build on each other, so the batches run in order on one server.
  const calls = readRecording('session');
  const starts = Array.from(
    { length: Math.ceil(calls.length / BATCH) },
    (_, index) => index * BATCH,
  );

  beforeAll(async () => {
    clients = new Map();
    compared = 0;
    // The real server takes passwords of any length.
    server = await openApiServer({
      database: await open(),
      accountRules: { minPasswordLength: 1 },
    });
  });

  afterAll(async () => {
    await server.close();
    process.stdout.write(`${name}: ${compared} answers compared and equal\n`);
  });

  test('holds what its README says', () => {
    expect(calls.filter(({ compare }) => compare !== 'no')).toHaveLength(1786);
  });

  test.each(starts)('is answered like by the real server from call %i on', async (start) => {
    expect(await differencesOf(calls.slice(start, start + BATCH))).toEqual([]);
  });

  test('has every compared answer equal', () => {
    expect(compared).toBe(1786);
  });

  test('runs without a failure that nobody foresaw', () => {
    expect(server.errors).toEqual([]);
  });
});
