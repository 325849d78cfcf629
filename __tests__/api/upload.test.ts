import { HttpResponse } from 'msw';
import { filesApi } from '@/api/endpoints/files';
import { uploadIdOf } from '@/api/uploadIds';
import { uploadEnded, uploadProgressed } from '@/api/uploadProgress';
import { selectUploads } from '@/entities/uploads';
import { toApiError } from '@/protocol/apiError';
import { answerCall, createApiStore } from './apiStore';

const addFile = (file: Blob) =>
  filesApi.endpoints.addFile.initiate({ issueId: 7, name: 'log.txt', description: '', file });

const logFile = new File(['one\ntwo'], 'C_log.txt', { type: 'text/plain' });

describe('an upload', () => {
  it('sends the payload and the content as parts of one form, with the token', async () => {
    const received: { type: string | null; token: string | null; body: string }[] = [];
    answerCall('/issues/files/add.php', async (request) => {
      received.push({
        type: request.headers.get('Content-Type'),
        token: request.headers.get('X-CSRF-Token'),
        body: await request.text(),
      });
      return HttpResponse.json({ result: { stampId: 12 } });
    });

    const outcome = await createApiStore().dispatch(addFile(logFile));

    const [form] = received;
    expect(outcome).toEqual({ data: { stampId: 12 } });
    expect(form?.token).toBe('token-1');
    expect(form?.type).toMatch(/^multipart\/form-data; boundary=/);
    expect(form?.body).toMatch(
      /name="data"\s+\{"issueId":7,"name":"log.txt","description":""\}\s[^]*name="file"; filename="[^"]*"[^]*one\ntwo/,
    );
  });

  it('tells how far it has come, and keeps the content out of the state', async () => {
    answerCall('/issues/files/add.php', () => HttpResponse.json({ result: { stampId: 12 } }));
    const store = createApiStore();
    const totals: number[] = [];
    const states: string[] = [];
    store.subscribe(() => {
      totals.push(selectUploads(store.getState())[uploadIdOf(logFile)]?.totalBytes ?? 0);
      states.push(JSON.stringify(store.getState()));
    });

    await store.dispatch(addFile(logFile));

    expect(Math.max(...totals)).toBeGreaterThan(0);
    expect(selectUploads(store.getState())).toEqual({});
    expect(states.join('')).not.toContain('log.txt');
  });

  it('shows the newest progress of each file', () => {
    const store = createApiStore();

    store.dispatch(uploadProgressed({ id: 1, sentBytes: 10, totalBytes: 40 }));
    store.dispatch(uploadProgressed({ id: 2, sentBytes: 5, totalBytes: 80 }));
    store.dispatch(uploadProgressed({ id: 1, sentBytes: 30, totalBytes: 40 }));
    expect(selectUploads(store.getState())).toMatchObject({
      1: { sentBytes: 30, totalBytes: 40 },
      2: { sentBytes: 5, totalBytes: 80 },
    });

    store.dispatch(uploadEnded(1));
    expect(Object.keys(selectUploads(store.getState()))).toEqual(['2']);
  });

  it.each([
    [
      'refused',
      () => HttpResponse.json({ errorCode: 403 }, { status: 400 }),
      { kind: 'uploadFailed' },
    ],
    [
      'too large by a code',
      () => HttpResponse.json({ errorCode: 301 }, { status: 413 }),
      { kind: 'api', code: 301 },
    ],
    [
      'too large for a proxy',
      () => HttpResponse.html('<h1>413 Request Entity Too Large</h1>', { status: 413 }),
      { kind: 'uploadFailed' },
    ],
    ['cut off', () => HttpResponse.error(), { kind: 'network' }],
  ])('tells when it is %s', async (_case, answer, error) => {
    answerCall('/issues/files/add.php', answer);

    const outcome = await createApiStore().dispatch(addFile(logFile));

    expect(outcome.error).toEqual(error);
  });

  it('can be given up', async () => {
    answerCall('/issues/files/add.php', () => new Promise<never>(() => undefined));
    const store = createApiStore();

    const request = store.dispatch(addFile(logFile));
    request.abort();
    const { error } = await request;

    expect(toApiError(error)).toEqual({ kind: 'aborted' });
    expect(selectUploads(store.getState())).toEqual({});
  });
});
