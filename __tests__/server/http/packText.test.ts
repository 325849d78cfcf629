import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { packText } from '@/server/http/packText';
import { adminPassword, type ApiServer, openApiServer } from '@tests/server/support/apiServer';

const long = JSON.stringify(Array.from({ length: 300 }, (_row, id) => ({ id, name: 'An issue' })));

async function pack(text: string, accepted: string | null) {
  const headers = new Headers();
  const request = new Request('http://tracker.test/', {
    headers: accepted === null ? {} : { 'accept-encoding': accepted },
  });
  const body = await packText(text, request, headers);
  return { body, encoding: headers.get('content-encoding'), vary: headers.get('vary') };
}

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5, br;q=0', 'gzip'],
  ['br ; q=0.1', 'br'],
] as const)('a long text is compressed for who takes "%s"', async (accepted, expected) => {
  const { body, encoding, vary } = await pack(long, accepted);

  expect(encoding).toBe(expected);
  expect(vary).toBe('Accept-Encoding');
  expect(body.length).toBeLessThan(long.length / 5);
  expect(unpack[expected](Buffer.from(body as Uint8Array)).toString()).toBe(long);
});

test.each([
  ['a long text where nothing was said', long, null],
  ['a long text for who refuses it', long, 'identity, br;q=0, gzip;q=0.0'],
  ['a long text for who takes something else', long, 'zstd'],
  ['a short text', long.slice(0, 1000), 'br, gzip'],
])('%s is left as it is, and says that it need not be', async (_name, text, accepted) => {
  const { body, encoding, vary } = await pack(text, accepted);

  expect(body).toBe(text);
  expect(encoding).toBeNull();
  expect(vary).toBe('Accept-Encoding');
});

describe('calls', () => {
  let server: ApiServer;

  beforeAll(async () => {
    server = await openApiServer();
  });

  afterAll(() => server.close());

  test('are answered compressed, but for what strangers can ask for as others', async () => {
    const admin = await server.logIn('admin');
    for (let number = 1; number <= 40; number += 1) {
      await admin.result('/types/add.php', { name: `A type of issues, ${String(number)}` });
    }
    const ask = (path: string, body: string) =>
      admin.fetch(`/server/api${path}`, {
        method: 'POST',
        headers: {
          'accept-encoding': 'gzip',
          'content-type': 'application/json',
          'x-csrf-token': admin.csrfToken ?? '',
        },
        body,
      });

    const types = await ask('/types/list.php', '{}');
    expect(types.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await types.arrayBuffer()).toString()).toContain('A type of issues, 40');

    const logIn = await ask(
      '/login.php',
      JSON.stringify({ login: 'admin', password: adminPassword }),
    );
    expect(await logIn.json()).toMatchObject({
      result: { csrfToken: expect.any(String) as string },
    });
    expect(logIn.headers.get('vary')).toBeNull();
  });

  test('that are refused are answered as they are', async () => {
    const refused = await server.app.request('/server/api/types/list.php', {
      method: 'POST',
      headers: { 'accept-encoding': 'gzip', 'content-type': 'application/json' },
      body: '{}',
    });

    expect(refused.headers.get('content-encoding')).toBeNull();
    expect(await refused.json()).toMatchObject({ errorCode: 300 });
  });
});
