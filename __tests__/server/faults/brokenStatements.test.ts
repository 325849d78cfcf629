import type { KyselyPlugin } from 'kysely';

import type { OpenDatabase } from '@/server/database/openDatabase';
import { type ApiClient, type ApiServer, openApiServer } from '@tests/server/support/apiServer';
import { openEmptyDatabase } from '@tests/server/support/emptyDatabase';

/** Carries out the statement with this number, and loses the answer with the connection; 0 = none. */
const broken = { at: 0, count: 0 };

const breaker: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  transformResult({ result }) {
    broken.count += 1;
    if (broken.count === broken.at) {
      throw Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });
    }
    return Promise.resolve(result);
  },
};

// Clients send a call again that was answered 503 with a code. These are not one transaction.
describe('a call whose connection breaks at any of its statements does no harm when it is sent again:', () => {
  let database: OpenDatabase;
  let server: ApiServer;
  let admin: ApiClient;
  let names = 0;

  beforeAll(async () => {
    database = await openEmptyDatabase();
    const db = database.db.withPlugin(breaker);
    server = await openApiServer({ database: { ...database, db } });
    admin = await server.logIn('admin');
  });

  afterAll(() => server.close());

  async function addUser(): Promise<{ userId: number; login: string }> {
    names += 1;
    const login = `user${names}`;
    const user = { name: login, login, password: 'User-pass-1' };
    const { userId } = await admin.result<{ userId: number }>('/users/add.php', user);
    return { userId, login };
  }

  /** Breaks at the first statement, then at the second, and so on until nothing breaks; `prepare` makes each call. */
  async function breakEverywhere(
    path: string,
    prepare: () => Promise<{ client: ApiClient; payload: object; check(): Promise<unknown> }>,
  ): Promise<number> {
    for (let at = 1; ; at += 1) {
      const { client, payload, check } = await prepare();
      Object.assign(broken, { at, count: 0 });
      const answer = await client.send(path, payload);
      const hasBroken = broken.count >= at;
      broken.at = 0;
      if (!hasBroken) return at - 1;
      if (answer.body.result === undefined) {
        expect(answer).toMatchObject({ status: 503, body: { errorCode: 500 } });
        await client.result(path, payload);
      }
      await check();
    }
  }

  const isLetIn = (login: string, password: string) =>
    expect(server.visitor().code('/login.php', { login, password })).resolves.toBeNull();

  test('adding a user', async () => {
    const statements = await breakEverywhere('/users/add.php', () => {
      names += 1;
      const login = `added${names}`;
      return Promise.resolve({
        client: admin,
        payload: { name: login, login, password: 'Added-pass-1' },
        check: () => isLetIn(login, 'Added-pass-1'),
      });
    });

    expect(statements).toBeGreaterThan(3);
  });

  test('giving somebody a password', async () => {
    const statements = await breakEverywhere('/users/password/edit.php', async () => {
      const { userId, login } = await addUser();
      return {
        client: admin,
        payload: { userId, password: 'Given-pass-1' },
        check: () => isLetIn(login, 'Given-pass-1'),
      };
    });

    expect(statements).toBeGreaterThan(3);
  });

  test("changing one's own password", async () => {
    const statements = await breakEverywhere('/account/password/edit.php', async () => {
      const { login } = await addUser();
      const client = await server.logIn(login, 'User-pass-1');
      return {
        client,
        payload: { password: 'User-pass-1', newPassword: 'Chosen-pass-1' },
        check: () => isLetIn(login, 'Chosen-pass-1'),
      };
    });

    expect(statements).toBeGreaterThan(3);
  });

  test('logging in', async () => {
    const statements = await breakEverywhere('/login.php', async () => {
      const { login } = await addUser();
      const client = server.visitor();
      return {
        client,
        payload: { login, password: 'User-pass-1' },
        check: () => client.result('/global.php'),
      };
    });

    expect(statements).toBeGreaterThan(3);
  });
});
