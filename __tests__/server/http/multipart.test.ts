import { Refusal } from '@/server/core/refusal';
import { multipartBoundary, readParts } from '@/server/http/multipart';
import { fc } from '@tests/support/properties';

interface ReadPart {
  name: string;
  text: string;
}

/** Reads a body that arrives in pieces of this size. */
async function readAll(body: string, boundary: string, pieceSize = 7): Promise<ReadPart[]> {
  async function* pieces(): AsyncGenerator<Uint8Array> {
    const bytes = Buffer.from(body, 'utf8');
    for (let start = 0; start < bytes.length; start += pieceSize) {
      yield await Promise.resolve(bytes.subarray(start, start + pieceSize));
    }
  }
  const parts: ReadPart[] = [];
  for await (const { name, content } of readParts(pieces(), boundary)) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of content) chunks.push(chunk);
    parts.push({ name, text: Buffer.concat(chunks).toString('utf8') });
  }
  return parts;
}

function compose(parts: readonly ReadPart[], boundary: string): string {
  const written = parts.map(
    ({ name, text }) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="x"\r\n\r\n${text}\r\n`,
  );
  return `${written.join('')}--${boundary}--\r\n`;
}

test('what was composed is read, however it arrives', async () => {
  const part = fc.record({
    name: fc.constantFrom('data', 'file', 'other'),
    text: fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('', '\r\n', '\r\n--', '--edge')),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(part, { maxLength: 4 }),
      fc.integer({ min: 1, max: 90 }),
      async (parts, size) => {
        const boundary = 'edge-of-parts';

        expect(await readAll(compose(parts, boundary), boundary, size)).toEqual(parts);
      },
    ),
  );
});

test('a part that nobody reads is skipped', async () => {
  async function* body(): AsyncGenerator<Uint8Array> {
    const parts = [
      { name: 'first', text: 'a'.repeat(1000) },
      { name: 'second', text: 'b' },
    ];
    yield await Promise.resolve(Buffer.from(compose(parts, 'x')));
  }
  const names: string[] = [];
  for await (const { name } of readParts(body(), 'x')) names.push(name);

  expect(names).toEqual(['first', 'second']);
});

test.each([
  ['nothing', ''],
  ['another boundary', '--y\r\n\r\n--y--'],
  ['a body that ends within a part', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nabc'],
  ['a body that ends within headers', '--x\r\nContent-Disposition: form-data'],
  ['something after the boundary', '--xy\r\n\r\nabc\r\n--x--'],
  ['endless headers', `--x\r\n${'a'.repeat(20_000)}\r\n\r\nabc\r\n--x--`],
])('%s is malformed', async (_name, body) => {
  await expect(readAll(body, 'x')).rejects.toThrow(Refusal);
});

test.each([
  ['multipart/form-data; boundary=abc', 'abc'],
  ['multipart/form-data; charset=utf-8; boundary="a b"', 'a b'],
  ['Multipart/Form-Data;boundary=----X', '----X'],
  ['multipart/form-data', null],
  ['application/json; boundary=abc', null],
])('the boundary of %j is %j', (contentType, boundary) => {
  expect(multipartBoundary(contentType)).toBe(boundary);
});

describe('what nobody asked for', () => {
  const part = (text: string) => ({ name: 'other', text });

  test.each([
    [
      '16 parts',
      compose(
        Array.from({ length: 16 }, () => part('x')),
        'x',
      ),
      true,
    ],
    [
      '17 parts',
      compose(
        Array.from({ length: 17 }, () => part('x')),
        'x',
      ),
      false,
    ],
    ['60 kB before the first part', `${'a'.repeat(60 * 1024)}\r\n${compose([], 'x')}`, true],
    ['more before the first part', `${'a'.repeat(80 * 1024)}\r\n${compose([], 'x')}`, false],
  ])('%s', async (_name, body, isTaken) => {
    const outcome = await readAll(body, 'x', 4096).then(
      () => true,
      (error: unknown) => error instanceof Refusal && error.code !== 400,
    );

    expect(outcome).toBe(isTaken);
  });

  test('is read only so far in a part that is skipped', async () => {
    let sent = 0;
    async function* body(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('--x\r\ncontent-disposition: form-data; name="other"\r\n\r\n');
      for (; sent < 1000; sent += 1) yield await Promise.resolve(new Uint8Array(4096));
    }
    const read = async () => {
      for await (const { name } of readParts(body(), 'x')) expect(name).toBe('other');
    };

    await expect(read()).rejects.toMatchObject({ code: 400 });
    expect(sent).toBeLessThan(20);
  });
});
