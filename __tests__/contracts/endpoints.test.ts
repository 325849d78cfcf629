import { readFileSync } from 'node:fs';
import path from 'node:path';
import { http, HttpResponse } from 'msw';
import { baseUrl, createApiStore } from '@tests/api/apiStore';
import { mswServer } from '@tests/setup/mswServer';
import { type OperationName, operationPaths } from '@/protocol/operations';
import { readAllEndpoints } from './allEndpoints';

/** The appendix of docs/protocol.md: folders with their scripts. */
const appendix = [...readAppendix().matchAll(/^\| `(\S+)` +\| ([\w ]+?) +\|$/gm)].flatMap(
  ([, folder = '', scripts = '']) =>
    scripts.split(' ').map((script) => `${folder === '/' ? '' : folder}/${script}.php`),
);

function readAppendix(): string {
  const text = readFileSync(path.resolve(__dirname, '../../docs/protocol.md'), 'utf8');
  return text.slice(text.indexOf('## Appendix'));
}

it('names every call of the protocol but the download, which the browser makes itself', () => {
  expect(appendix).toHaveLength(116);
  expect(Object.values(operationPaths).sort()).toEqual(
    appendix.filter((path) => path !== '/issues/files/download.php').sort(),
  );
});

it('has one endpoint per operation', async () => {
  expect(Object.keys(await readAllEndpoints()).sort()).toEqual(Object.keys(operationPaths).sort());
});

it('sends every operation to its own path', async () => {
  const endpoints = await readAllEndpoints();
  const sentTo: string[] = [];
  mswServer.use(
    http.post(`${baseUrl}/server/api/*`, ({ request }) => {
      sentTo.push(request.url.slice(`${baseUrl}/server/api`.length));
      return HttpResponse.json({ errorCode: 301, errorMessage: '' });
    }),
  );
  const store = createApiStore();

  const names = Object.keys(operationPaths) as OperationName[];
  for (const name of names) {
    const file = name === 'addFile' ? { file: new Blob(['x']) } : {};
    await store.dispatch(endpoints[name].initiate({ users: [], ...file }));
  }

  expect(sentTo).toEqual(names.map((name) => operationPaths[name]));
});

it('reads by queries and changes by mutations', async () => {
  const endpoints = await readAllEndpoints();
  const isRead = (name: string) => /^(get|list|load|find)[A-Z]/.test(name);

  for (const [name, { kind }] of Object.entries(endpoints)) {
    expect([name, kind]).toEqual([name, isRead(name) ? 'query' : 'mutation']);
  }
});
