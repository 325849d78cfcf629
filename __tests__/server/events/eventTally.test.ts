import { createEventTally, type EventTally } from '@/server/events/eventTally';
import type { LogEntry } from '@/server/events/logEvent';
import { eventMessages } from '@/server/events/eventMessages';
import { deleteEventsBeyond } from '@/server/store/eventStore';
import { type ApiServer, openApiServer } from '@tests/server/support/apiServer';

let server: ApiServer;

beforeAll(async () => {
  server = await openApiServer();
});

beforeEach(async () => {
  await server.db.deleteFrom('events').execute();
  server.clock.now += 3600;
});

afterAll(() => server.close());

async function messages(type = 'errors'): Promise<string[]> {
  const rows = await server.db
    .selectFrom('events')
    .select('message')
    .where('type', '=', type)
    .orderBy('id')
    .execute();
  return rows.map(({ message }) => message);
}

const refused = 'The call listUsers was refused\n300: Login Required';

test('a flood of refused calls is one event a minute, with a count', async () => {
  const stranger = server.visitor({ host: '10.0.0.9' });
  const flood = (times: number) =>
    Promise.all(Array.from({ length: times }, () => stranger.code('/users/list.php')));

  await flood(500);
  expect(await messages()).toEqual([refused]);
  server.clock.now += 60;
  await flood(3);

  expect(await messages()).toEqual([`${refused}\n500 times within a minute`, refused]);
});

test('other addresses, people and calls have events of their own', async () => {
  const admin = await server.logIn('admin');
  await server.visitor({ host: '10.0.0.8' }).code('/users/list.php');
  await server.visitor({ host: '10.0.0.7' }).code('/users/list.php');
  for (const projectId of [98, 99]) await admin.code('/projects/load.php', { projectId });
  await admin.code('/users/load.php', { userId: 99 });

  expect(await messages()).toEqual([
    refused,
    refused,
    'The call loadProject was refused\n303: Unknown Project',
    'The call loadUser was refused\n307: Unknown User',
  ]);
});

test('guessing leaves which account was tried, from where, and how often', async () => {
  const stranger = server.visitor({ host: '10.0.0.6' });
  for (const login of ['bob', 'bob', 'bob', 'eve']) {
    await stranger.code('/login.php', { login, password: 'wrong' });
  }
  server.clock.now += 60;
  await stranger.code('/login.php', { login: 'admin', password: 'wrong' });

  expect(await messages('access')).toEqual([
    'Login failed: bob\n3 times within a minute',
    'Login failed: eve',
    'Login failed: admin',
  ]);
  const [row] = await server.db
    .selectFrom('events')
    .select(['host', 'severity', 'userId'])
    .where('type', '=', 'access')
    .execute();
  expect(row).toEqual({ host: '10.0.0.6', severity: 1, userId: null });
});

describe('by itself', () => {
  let tally: EventTally;
  const errors: unknown[] = [];

  beforeEach(() => {
    tally = createEventTally({
      db: server.db,
      maxOfAddress: 60,
      onFailure: (error) => errors.push(error),
    });
  });

  const entry = (index: number, date = server.clock.now): LogEntry => ({
    type: 'errors',
    language: 'en_US',
    message: eventMessages.serverRefused,
    values: { operation: `call ${index}` },
    date,
    userId: null,
    host: '10.0.0.5',
  });

  test('has a bound of different events a minute', async () => {
    for (let index = 0; index < 5000; index += 1) await tally.note(entry(index));
    await tally.flush();

    const all = await messages();
    expect(all).toHaveLength(61);
    expect(all.at(-1)).toBe('4,940 more entries are not listed');
  });

  test('leaves room for other addresses', async () => {
    for (let index = 0; index < 100; index += 1) await tally.note(entry(index));
    await tally.note({ ...entry(1), host: '10.0.0.4' });

    expect(await messages()).toHaveLength(61);
  });

  test('goes on when the clock is set back', async () => {
    await tally.note(entry(1));
    await tally.note(entry(1, server.clock.now - 7200));

    expect(await messages()).toHaveLength(2);
  });

  test('of each type the newest events stay, as many as there may be', async () => {
    for (let index = 0; index < 8; index += 1) await tally.note(entry(index));
    await tally.note({ ...entry(9), type: 'audit' });

    await deleteEventsBeyond(server.db, 3);

    expect(await messages()).toEqual(
      [5, 6, 7].map((index) => `The call call ${index} was refused`),
    );
    expect(await messages('audit')).toHaveLength(1);
    expect(errors).toEqual([]);
  });
});
