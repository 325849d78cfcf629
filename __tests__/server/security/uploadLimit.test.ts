import { createMemoryFileStore } from '@/server/files/memoryFileStore';
import { addTo } from '@tests/server/calls/smallTracker';
import { openApiServer } from '@tests/server/support/apiServer';

const limit = 1_048_576;
const chunkSize = 65_536;

test('an endless upload is cut off at the limit, not read to its end', async () => {
  let written = 0;
  let discarded = 0;
  const memory = createMemoryFileStore();
  const server = await openApiServer({
    files: {
      ...memory,
      async stage() {
        const staged = await memory.stage();
        return {
          ...staged,
          write(chunk) {
            written += chunk.byteLength;
            return staged.write(chunk);
          },
          discard() {
            discarded += 1;
            return staged.discard();
          },
        };
      },
    },
  });
  const admin = await server.logIn('admin');
  const projectId = await addTo(admin, '/projects/add.php', { name: 'P' });
  const folder = { projectId, name: 'F', typeId: 2 };
  const folderId = await addTo(admin, '/projects/folders/add.php', folder);
  const issueId = await addTo(admin, '/issues/add.php', { folderId, name: 'I' });

  const part = (head: string) => `--edge\r\ncontent-disposition: form-data; ${head}\r\n\r\n`;
  const start = `${part('name="data"')}${JSON.stringify({ issueId, name: 'x' })}\r\n${part('name="file"; filename="x"')}`;
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(Buffer.from(start)),
    pull(controller) {
      sent += chunkSize;
      controller.enqueue(new Uint8Array(chunkSize));
    },
  });
  const answer = await admin.request('/issues/files/add.php', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'multipart/form-data; boundary=edge',
      'x-csrf-token': admin.csrfToken ?? '',
    },
    // What a stream as body needs; the types of the browser do not know it.
    ...{ duplex: 'half' },
  });
  await server.close();

  expect(answer.body.errorCode).toBe(403);
  expect(sent).toBeLessThan(limit + 4 * chunkSize);
  expect(written).toBeLessThanOrEqual(limit);
  expect(discarded).toBe(1);
});
