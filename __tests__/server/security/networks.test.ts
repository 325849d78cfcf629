import type { FileStore } from '@/server/files/fileStore';
import { createMemoryFileStore } from '@/server/files/memoryFileStore';
import { openApiServer } from '@tests/server/support/apiServer';
import { addTo, openSmallTracker } from '@tests/server/calls/smallTracker';
import { createGate } from '@tests/support/gate';

/** Whoever has an IPv6 address has very many of them. What is limited by address is limited for all of these together. */

const ofOneNetwork = (index: number) => `2001:db8:7:7:${index.toString(16)}::1`;
const elsewhere = '2001:db8:7:8::1';

test('guesses from many addresses of a network are those of one', async () => {
  const server = await openApiServer({ limits: { maxAddressFailures: 5 } });
  const logIn = (host: string, login: string, password: string) =>
    server.visitor({ host }).code('/login.php', { login, password });
  for (let index = 0; index < 5; index += 1) {
    await logIn(ofOneNetwork(index), `ghost${String(index)}`, 'wrong');
  }

  expect(await logIn(ofOneNetwork(99), 'admin', 'Admin-pass-1')).toBe(302);
  expect(await logIn(elsewhere, 'admin', 'Admin-pass-1')).toBeNull();
  await server.close();
});

test('events of many addresses of a network are limited together, and name the whole address', async () => {
  const server = await openApiServer({ limits: { maxAddressEvents: 2 } });
  const hosts = [ofOneNetwork(1), ofOneNetwork(2), ofOneNetwork(3), elsewhere];
  for (const host of hosts) await server.visitor({ host }).code('/users/list.php');

  const events = await server.db
    .selectFrom('events')
    .select('host')
    .where('type', '=', 'errors')
    .orderBy('id')
    .execute();
  expect(events.map(({ host }) => host)).toEqual([ofOneNetwork(1), ofOneNetwork(2), elsewhere]);
  await server.close();
});

test('calls at once from many addresses of a network wait for each other', async () => {
  const { isOpen, open: release } = createGate();
  const memory = createMemoryFileStore();
  let begun = 0;
  const files: FileStore = {
    ...memory,
    open: async (fileId) => {
      begun += 1;
      await isOpen;
      return memory.open(fileId);
    },
  };
  const { admin, folderId, projectId, server } = await openSmallTracker({
    files,
    limits: { maxCalls: 1, maxQueuedCalls: 0 },
  });
  await admin.result('/settings/access/edit.php', { anonymousAccess: true });
  await admin.result('/projects/access.php', { projectId, isPublic: true });
  const issueId = await addTo(admin, '/issues/add.php', { folderId, name: 'I' });
  const file = { name: 'x', content: new Uint8Array(10_000) };
  const { stampId } = await admin.result<{ stampId: number }>(
    '/issues/files/add.php',
    { issueId, name: 'x' },
    { file },
  );
  const download = async (host: string) =>
    (await server.visitor({ host }).request(`/issues/files/download.php?id=${String(stampId)}`))
      .status;

  const outcomes = [ofOneNetwork(1), ofOneNetwork(2), elsewhere].map(download);
  expect(await outcomes[1]).toBeGreaterThanOrEqual(400);
  release();
  expect(await Promise.all([outcomes[0], outcomes[2]])).toEqual([200, 200]);
  expect(begun).toBe(2);
  await server.close();
});
