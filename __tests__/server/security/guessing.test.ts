import { loadSettings, saveSettings } from '@/server/store/settingsStore';

import { openPageServer, type PageServer } from '@tests/server/pages/pageServer';

let server: PageServer;

beforeAll(async () => {
  server = await openPageServer();
  await saveSettings(server.db, await loadSettings(server.db), {
    emailEngine: 'smtp',
    emailFrom: 'tracker@example.com',
    smtpServer: 'localhost',
    smtpPort: 25,
  });
  await server.db
    .updateTable('users')
    .set({ email: 'anna@example.com', emailKey: 'anna@example.com' })
    .where('login', '=', 'anna')
    .execute();
});

beforeEach(async () => {
  await server.db.deleteFrom('outbox').execute();
  await server.db.deleteFrom('loginAttempts').execute();
  await server.db.updateTable('users').set({ resetKeyHash: null, resetKeyAt: null }).execute();
});

afterAll(() => server.close());

async function askForLink(email: string, host: string): Promise<void> {
  const form = { __formId: 'password', email, submit: 'ok' };
  await server.post('/users/password.php', form, { 'x-test-host': host });
}

async function countMails(): Promise<number> {
  return (await server.db.selectFrom('outbox').select('id').execute()).length;
}

test('a mailbox gets one link for now, wherever more are asked for and however it is written', async () => {
  await Promise.all(
    Array.from({ length: 15 }, (_, index) => askForLink('anna@example.com', `10.1.0.${index}`)),
  );
  for (let index = 0; index < 5; index += 1) {
    await askForLink('ANNA@Example.com', `10.2.0.${index}`);
  }

  expect(await countMails()).toBe(1);
});

test('one address does not try mailboxes without end', async () => {
  for (let index = 0; index < 50; index += 1) {
    await askForLink(`nobody${index}@example.com`, '10.3.0.1');
  }
  await askForLink('anna@example.com', '10.3.0.1');
  expect(await countMails()).toBe(0);

  await askForLink('anna@example.com', '10.3.0.2');
  expect(await countMails()).toBe(1);
});

test('the login page stops to look at guesses, whoever sends them', async () => {
  for (let index = 0; index < 10; index += 1) {
    const guess = { login: 'admin', password: `guess ${index}` };
    await server.post('/index.php', guess, { 'x-test-host': `10.4.0.${index}` });
  }

  const response = await server.post('/index.php', { login: 'admin', password: 'admin pass' });
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(await response.text()).toContain('Too many failed attempts.');
});
