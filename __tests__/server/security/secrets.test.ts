import { createLog } from '@/server/core/log';
import { openApiServer } from '@tests/server/support/apiServer';

test('passwords, cookies and tokens are neither logged nor noted as events', async () => {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => lines.push(line) });
  const server = await openApiServer({
    onUnexpectedError: (error) => log.error({ err: error }, 'unexpected failure'),
  });
  const admin = await server.logIn('admin');
  const secrets = ['Guessed-pass-9', 'First-pass-9', 'Mail-pass-9', 'Changed-pass-9'];
  await server.visitor().code('/login.php', { login: 'admin', password: secrets[0] });
  const bob = { name: 'Bob', login: 'bob', email: 'bob@example.com', password: secrets[1] };
  await admin.result('/users/add.php', bob);
  await admin.code('/users/add.php', bob);
  await admin.result('/settings/email/edit.php', {
    emailEngine: 'smtp',
    emailFrom: 'tracker@example.com',
    smtpServer: '127.0.0.1',
    smtpPort: 1,
    smtpUser: 'mailer',
    smtpPassword: secrets[2],
  });
  await admin.code('/users/password/edit.php', { userId: 2, password: secrets[3] });
  const failing = jest.spyOn(server.db, 'transaction').mockImplementationOnce(() => {
    throw Object.assign(new Error('no'), { password: secrets[3], token: admin.cookie });
  });
  await admin.code('/users/password/edit.php', { userId: 2, password: secrets[3] });
  failing.mockRestore();
  const events = await server.db.selectFrom('events').selectAll().execute();
  const noted = lines.join('\n') + JSON.stringify(events);
  await server.close();

  expect(lines).toHaveLength(1);
  expect(events.length).toBeGreaterThan(3);
  for (const secret of [...secrets, admin.cookie ?? '', admin.csrfToken ?? '']) {
    expect(noted).not.toContain(secret);
  }
});
