import { runPeriodicTasks } from '@/server/program/periodicTasks';
import { openSmallTracker, type SmallTracker } from '@tests/server/calls/smallTracker';

let tracker: SmallTracker;

beforeAll(async () => {
  tracker = await openSmallTracker();
  const { admin } = tracker;
  await admin.result('/settings/regional/edit.php', { language: 'de' });
});

afterAll(() => tracker.server.close());

async function messages(type: string, limit: number): Promise<string[]> {
  const { events } = await tracker.admin.result<{ events: { message: string }[] }>(
    '/events/list.php',
    { type, limit },
  );
  return events.map(({ message }) => message);
}

const day = 86_400;

test('changes are told in the language of the server, whoever makes them', async () => {
  const { admin, projectId, folderId } = tracker;
  await admin.result('/account/edit.php', { email: 'admin@example.com', language: 'fr' });
  await admin.result('/projects/rename.php', { projectId, name: 'Q' });
  await admin.result('/projects/access.php', { projectId, isPublic: true });
  await admin.result('/projects/members/edit.php', { projectId, users: [2], access: 2 });
  await admin.result('/projects/members/edit.php', { projectId, users: [2], access: 0 });
  await admin.result('/projects/folders/delete.php', { folderId });
  await admin.result('/users/access.php', { userId: 2, access: 0 });

  expect((await messages('audit', 7)).reverse()).toEqual([
    'Benutzer bearbeitet: Administrator',
    'Projekt von P in Q umbenannt',
    'Projekt öffentlich gemacht: Q',
    'Administriert jetzt das Projekt Q: Bob',
    'Aus dem Projekt Q entfernt: Bob',
    'Ordner gelöscht: F',
    'Benutzer deaktiviert: Bob',
  ]);
});

test('so are logins and refusals', async () => {
  await tracker.server.logIn('admin');
  await tracker.admin.code('/projects/rename.php', { projectId: 99, name: 'Q' });

  expect(await messages('access', 1)).toEqual(['Benutzer angemeldet: admin']);
  expect(await messages('errors', 1)).toEqual([
    'Der Aufruf renameProject wurde abgelehnt\n303: Unknown Project',
  ]);
});

test('links for passwords are noted', async () => {
  const { admin } = tracker;
  const mail = { emailEngine: 'standard', emailFrom: 'tracker@example.com' };
  await admin.result('/settings/email/edit.php', mail);
  await admin.result('/users/password/reset.php', { userId: 1 });

  expect(await messages('audit', 1)).toEqual(['Link für ein Passwort gesendet: Administrator']);
  await admin.result('/settings/email/edit.php');
});

test('of the settings those are noted that were changed', async () => {
  await tracker.admin.result('/settings/cron/edit.php', { reportHour: 9, reportDay: 1 });

  expect(await messages('audit', 1)).toEqual(['Einstellungen geändert: reportHour']);
});

test('the scheduled tasks are noted once a day', async () => {
  const { server } = tracker;
  const runAt = (now: number) =>
    runPeriodicTasks({ db: server.db, baseUrl: '', now: () => now, onFailure: failOn });
  const midnight = Math.ceil(server.clock.now / day) * day;

  for (const seconds of [0, 1000, 2000, day - 1000, day]) await runAt(midnight + seconds);

  const rows = await server.db
    .selectFrom('events')
    .select(['date', 'message'])
    .where('type', '=', 'cron')
    .orderBy('id')
    .execute();
  const message = 'Die geplanten Aufgaben sind gelaufen';
  expect(rows).toEqual([
    { date: midnight, message },
    { date: midnight + day, message },
  ]);
});

test('a scheduled task that fails keeps no other from running', async () => {
  const { server } = tracker;
  const { schema } = server.db;
  const failures: unknown[] = [];
  const later = (Math.ceil(server.clock.now / day) + 5) * day;
  await schema.alterTable('registrationRequests').renameTo('outOfReach').execute();

  await runPeriodicTasks({
    db: server.db,
    baseUrl: '',
    now: () => later,
    onFailure: (error) => failures.push(error),
  });
  await schema.alterTable('outOfReach').renameTo('registrationRequests').execute();

  expect(failures).toEqual([
    expect.objectContaining({
      message: expect.stringContaining('registration_requests') as string,
    }),
  ]);
  const { date } = await server.db
    .selectFrom('events')
    .select('date')
    .where('type', '=', 'cron')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(date).toBe(later);
});

function failOn(error: unknown): void {
  throw error;
}
