import { http, HttpResponse } from 'msw';
import { baseUrl, createApiStore } from '@tests/api/apiStore';
import { mswServer } from '@tests/setup/mswServer';
import { type OperationName, operationPaths } from '@/protocol/operations';
import { readAllEndpoints } from './allEndpoints';

/** The appendix of the protocol: folder, scripts. */
const scriptsByFolder = {
  '': 'global info login update',
  '/account': 'edit load',
  '/account/password': 'edit reset',
  '/alerts': 'add delete list load status',
  '/events': 'list load',
  '/issues': 'add clone delete edit find list load mark move preview subscribe unsubscribe',
  '/issues/comments': 'add delete edit load',
  '/issues/description': 'add delete edit',
  '/issues/files': 'add delete download edit load',
  '/projects': 'access add archive delete list load rename',
  '/projects/archive': 'delete list load rename restore',
  '/projects/description': 'add delete edit',
  '/projects/folders': 'add delete load move rename',
  '/projects/members': 'edit load',
  '/reports': 'add delete edit list load',
  '/settings': 'load',
  '/settings/access': 'edit load',
  '/settings/advanced': 'edit load',
  '/settings/cron': 'edit load',
  '/settings/email': 'edit load test',
  '/settings/inboxes': 'add delete edit load test',
  '/settings/oauth': 'load',
  '/settings/regional': 'edit load',
  '/settings/server': 'rename uuid',
  '/types': 'add delete list load rename',
  '/types/attributes': 'add delete edit load reorder',
  '/types/views': 'add default delete edit load publish unpublish',
  '/users': 'access add edit list load',
  '/users/password': 'edit reset',
  '/users/projects': 'edit load',
  '/users/requests': 'approve list load reject',
};

const appendix = Object.entries(scriptsByFolder).flatMap(([folder, scripts]) =>
  scripts.split(' ').map((script) => `${folder}/${script}.php`),
);

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
