import { addUser, setPassword } from '@/server/cli/users';
import type { OpenDatabase } from '@/server/database/openDatabase';
import { defaultAccountRules } from '@/server/rules/accountRules';
import { defaultServerLimits } from '@/server/rules/serverLimits';
import { logIn } from '@/server/sessions/logIn';
import { openEmptyDatabase } from '../support/emptyDatabase';

let opened: OpenDatabase;

beforeAll(async () => {
  opened = await openEmptyDatabase();
});

afterAll(() => opened.close());

const accountRules = defaultAccountRules;
const zoe = {
  login: 'zoe',
  name: 'Zoe',
  email: null,
  isAdministrator: true,
  password: 'own pass',
  accountRules,
};

function tryLogin(login: string, password: string) {
  return logIn(
    { login, password, newPassword: null },
    {
      db: opened.db,
      host: '',
      now: 1,
      sessionLifetime: 60,
      limits: defaultServerLimits,
      language: 'en_US',
    },
  );
}

test('an added user can log in', async () => {
  await expect(addUser(opened.db, zoe)).resolves.toBe('User zoe added.');
  await expect(tryLogin('zoe', 'own pass')).resolves.toMatchObject({ name: 'Zoe', access: 2 });
});

test('without a password a temporary one is told', async () => {
  const user = { ...zoe, login: 'yan', name: 'Yan', isAdministrator: false, password: null };
  const told = await addUser(opened.db, user);
  const [, password = ''] = /Temporary password: (\S{12})$/.exec(told) ?? [];
  await expect(tryLogin('yan', password)).rejects.toThrow('MustChangePassword');
});

test('a temporary password is as long as those that others set', async () => {
  const long = { ...accountRules, minPasswordLength: 30 };
  const user = { ...zoe, login: 'xia', name: 'Xia', password: null, accountRules: long };

  await expect(addUser(opened.db, user)).resolves.toMatch(/Temporary password: \S{30}$/);
  await expect(
    setPassword(opened.db, { login: 'xia', password: null, accountRules: long }),
  ).resolves.toMatch(/Temporary password: \S{30}$/);
});

test('a new password ends the sessions of its user', async () => {
  await tryLogin('zoe', 'own pass');
  await expect(
    setPassword(opened.db, { login: 'zoe', password: 'other pass', accountRules }),
  ).resolves.toBe('Password of zoe changed.');

  await expect(opened.db.selectFrom('sessions').select('userId').execute()).resolves.toEqual([]);
  await expect(tryLogin('zoe', 'own pass')).rejects.toThrow('IncorrectLogin');
  await expect(tryLogin('zoe', 'other pass')).resolves.toBeDefined();
  await expect(
    setPassword(opened.db, { login: 'zoe', password: null, accountRules }),
  ).resolves.toMatch(/Temporary password: \S{12}$/);
});

test.each([
  [{ ...zoe, name: 'Other' }, 'Refused: Login Already Exists.'],
  [{ ...zoe, login: 'x', name: 'X', email: 'nobody' }, 'Refused: Invalid Email.'],
  [{ ...zoe, login: ' x', name: 'X' }, 'Refused: Invalid String.'],
  [{ ...zoe, login: 'x', name: 'X', password: 'seven77' }, 'Refused: String Too Short.'],
  [{ ...zoe, login: 'xxxxxxxx', name: 'X', password: 'XXXXXXXX' }, 'Refused: Invalid Value.'],
])('%j is refused', async (user, message) => {
  await expect(addUser(opened.db, user)).rejects.toThrow(message);
});

test('a new password is as long as those that others set', async () => {
  const short = setPassword(opened.db, { login: 'zoe', password: 'seven77', accountRules });
  await expect(short).rejects.toThrow('Refused: String Too Short.');
});

test('an unknown login is named', async () => {
  await expect(
    setPassword(opened.db, { login: 'nobody', password: null, accountRules }),
  ).rejects.toThrow('There is no user with the login nobody.');
});
