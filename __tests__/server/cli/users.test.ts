import { addUser, setPassword } from '@/server/cli/users';
import type { OpenDatabase } from '@/server/database/openDatabase';
import { logIn } from '@/server/sessions/logIn';
import { openEmptyDatabase } from '../support/emptyDatabase';

let opened: OpenDatabase;

beforeAll(async () => {
  opened = await openEmptyDatabase();
});

afterAll(() => opened.close());

const zoe = { login: 'zoe', name: 'Zoe', email: null, isAdministrator: true, password: 'own' };

function tryLogin(login: string, password: string) {
  const options = { db: opened.db, host: '', now: 1, sessionLifetime: 60, language: 'en_US' };
  return logIn({ login, password, newPassword: null }, options);
}

test('an added user can log in', async () => {
  await expect(addUser(opened.db, zoe)).resolves.toBe('User zoe added.');
  await expect(tryLogin('zoe', 'own')).resolves.toMatchObject({ name: 'Zoe', access: 2 });
});

test('without a password a temporary one is told', async () => {
  const user = { ...zoe, login: 'yan', name: 'Yan', isAdministrator: false, password: null };
  const told = await addUser(opened.db, user);
  const [, password = ''] = /Temporary password: (\S{12})$/.exec(told) ?? [];
  await expect(tryLogin('yan', password)).rejects.toThrow('MustChangePassword');
});

test('a new password ends the sessions of its user', async () => {
  await tryLogin('zoe', 'own');
  await expect(setPassword(opened.db, { login: 'zoe', password: 'other' })).resolves.toBe(
    'Password of zoe changed.',
  );

  await expect(opened.db.selectFrom('sessions').select('userId').execute()).resolves.toEqual([]);
  await expect(tryLogin('zoe', 'own')).rejects.toThrow('IncorrectLogin');
  await expect(tryLogin('zoe', 'other')).resolves.toBeDefined();
  await expect(setPassword(opened.db, { login: 'zoe', password: null })).resolves.toMatch(
    /Temporary password: \S{12}$/,
  );
});

test.each([
  [{ ...zoe, name: 'Other' }, 'Refused: Login Already Exists.'],
  [{ ...zoe, login: 'x', name: 'X', email: 'nobody' }, 'Refused: Invalid Email.'],
  [{ ...zoe, login: ' x', name: 'X' }, 'Refused: Invalid String.'],
])('%j is refused', async (user, message) => {
  await expect(addUser(opened.db, user)).rejects.toThrow(message);
});

test('an unknown login is named', async () => {
  await expect(setPassword(opened.db, { login: 'nobody', password: null })).rejects.toThrow(
    'There is no user with the login nobody.',
  );
});
