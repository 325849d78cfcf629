import { createMemoryFileStore } from '@/server/files/memoryFileStore';

import { addTo, openSmallTracker, type SmallTracker } from '@tests/server/calls/smallTracker';

let tracker: SmallTracker;
let issueId: number;
const files = createMemoryFileStore();

beforeEach(async () => {
  tracker = await openSmallTracker({ files });
  issueId = await addTo(tracker.admin, '/issues/add.php', {
    folderId: tracker.folderId,
    name: 'I',
  });
});

afterEach(() => tracker.server.close());

const hour = 3600;

function commentRequest(): Request {
  return new Request('http://tracker.test/server/api/issues/comments/add.php', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ issueId, comment: 'late' }),
  });
}

function uploadRequest(): Request {
  const body = new FormData();
  body.append('data', JSON.stringify({ issueId, name: 'late.bin' }));
  body.append('file', new Blob([new Uint8Array(100_000)]), 'late.bin');
  const url = 'http://tracker.test/server/api/issues/files/add.php';
  return new Request(url, { method: 'POST', body });
}

/** Sends a request of Bob's whose body takes an hour to come; `meanwhile` happens when it has begun. */
async function sendSlowly(request: Request, meanwhile: () => Promise<unknown>): Promise<unknown> {
  const { bob, server } = tracker;
  const type = request.headers.get('content-type') ?? '';
  const bytes = new Uint8Array(await request.arrayBuffer());
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.subarray(0, 10));
    },
    // Once somebody has begun to read.
    async pull(controller) {
      server.clock.now += hour;
      await meanwhile();
      controller.enqueue(bytes.subarray(10));
      controller.close();
    },
  });
  const response = await server.app.request(request.url, {
    method: 'POST',
    headers: {
      'content-type': type,
      cookie: `WebIssuesSID=${bob.cookie ?? ''}`,
      'x-csrf-token': bob.csrfToken ?? '',
    },
    body,
    duplex: 'half',
  } as RequestInit);
  return response.json();
}

async function lastEntry(): Promise<{ id: number; createdAt: number } | undefined> {
  return tracker.server.db
    .selectFrom('history')
    .select(['id', 'createdAt'])
    .where('issueId', '=', issueId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

describe.each([
  ['a comment', commentRequest],
  ['a file', uploadRequest],
])('%s that takes long to come', (_what, request) => {
  test('is refused when its sender lost the access meanwhile', async () => {
    const before = await lastEntry();

    const answer = await sendSlowly(request(), () =>
      tracker.admin.result('/users/access.php', { userId: 2, access: 0 }),
    );

    expect(answer).toMatchObject({ errorCode: 300 });
    expect(await lastEntry()).toEqual(before);
  });

  test('has the time at which it was saved', async () => {
    const answer = await sendSlowly(request(), () => Promise.resolve());

    expect(answer).toHaveProperty('result.stampId');
    expect(await lastEntry()).toMatchObject({ createdAt: tracker.server.clock.now });
  });
});
