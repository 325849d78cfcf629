import { readFileSync } from 'node:fs';
import path from 'node:path';
import { http, HttpResponse } from 'msw';
import { baseUrl, createApiStore } from '@tests/api/apiStore';
import { mswServer } from '@tests/setup/mswServer';
import { baseApi } from '@/api/baseApi';
import { endpointsOf } from '@/api/endpointsOf';
import { type OperationName, operations } from '@/protocol/operations';
import { globalOperations } from '@/protocol/operations/global';
import { allEndpoints, isQuery } from './allEndpoints';

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
  expect(
    Object.values(operations)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(appendix.filter((path) => path !== '/issues/files/download.php').sort());
});

it('has one endpoint per operation', () => {
  expect(Object.keys(allEndpoints).sort()).toEqual(Object.keys(operations).sort());
});

it('lets the compiler refuse a noun with too few or too many endpoints', () => {
  baseApi.injectEndpoints({
    endpoints(build) {
      // @ts-expect-error -- `getGlobal` is missing
      expect(() => endpointsOf(build, globalOperations, {})).toThrow(TypeError);
      // @ts-expect-error -- there is no operation `getNothing`
      const endpoints = endpointsOf(build, globalOperations, { getGlobal: [], getNothing: [] });
      expect(Object.keys(endpoints)).toEqual(['getGlobal']);
      return {};
    },
  });
  expect.assertions(2);
});

it('sends every operation to its own path', async () => {
  const sentTo: string[] = [];
  mswServer.use(
    http.post(`${baseUrl}/server/api/*`, ({ request }) => {
      sentTo.push(request.url.slice(`${baseUrl}/server/api`.length));
      return HttpResponse.json({ errorCode: 301, errorMessage: '' });
    }),
  );
  const store = createApiStore();

  const names = Object.keys(operations) as OperationName[];
  for (const name of names) {
    const file = name === 'addFile' ? { file: new Blob(['x']) } : {};
    await store.dispatch(allEndpoints[name].initiate({ users: [], ...file }));
  }

  expect(sentTo).toEqual(names.map((name) => operations[name].path));
});

it.each(Object.entries(operations))('%s is a query if it reads', (name, { kind }) => {
  const reads = /^(get|list|load|find)[A-Z]/.test(name);

  expect(kind).toBe(reads ? 'query' : 'mutation');
  expect(isQuery(name as OperationName)).toBe(reads);
});
