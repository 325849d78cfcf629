import fs, { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { createDiskFileStore } from '@/server/files/diskFileStore';
import { loadSettings, saveSettings } from '@/server/store/settingsStore';
import { addTo, openSmallTracker, type SmallTracker } from '@tests/server/calls/smallTracker';
import type { ApiClient } from '@tests/server/support/apiServer';
import { createGate, type Gate } from '@tests/support/gate';

/** Limits hold for calls that come at the same time as they do for calls one after the other. */

const megabyte = 1_048_576;
const minFreeBytes = 100 * megabyte;

let root: string;
let opened: SmallTracker | undefined;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'issuedesk-parallel-'));
});

afterEach(async () => {
  await opened?.server.close();
  opened = undefined;
  await rm(root, { recursive: true });
});

async function openTracker(options: Parameters<typeof openSmallTracker>[0]) {
  opened = await openSmallTracker(options);
  const { admin, bob, folderId, server } = opened;
  const { db } = server;
  await saveSettings(db, await loadSettings(db), { fileMaxSize: 16 * megabyte });
  const issueId = await addTo(admin, '/issues/add.php', { folderId, name: 'I' });
  return { admin, bob, issueId, server };
}

interface SlowBody {
  /** Of the file. */
  pieces: readonly number[];
  /** What the rest waits for, after the first piece. */
  gate?: Gate;
  /** Instead of the true one. */
  isAnnounced?: boolean;
  issueId: number;
}

/** An upload that is read piece by piece. */
function slowUpload(client: ApiClient, { pieces, gate, isAnnounced, issueId }: SlowBody) {
  const head = (text: string) => `--edge\r\ncontent-disposition: form-data; ${text}\r\n\r\n`;
  const start = `${head('name="data"')}${JSON.stringify({ issueId, name: 'x' })}\r\n${head('name="file"; filename="x"')}`;
  const parts = [
    Buffer.from(start),
    ...pieces.map((size) => Buffer.alloc(size, 1)),
    Buffer.from('\r\n--edge--\r\n'),
  ];
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return sendSlowly(client, '/issues/files/add.php', parts, gate, {
    'content-type': 'multipart/form-data; boundary=edge',
    ...(isAnnounced && { 'content-length': String(length) }),
  });
}

/** `begun` comes when somebody has begun to read the body; from its third part on it waits for the gate. */
function sendSlowly(
  client: ApiClient,
  address: string,
  parts: readonly Uint8Array[],
  gate: Gate | undefined,
  headers: Record<string, string>,
) {
  const begun = createGate();
  let at = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        begun.open();
        if (at === 2) await gate?.isOpen;
        const part = parts[at];
        at += 1;
        if (part) controller.enqueue(part);
        else controller.close();
      },
    },
    // Nothing is made before it is asked for.
    { highWaterMark: 0 },
  );
  const answer = client.request(address, {
    method: 'POST',
    body,
    headers: { 'x-csrf-token': client.csrfToken ?? '', ...headers },
    // What a stream as body needs; the types of the browser do not know it.
    ...{ duplex: 'half' },
  });
  const code = answer.then(({ body: { errorCode } }) => errorCode ?? null);
  return { begun: begun.isOpen, hasBegun: () => at > 0, code };
}

function slowJson(client: ApiClient, address: string, payload: object, gate: Gate) {
  const text = JSON.stringify(payload);
  const parts = [text.slice(0, 2), text.slice(2, 4), text.slice(4)].map((part) =>
    Buffer.from(part),
  );
  return sendSlowly(client, address, parts, gate, { 'content-type': 'application/json' });
}

type Slow = ReturnType<typeof sendSlowly>;

const count = <Value>(values: readonly Value[], value: Value) =>
  values.filter((one) => one === value).length;

describe('the volume of a day', () => {
  const maxDailyBytes = 350_000;

  test('is not exceeded by uploads that come at the same time', async () => {
    const { admin, bob, issueId } = await openTracker({ limits: { maxDailyBytes } });
    const gate = createGate();
    const upload = { pieces: [50_000, 50_000], gate, issueId };
    const uploads = Array.from({ length: 5 }, () => slowUpload(bob, upload));
    await Promise.all(uploads.map(({ begun }) => begun));
    gate.open();
    const codes = await Promise.all(uploads.map(({ code }) => code));

    expect(count(codes, null)).toBeLessThanOrEqual(3);
    expect(count(codes, null) + count(codes, 403)).toBe(5);
    expect(await slowUpload(admin, upload).code).toBeNull();
  });

  test('is set aside for what was announced, before it comes, and given back when nothing comes of it', async () => {
    const { bob, issueId } = await openTracker({ limits: { maxDailyBytes } });
    const gate = createGate();
    const pieces = [50_000, 150_000];
    const unknown = slowUpload(bob, { pieces, gate, isAnnounced: true, issueId: 99_999 });
    await unknown.begun;
    const second = slowUpload(bob, { pieces, isAnnounced: true, issueId });

    expect(await second.code).toBe(403);
    expect(second.hasBegun()).toBe(false);
    gate.open();
    expect(await unknown.code).toBe(305);
    expect(await slowUpload(bob, { pieces, isAnnounced: true, issueId }).code).toBeNull();
    expect(await slowUpload(bob, { pieces, isAnnounced: true, issueId }).code).toBe(403);
  });
});

describe('the free space', () => {
  /** A disk with so much room beyond what must stay free. */
  async function openDisk(room: number) {
    const store = path.join(root, 'files');
    async function written(): Promise<number> {
      const entries = await readdir(store, { recursive: true, withFileTypes: true });
      const sizes = entries
        .filter((entry) => entry.isFile())
        .map((entry) =>
          stat(path.join(entry.parentPath, entry.name)).then(
            ({ size }) => size,
            () => 0,
          ),
        );
      return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    }
    const disk = await fs.statfs(root);
    jest.spyOn(fs, 'statfs').mockImplementation(async () => {
      const bavail = minFreeBytes + room - (await written());
      return Object.assign(Object.create(disk) as typeof disk, { bsize: 1, bavail });
    });
    const files = createDiskFileStore(store, { minFreeBytes });
    return { ...(await openTracker({ files })), written };
  }

  test('stays free beside uploads that come at the same time', async () => {
    const room = 11 * megabyte;
    const { admin, bob, issueId, written } = await openDisk(room);
    const pieces = Array.from({ length: 6 }, () => megabyte);
    const gate = createGate();
    const uploads = [admin, bob, bob].map((client) =>
      slowUpload(client, { pieces, gate, issueId }),
    );
    await Promise.all(uploads.map(({ begun }) => begun));
    gate.open();
    const codes = await Promise.all(uploads.map(({ code }) => code));

    expect(count(codes, 403)).toBeGreaterThanOrEqual(2);
    expect(count(codes, null) + count(codes, 403)).toBe(3);
    expect(await written()).toBe(6 * megabyte * count(codes, null));
    await expect(readdir(path.join(root, 'files/incoming'))).resolves.toEqual([]);
  });

  test('is looked at while a file comes, and what is given up makes room again', async () => {
    const { bob, issueId, written } = await openDisk(9 * megabyte);
    const large = Array.from({ length: 12 }, () => megabyte);

    expect(await slowUpload(bob, { pieces: large, issueId }).code).toBe(403);
    expect(await written()).toBe(0);
    expect(await slowUpload(bob, { pieces: large.slice(0, 8), issueId }).code).toBeNull();
    expect(await written()).toBe(8 * megabyte);
  });
});

describe('calls of one user at once', () => {
  const limits = { maxCalls: 2 };

  test.each<[string, (client: ApiClient, issueId: number, gate: Gate) => Slow]>([
    [
      'files',
      (client, issueId, gate) => slowUpload(client, { pieces: [10_000, 10_000], gate, issueId }),
    ],
    [
      'texts',
      (client, issueId, gate) =>
        slowJson(client, '/issues/comments/add.php', { issueId, comment: 'x' }, gate),
    ],
  ])('are no more than that while their %s come', async (_what, send) => {
    const { admin, bob, issueId } = await openTracker({ limits });
    const gate = createGate();
    const calls = Array.from({ length: 5 }, () => send(admin, issueId, gate));
    // Asked last and in a lane of its own, it comes after all the others are where they wait.
    expect(await slowUpload(bob, { pieces: [10_000], issueId }).code).toBeNull();

    expect(calls.filter(({ hasBegun }) => hasBegun())).toHaveLength(2);
    gate.open();
    const codes = await Promise.all(calls.map(({ code }) => code));
    expect(codes).toEqual([null, null, null, null, null]);
  });

  test('keep nobody from logging in who comes from the same address as slow strangers', async () => {
    const { server } = await openTracker({ limits });
    const gate = createGate();
    const sent = [1, 2, 3].map(() =>
      slowJson(server.visitor(), '/login.php', { login: 'x', password: 'x' }, gate),
    );
    await Promise.all(sent.map(({ begun }) => begun));

    await expect(server.logIn('bob')).resolves.toBeDefined();
    gate.open();
    const codes = await Promise.all(sent.map(({ code }) => code));
    expect(codes).toEqual([302, 302, 302]);
  });
});
