import { refuse } from '@/server/core/refusal';

/** A part of a multipart body. Its content must be read (or skipped) before the next part is asked for. */
export interface Part {
  name: string;
  content: AsyncIterable<Uint8Array>;
}

const maxHeaderBytes = 16 * 1024;
/** The calls read two. */
const maxParts = 16;
/** Of what nobody reads: before the first part, and in each part that was not asked for. */
const maxSkippedBytes = 64 * 1024;
const lineEnd = Buffer.from('\r\n');
const headerEnd = Buffer.from('\r\n\r\n');

/** The boundary named in a `multipart/form-data` content type, or null for another type. */
export function multipartBoundary(contentType: string): string | null {
  const match = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(
    contentType,
  );
  return match?.[1] ?? match?.[2] ?? null;
}

/**
 * Reads a multipart body part by part without holding it in memory. Refused with 400: malformed bodies, too many parts,
 * and more than a little of what nobody asked for.
 */
export async function* readParts(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
): AsyncGenerator<Part> {
  const source = new Source(body);
  const delimiter = Buffer.from(`\r\n--${boundary}`);

  // The first delimiter may open the body, without the line break that belongs to all others.
  source.prepend(lineEnd);
  await skip(source.readUntil(delimiter));
  for (let count = 0; !(await isLastDelimiter(source)); count += 1) {
    if (count === maxParts) refuse('SyntaxError');
    const name = partName((await source.take(headerEnd, maxHeaderBytes)).toString('utf8'));
    const content = source.readUntil(delimiter);
    yield { name, content };
    await skip(content);
  }
}

async function skip(content: AsyncIterable<Uint8Array>): Promise<void> {
  let size = 0;
  for await (const chunk of content) {
    size += chunk.byteLength;
    if (size > maxSkippedBytes) refuse('SyntaxError');
  }
}

async function isLastDelimiter(source: Source): Promise<boolean> {
  const rest = (await source.take(lineEnd, maxHeaderBytes, true)).toString('latin1').trim();
  if (rest !== '' && rest !== '--') refuse('SyntaxError');
  return rest === '--';
}

function partName(headers: string): string {
  const disposition = /^content-disposition:.*$/im.exec(headers)?.[0] ?? '';
  return /;\s*name="([^"]*)"/i.exec(disposition)?.[1] ?? '';
}

/** Bytes of a stream, taken in pieces that end at a given pattern. */
class Source {
  private readonly chunks: AsyncIterator<Uint8Array>;
  private pending = Buffer.alloc(0);

  constructor(body: AsyncIterable<Uint8Array>) {
    this.chunks = body[Symbol.asyncIterator]();
  }

  prepend(bytes: Buffer): void {
    this.pending = Buffer.concat([bytes, this.pending]);
  }

  /** Everything up to the pattern, which is removed as well. With `mayEnd` the end of the stream is as good. */
  async take(pattern: Buffer, limit: number, mayEnd = false): Promise<Buffer> {
    for (;;) {
      const index = this.pending.indexOf(pattern);
      if (index >= 0) return this.cut(index, pattern.length);
      if (this.pending.length > limit) refuse('SyntaxError');
      if (!(await this.pull())) {
        if (!mayEnd) refuse('SyntaxError');
        return this.cut(this.pending.length, 0);
      }
    }
  }

  async *readUntil(pattern: Buffer): AsyncGenerator<Uint8Array> {
    for (;;) {
      const index = this.pending.indexOf(pattern);
      if (index >= 0) {
        const last = this.cut(index, pattern.length);
        if (last.length > 0) yield last;
        return;
      }
      // The pattern may have begun in the last bytes.
      const safe = this.pending.length - pattern.length + 1;
      if (safe > 0) yield this.cut(safe, 0);
      if (!(await this.pull())) refuse('SyntaxError');
    }
  }

  private cut(length: number, skipped: number): Buffer {
    const piece = this.pending.subarray(0, length);
    this.pending = this.pending.subarray(length + skipped);
    return piece;
  }

  private async pull(): Promise<boolean> {
    const next = await this.chunks.next();
    if (next.done === true) return false;
    this.pending = Buffer.concat([this.pending, next.value]);
    return true;
  }
}
