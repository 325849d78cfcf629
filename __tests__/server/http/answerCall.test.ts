import { type ApiServer, openApiServer } from '@tests/server/support/apiServer';

let server: ApiServer;

beforeAll(async () => {
  server = await openApiServer();
});

afterAll(() => server.close());

function post(body: string | Uint8Array, headers: Record<string, string> = {}): RequestInit {
  const content = typeof body === 'string' ? body : new Uint8Array(body);
  return {
    method: 'POST',
    body: content,
    headers: { 'content-type': 'application/json', ...headers },
  };
}

/** A request of the administrator that is wrong in one way. */
async function codeOf(path: string, init: RequestInit): Promise<number | undefined> {
  const admin = await server.logIn('admin');
  const headers = new Headers(init.headers);
  headers.set('x-csrf-token', admin.csrfToken ?? '');
  return (await admin.request(path, { ...init, headers })).body.errorCode;
}

describe('what a request must be', () => {
  test.each([
    ['another method', '/users/list.php', { method: 'GET' }, 400],
    ['another content type', '/users/list.php', post('{}', { 'content-type': 'text/plain' }), 400],
    [
      'no content type',
      '/users/list.php',
      { method: 'POST', body: new Uint8Array([123, 125]) },
      400,
    ],
    ['an empty body', '/users/list.php', post(''), 400],
    ['broken JSON', '/users/list.php', post('{"a":'), 400],
    ['null', '/users/list.php', post('null'), 400],
    ['a bare text', '/users/list.php', post('"x"'), 400],
    ['a line break between tokens', '/users/list.php', post('{\n}'), 319],
    ['a delete character', '/users/list.php', post('{"a":"\u007f"}'), 319],
    ['bytes that are no UTF-8', '/users/list.php', post(new Uint8Array([0x7b, 0xff, 0x7d])), 319],
    ['a missing field', '/users/load.php', post('{}'), 402],
    ['a number as text', '/users/load.php', post('{"userId":"1"}'), 402],
    ['a fraction', '/users/load.php', post('{"userId":1.5}'), 402],
    ['a number beyond 32 bits', '/users/load.php', post('{"userId":4294967296}'), 402],
    ['a number as switch', '/users/load.php', post('{"userId":1,"projects":1}'), 402],
    ['null for a required field', '/users/load.php', post('{"userId":null}'), 402],
    ['an unpaired surrogate', '/types/add.php', post('{"name":"\\ud800"}'), 319],
    ['an escaped NUL', '/types/add.php', post('{"name":"a\\u0000"}'), 319],
  ])('%s is refused', async (_name, path, init, code) => {
    expect(await codeOf(path, init)).toBe(code);
  });

  test.each([
    ['an empty list stands for no fields', '/users/list.php', post('[]')],
    [
      'a charset is ignored',
      '/users/list.php',
      post('{}', { 'content-type': 'application/json; charset=utf-8' }),
    ],
    [
      'unknown fields are ignored',
      '/users/load.php',
      post('{"userId":1,"__proto__":{},"more":[1]}'),
    ],
    ['null counts as absent', '/users/load.php', post('{"userId":1,"projects":null}')],
  ])('%s', async (_name, path, init) => {
    expect(await codeOf(path, init)).toBeUndefined();
  });

  test('the content type is looked at after session and role', async () => {
    const wrong = { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } };

    expect((await server.visitor().request('/users/list.php', wrong)).body.errorCode).toBe(300);
  });

  test('info needs neither method nor body', async () => {
    const { status, body } = await server.visitor().request('/info.php');

    expect(status).toBe(200);
    expect(body.result).toMatchObject({ serverName: 'Acme Issue Tracker', serverVersion: '2.0.5' });
  });

  test('an unknown script is not JSON', async () => {
    const { status, body } = await server.visitor().send('/issues/nosuch.php');

    expect(status).toBe(404);
    expect(body.errorCode).toBeUndefined();
  });
});

describe('what an answer is', () => {
  test('escapes slashes and everything beyond ASCII, and is never kept', async () => {
    const admin = await server.logIn('admin');
    await admin.result('/settings/server/rename.php', { name: 'Zażółć </script> 🐞' });

    const response = await server.app.request('/server/api/info.php');

    const text = await response.text();
    expect(text).toContain(String.raw`"Za\u017c\u00f3\u0142\u0107 <\/script> \ud83d\udc1e"`);
    expect(JSON.parse(text)).toMatchObject({ result: { serverName: 'Zażółć </script> 🐞' } });
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('names the error in words, with the status of its class', async () => {
    const admin = await server.logIn('admin');

    expect(await admin.send('/projects/load.php', { projectId: 99 })).toMatchObject({
      status: 200,
      body: { errorCode: 303, errorMessage: 'Unknown Project' },
    });
    expect((await admin.send('/projects/load.php')).status).toBe(400);
  });

  test('every refusal is noted in the event log', async () => {
    const admin = await server.logIn('admin');
    const count = async () => {
      const { totalCount } = await admin.result<{ totalCount: number }>('/events/list.php', {
        type: 'errors',
        limit: 1,
      });
      return totalCount;
    };
    server.clock.now += 60;
    const before = await count();

    await admin.code('/projects/load.php', { projectId: 99 });

    expect(await count()).toBe(before + 1);
  });

  test('a failure nobody foresaw is a server error that tells nothing', async () => {
    const broken = await openApiServer({
      baseUrlOf: () => {
        throw new Error('secret');
      },
    });
    const { status, body } = await broken
      .visitor()
      .send('/login.php', { login: 'admin', password: 'x' });
    await broken.close();

    expect({ status, body }).toEqual({
      status: 500,
      body: { errorCode: 500, errorMessage: 'Server Error' },
    });
    expect(broken.errors).toHaveLength(1);
  });
});

describe('below a base path', () => {
  test('the API answers there and nowhere else', async () => {
    const below = await openApiServer({ basePath: '/tracker' });
    const at = async (path: string) => (await below.app.request(path)).status;

    expect(await at('/tracker/server/api/info.php')).toBe(200);
    expect(await at('/server/api/info.php')).toBe(404);
    await below.close();
  });
});
