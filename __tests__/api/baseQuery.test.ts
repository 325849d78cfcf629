import { http, HttpResponse } from 'msw';
import { mswServer } from '@tests/setup/mswServer';
import { accountApi } from '@/api/endpoints/account';
import { alertStatusApi } from '@/api/endpoints/alertStatus';
import { commentsApi } from '@/api/endpoints/comments';
import { globalApi } from '@/api/endpoints/global';
import { issueChangesApi } from '@/api/endpoints/issueChanges';
import { issuesApi } from '@/api/endpoints/issues';
import { sessionApi } from '@/api/endpoints/session';
import { toApiError } from '@/protocol/apiError';
import { answerCall, baseUrl, createApiStore, succeed } from './apiStore';

const { findItem } = issuesApi.endpoints;

async function errorOfFind(answer: () => Response) {
  answerCall('/issues/find.php', answer);
  const { error } = await createApiStore().dispatch(findItem.initiate({ itemId: 7 }));
  return error;
}

describe('a call', () => {
  it('posts the payload as JSON with the session token to the path of its operation', async () => {
    const requests = succeed('/issues/find.php', 3);

    const { data } = await createApiStore().dispatch(findItem.initiate({ itemId: 7 }));

    const [request] = requests;
    expect(data).toBe(3);
    expect(request?.url).toBe(`${baseUrl}/server/api/issues/find.php`);
    expect(request?.credentials).toBe('same-origin');
    expect(request?.headers.get('Content-Type')).toBe('application/json');
    expect(request?.headers.get('X-CSRF-Token')).toBe('token-1');
    expect(await request?.text()).toBe('{"itemId":7}');
  });

  it('sends an empty object when the operation has no parameters', async () => {
    const requests = succeed('/account/password/reset.php', null);

    await createApiStore().dispatch(accountApi.endpoints.resetAccountPassword.initiate(undefined));

    expect(await requests[0]?.text()).toBe('{}');
  });

  it('sends no token without a session', async () => {
    const requests = succeed('/issues/find.php', 3);

    await createApiStore({ baseUrl, userId: 0, csrfToken: null }).dispatch(
      findItem.initiate({ itemId: 7 }),
    );

    expect(requests[0]?.headers.has('X-CSRF-Token')).toBe(false);
  });

  it('escapes the control character that JSON leaves raw', async () => {
    const requests = succeed('/issues/preview.php', '');

    await createApiStore().dispatch(
      issueChangesApi.endpoints.previewMarkup.initiate({ text: 'a\u007fb\nc' }),
    );

    expect(await requests[0]?.text()).toBe(String.raw`{"text":"a\u007fb\nc"}`);
  });

  it('accepts an answer of null', async () => {
    succeed('/account/password/edit.php', null);

    const outcome = await createApiStore().dispatch(
      accountApi.endpoints.changeAccountPassword.initiate({ password: 'a', newPassword: 'b' }),
    );

    expect(outcome).toEqual({ data: null });
  });
});

describe('a failed call', () => {
  const json = (body: object, status: number) => () => HttpResponse.json(body, { status });
  const html = (status: number) => () => HttpResponse.html('<p>oops</p>', { status });

  it.each([
    ['a refusal', json({ errorCode: 354 }, 200), { kind: 'api', code: 354 }],
    ['an unknown refusal', json({ errorCode: 399 }, 200), { kind: 'api', code: 399 }],
    ['a refusal by a download script', json({ errorCode: 306 }, 400), { kind: 'api', code: 306 }],
    ['a changed session', json({ errorCode: 371 }, 200), { kind: 'api', code: 371 }],
    [
      'a malformed request',
      json({ errorCode: 402 }, 400),
      { kind: 'badRequest', status: 400, code: 402 },
    ],
    ['a refused upload', json({ errorCode: 403 }, 400), { kind: 'uploadFailed' }],
    ['a server fault', json({ errorCode: 500 }, 500), { kind: 'server', status: 500, code: 500 }],
    ['a server without settings', json({ errorCode: 501 }, 500), { kind: 'notConfigured' }],
    ['an old database', json({ errorCode: 502 }, 500), { kind: 'notConfigured' }],
    [
      'a code that contradicts the status',
      json({ errorCode: 305 }, 500),
      { kind: 'api', code: 305 },
    ],
    ['a status without a code', json({ result: 1 }, 503), { kind: 'server', status: 503 }],
    ['a gateway page', html(502), { kind: 'server', status: 502 }],
    ['a missing script', html(404), { kind: 'badRequest', status: 404 }],
    ['a page in place of an answer', html(200), { kind: 'invalidResponse' }],
    ['an envelope without a result', json({}, 200), { kind: 'invalidResponse' }],
    ['an answer that is no envelope', json([], 200), { kind: 'invalidResponse' }],
  ])('tells %s', async (_case, answer, error) => {
    expect(await errorOfFind(answer)).toEqual(error);
  });

  it('tells that the server cannot be reached', async () => {
    expect(await errorOfFind(() => HttpResponse.error())).toEqual({ kind: 'network' });
  });

  it('tells that nobody waits any more', async () => {
    answerCall('/issues/find.php', () => new Promise<never>(() => undefined));

    const request = createApiStore().dispatch(findItem.initiate({ itemId: 7 }));
    request.abort();

    expect(toApiError((await request).error)).toEqual({ kind: 'aborted' });
  });

  it('keeps the answer that is there', async () => {
    const store = createApiStore();
    succeed('/issues/find.php', 3);
    await store.dispatch(findItem.initiate({ itemId: 7 }));
    answerCall('/issues/find.php', () => HttpResponse.error());
    await store.dispatch(findItem.initiate({ itemId: 7 }, { forceRefetch: true }));

    const entry = findItem.select({ itemId: 7 })(store.getState());

    expect(entry.data).toBe(3);
    expect(entry.error).toEqual({ kind: 'network' });
  });
});

describe('the session token', () => {
  it('is replaced by a login and never part of the state', async () => {
    const store = createApiStore({ baseUrl, userId: 0, csrfToken: null });
    succeed('/login.php', {
      userId: 4,
      userName: 'Carol',
      userAccess: 1,
      csrfToken: 'secret-token',
      locale: 'en_US',
    });
    const requests = succeed('/issues/find.php', 3);

    const login = await store.dispatch(
      sessionApi.endpoints.login.initiate({ login: 'carol', password: 'x' }),
    );
    await store.dispatch(findItem.initiate({ itemId: 7 }));

    expect(login.data).toEqual({ userId: 4, userName: 'Carol', userAccess: 1, locale: 'en_US' });
    expect(requests[0]?.headers.get('X-CSRF-Token')).toBe('secret-token');
    expect(JSON.stringify(store.getState())).not.toContain('secret-token');
  });

  it('stays when the login is refused', async () => {
    const store = createApiStore();
    answerCall('/login.php', () => HttpResponse.json({ errorCode: 302, errorMessage: '' }));
    const requests = succeed('/issues/find.php', 3);

    await store.dispatch(sessionApi.endpoints.login.initiate({ login: 'carol', password: 'x' }));
    await store.dispatch(findItem.initiate({ itemId: 7 }));

    expect(requests[0]?.headers.get('X-CSRF-Token')).toBe('token-1');
  });
});

it('lets stores of different servers exist side by side', async () => {
  mswServer.use(
    http.post('http://localhost/:tracker/server/api/global.php', ({ params }) =>
      HttpResponse.json({ errorCode: params['tracker'] === 'one' ? 301 : 302, errorMessage: '' }),
    ),
  );

  const codes = await Promise.all(
    ['one', 'two'].map(async (tracker) => {
      const store = createApiStore({
        baseUrl: `http://localhost/${tracker}`,
        userId: 0,
        csrfToken: null,
      });
      const { error } = await store.dispatch(globalApi.endpoints.getGlobal.initiate(undefined));
      return error;
    }),
  );

  expect(codes).toEqual([
    { kind: 'api', code: 301 },
    { kind: 'api', code: 302 },
  ]);
});

describe('a busy server', () => {
  const busy = (seconds: string) =>
    HttpResponse.json(
      { errorCode: 500, errorMessage: '' },
      { status: 503, headers: { 'Retry-After': seconds } },
    );

  it('is asked again by what reads, after the time that it names', async () => {
    const answers = [busy('0'), busy('0'), HttpResponse.json({ result: 3 })];
    answerCall('/issues/find.php', () => answers.shift() ?? HttpResponse.error());

    const { data } = await createApiStore().dispatch(findItem.initiate({ itemId: 7 }));

    expect(data).toBe(3);
    expect(answers).toEqual([]);
  });

  it.each([
    ['what reads', '/issues/find.php', findItem.initiate({ itemId: 7 }), 1],
    [
      'what is asked for each minute',
      '/alerts/status.php',
      alertStatusApi.endpoints.getAlertStatus.initiate(undefined),
      0,
    ],
  ] as const)('is told of to who looks at %s', async (_name, path, call, times) => {
    const answers = [busy('0'), HttpResponse.json({ result: 3 })];
    answerCall(path, () => answers.shift() ?? HttpResponse.error());
    const heard = jest.fn();
    const context = { baseUrl, userId: 1, csrfToken: 'token-1', waits: new Set([heard]) };

    await createApiStore(context).dispatch(call as ReturnType<typeof findItem.initiate>);

    expect(answers).toEqual([]);
    expect(heard).toHaveBeenCalledTimes(times);
  });

  it('is not asked for ever', async () => {
    let requests = 0;
    const error = await errorOfFind(() => {
      requests += 1;
      return busy('0');
    });

    expect(error).toMatchObject({ kind: 'server', status: 503, code: 500 });
    expect(requests).toBe(5);
  });

  it.each(['3600', 'Wed, 21 Oct 2026 07:28:00 GMT'])(
    'that will be busy until %s is not waited for',
    async (time) => {
      expect(await errorOfFind(() => busy(time))).toMatchObject({
        kind: 'server',
        status: 503,
        code: 500,
      });
    },
  );

  it('is sent nothing twice that saves', async () => {
    let requests = 0;
    answerCall('/issues/comments/add.php', () => {
      requests += 1;
      return busy('0');
    });

    const { error } = await createApiStore().dispatch(
      commentsApi.endpoints.addComment.initiate({ issueId: 1, comment: 'x', commentFormat: 0 }),
    );

    expect(error).toMatchObject({ kind: 'server', status: 503, code: 500 });
    expect(requests).toBe(1);
  });
});
