/** What has become of the session that a call fails in: the client page tells. */
import { http, HttpResponse } from 'msw';
import { mswServer } from '@tests/setup/mswServer';
import { filesApi } from '@/api/endpoints/files';
import { issuesApi } from '@/api/endpoints/issues';
import { renewToken } from '@/api/csrfToken';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { answerCall, baseUrl, createApiStore } from './apiStore';

const options = {
  baseURL: baseUrl,
  csrfToken: 'token-2',
  locale: 'en_US',
  serverName: 'Tracker',
  serverVersion: '2.0',
  serverUUID: 'uuid',
  userId: 7,
  userName: 'Ann',
  userAccess: 1,
};

const clientPage = (userId: number) => () =>
  HttpResponse.html(
    `<script>window.__WI_OPTIONS = ${JSON.stringify({ ...options, userId })};</script>`,
  );
const loginPage = () => HttpResponse.html('<form><input type="password" /></form>');

/** Answers the client page; gives how often it was asked for. */
function showPage(page: () => Response): () => number {
  let count = 0;
  mswServer.use(
    http.get(`${baseUrl}/client/index.php`, () => {
      count += 1;
      return page();
    }),
  );
  return () => count;
}

const plain500 = () => new HttpResponse('Internal Server Error', { status: 500 });
const coded = (errorCode: number, status: number) => () =>
  HttpResponse.json({ errorCode, errorMessage: '' }, { status });

type Store = ReturnType<typeof createApiStore>;

async function findItem(store: Store, itemId = 7) {
  const { error } = await store.dispatch(issuesApi.endpoints.findItem.initiate({ itemId }));
  return error;
}

const expired = { kind: 'api', code: ApiErrorCode.LoginRequired };

it.each<[string, () => Response, () => Response, unknown]>([
  ['a bare 500, and a login page', plain500, loginPage, expired],
  ['the code of any failure, and a login page', coded(500, 500), loginPage, expired],
  ['a bare 500, and a page for visitors', plain500, clientPage(0), expired],
  ['a bare 500, and the session lives', plain500, clientPage(7), { kind: 'server', status: 500 }],
  ['a bare 500, and nothing else works', plain500, plain500, { kind: 'server', status: 500 }],
])('%s', async (_case, answer, page, error) => {
  answerCall('/issues/find.php', answer);
  showPage(page);

  expect(await findItem(createApiStore())).toEqual(error);
});

it.each<[string, () => Response, string | null]>([
  ['a failure with a reason', coded(501, 500), 'token-1'],
  ['a proxy that cannot reach the server', () => new HttpResponse('', { status: 502 }), 'token-1'],
  ['a refusal', coded(305, 200), 'token-1'],
  ['a visitor, who has no session', plain500, null],
])('%s is no reason to look', async (_case, answer, csrfToken) => {
  answerCall('/issues/find.php', answer);
  const looks = showPage(loginPage);

  await findItem(createApiStore({ baseUrl, userId: 7, csrfToken }));

  expect(looks()).toBe(0);
});

it('is told of uploads too', async () => {
  answerCall('/issues/files/add.php', plain500);
  showPage(loginPage);

  const { error } = await createApiStore().dispatch(
    filesApi.endpoints.addFile.initiate({
      issueId: 7,
      name: 'log.txt',
      description: '',
      file: new File(['x'], 'log.txt'),
    }),
  );

  expect(error).toEqual(expired);
});

it('looks once for calls that fail together, and once a minute while the server fails', async () => {
  answerCall('/issues/find.php', plain500);
  const looks = showPage(clientPage(7));
  const store = createApiStore();
  const start = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(start);

  await Promise.all([1, 2, 3].map((itemId) => findItem(store, itemId)));
  clock.mockReturnValue(start + 59_000);
  await findItem(store, 4);
  expect(looks()).toBe(1);
  clock.mockReturnValue(start + 61_000);
  await findItem(store, 5);

  expect(looks()).toBe(2);
});

it('looks anew in a newer session', async () => {
  answerCall('/issues/find.php', plain500);
  showPage(loginPage);
  const store = createApiStore();
  expect(await findItem(store, 1)).toEqual(expired);
  showPage(clientPage(7));

  expect(await store.dispatch(renewToken())).toBe('renewed');

  expect(await findItem(store, 2)).toEqual({ kind: 'server', status: 500 });
});

describe('a call whose session was replaced in another tab', () => {
  const stale = () =>
    answerCall('/issues/find.php', (request) =>
      request.headers.get('X-CSRF-Token') === 'token-2'
        ? HttpResponse.json({ result: 3 })
        : coded(371, 200)(),
    );

  it('is made again with the new token, found once for all', async () => {
    stale();
    const looks = showPage(clientPage(7));
    const store = createApiStore();

    expect(await Promise.all([1, 2, 3].map((itemId) => findItem(store, itemId)))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(await findItem(store, 4)).toBeUndefined();

    expect(looks()).toBe(1);
  });

  it.each<[string, () => Response, unknown]>([
    ['of somebody else', clientPage(8), { kind: 'otherUser' }],
    ['and ended', loginPage, expired],
    ['and cannot be seen', plain500, { kind: 'api', code: ApiErrorCode.InvalidCsrfToken }],
  ])('by one %s, says so', async (_case, page, error) => {
    stale();
    showPage(page);

    expect(await findItem(createApiStore())).toEqual(error);
  });

  it('gives up when the new token is refused too', async () => {
    answerCall('/issues/find.php', coded(371, 200));
    const looks = showPage(clientPage(7));

    expect(await findItem(createApiStore())).toEqual({ kind: 'api', code: 371 });
    expect(looks()).toBe(1);
  });
});
