import { linkAddress } from '@/server/http/linkAddress';
import { addRequest, verifyRequest } from '@/server/store/requestStore';
import { type ApiClient, type ApiServer, openApiServer } from '@tests/server/support/apiServer';

test.each([
  ['http://localhost:8080', false, 'http://localhost:8080'],
  ['http://127.0.0.1:8080/tracker', false, 'http://127.0.0.1:8080/tracker'],
  ['http://[::1]:8080', false, 'http://[::1]:8080'],
  ['http://evil.example', false, null],
  ['http://localhost.evil.example', false, null],
  ['https://tracker.example', true, 'https://tracker.example'],
])('links at %s, configured %s, begin with %s', (address, hasPublicUrl, link) => {
  const server = { hasPublicUrl, baseUrlOf: () => address };
  expect(linkAddress(server, new Request(address))).toBe(link);
});

describe('a server without a public address, called by a name that a stranger has chosen', () => {
  let server: ApiServer;
  let admin: ApiClient;
  let userId: number;

  beforeAll(async () => {
    server = await openApiServer({
      hasPublicUrl: false,
      baseUrlOf: () => 'http://evil.example',
    });
    admin = await server.logIn('admin');
    await admin.result('/settings/email/edit.php', {
      emailEngine: 'standard',
      emailFrom: 'a@b.cd',
    });
    await admin.result('/settings/access/edit.php', { selfRegister: true });
    ({ userId } = await admin.result<{ userId: number }>('/users/add.php', {
      name: 'Bob',
      login: 'bob',
      password: 'Bob-pass-1',
      email: 'bob@example.com',
    }));
  });

  afterAll(() => server.close());

  async function bodies(): Promise<string[]> {
    const mails = await server.db.selectFrom('outbox').select('body').execute();
    return mails.map(({ body }) => body);
  }

  test.each<[string, () => object]>([
    ['/account/password/reset.php', () => ({})],
    ['/users/password/reset.php', () => ({ userId })],
    [
      '/users/add.php',
      () => ({ name: 'Eve', login: 'eve', sendInvitationEmail: true, email: 'e@b.cd' }),
    ],
  ])('mails no link by %s', async (path, payload) => {
    expect(await admin.code(path, payload())).toBe(301);
    expect(await bodies()).toEqual([]);
    const { users } = await admin.result<{ users: object[] }>('/users/list.php');
    expect(users).toHaveLength(2);
  });

  test('offers nothing that it would refuse', async () => {
    expect(await server.visitor().result('/info.php')).toMatchObject({
      settings: { selfRegister: false, resetPassword: false },
    });
    expect(await admin.result('/global.php')).toMatchObject({
      settings: { resetPassword: false, selfRegister: true, subscriptions: true },
    });
  });

  test('tells people that they are let in, without an address', async () => {
    const applicant = { name: 'Zoe', login: 'zoe', email: 'z@b.cd', passwordHash: '!' };
    const requestId = await addRequest(server.db, { ...applicant, keyHash: 'k' }, 1);
    await verifyRequest(server.db, 'k', { after: 0, until: 1 });

    await admin.result('/users/requests/approve.php', { requestId, projects: [] });

    const [body] = await bodies();
    expect(body).toContain('You can log in as “zoe” from now on.');
    expect(body).not.toContain('evil.example');
  });
});
