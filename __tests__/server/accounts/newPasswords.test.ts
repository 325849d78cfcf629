import { hashPassword } from '@/server/secrets/passwords';
import { type ApiClient, type ApiServer, openApiServer } from '@tests/server/support/apiServer';

let server: ApiServer;
let admin: ApiClient;
let bob: ApiClient;

const password = 'Bob-pass-1';

beforeAll(async () => {
  server = await openApiServer();
  admin = await server.logIn('admin');
  await admin.result('/users/add.php', { name: 'Bob', login: 'bob.mason', password });
  bob = await server.logIn('bob.mason', password);
});

afterAll(() => server.close());

type Way = [name: string, set: (newPassword: string) => Promise<number | null>];

const ways: Way[] = [
  ['one’s own', (newPassword) => bob.code('/account/password/edit.php', { password, newPassword })],
  [
    'another user’s',
    (newPassword) => admin.code('/users/password/edit.php', { userId: 2, password: newPassword }),
  ],
  [
    'a new user’s',
    (newPassword) =>
      admin.code('/users/add.php', { name: 'X', login: 'bob.mason', password: newPassword }),
  ],
  [
    'the new one of a login',
    (newPassword) =>
      server.visitor().code('/login.php', { login: 'bob.mason', password, newPassword }),
  ],
];

describe.each(ways)('%s password', (_, set) => {
  test.each([
    ['', 325],
    ['seven-7', 326],
    // Four characters in eight units.
    ['😀😀😀😀', 326],
    ['Bob.Mason', 321],
    [' with blanks ', 319],
    ['x'.repeat(41), 327],
  ])('is not %j', async (newPassword, code) => {
    expect(await set(newPassword)).toBe(code);
  });
});

test('a password in use stays good however short it is', async () => {
  const passwordHash = await hashPassword('x', { memoryCost: 64, timeCost: 1, parallelism: 1 });
  await server.db.updateTable('users').set({ passwordHash }).where('id', '=', 2).execute();

  expect(
    await server.visitor().code('/login.php', { login: 'bob.mason', password: 'x' }),
  ).toBeNull();
});
