import { ApiErrorCode } from '@/protocol/errorCodes';

import type { JsonObject } from '@/server/core/payload';
import { jsonBytes, type Shape } from '@/server/core/payloadShape';
import { Refusal, refuse } from '@/server/core/refusal';

/** The sender has gone before the whole body was there: nobody's mistake, and nobody waits for the answer. */
export class AbortedBody extends Refusal {
  constructor() {
    super(ApiErrorCode.SyntaxError);
    this.name = 'AbortedBody';
  }
}

/** For fields that a call does not know, and for spaces. */
const spareBytes = 64 * 1024;

/** Deeper than any payload, and far from what a parser could stumble over. */
const maxDepth = 32;

/**
 * Reads the body of a call whose payload has this shape.
 * Refuses in the order of the protocol: 400 content type, 319 encoding, 400 JSON (protocol 2.1).
 */
export async function readJsonBody(
  request: Request,
  payload: Shape,
): Promise<{ body: JsonObject; bytes: number }> {
  if (mediaType(request) !== 'application/json') refuse('SyntaxError');
  const content = await readLimited(request, maxBodyBytes(payload));
  return { body: parseJsonObject(content), bytes: content.byteLength };
}

/** Bytes in which a payload certainly fits. */
export function maxBodyBytes(payload: Shape): number {
  return jsonBytes(payload) + spareBytes;
}

/** The media type without its parameters, in lower case. */
export function mediaType(request: Request): string {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  return type.trim().toLowerCase();
}

/** Reads the text of a payload. Codes: 319, 400. An array counts as an object with numeric keys. */
export function parseJsonObject(bytes: Uint8Array): JsonObject {
  const text = decodeUtf8(bytes);
  if (hasControlCharacters(text)) refuse('InvalidString');
  if (isTooDeep(text)) refuse('SyntaxError');
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null) refuse('SyntaxError');
  return { ...value };
}

function decodeUtf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse('InvalidString');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuse('SyntaxError');
  }
}

/** U+0000 to U+001F and U+007F; the controls U+0080 to U+009F are let through. */
function hasControlCharacters(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0x20 || unit === 0x7f) return true;
  }
  return false;
}

/**
 * The bytes of a body as they come.
 * @throws AbortedBody
 */
export async function* bodyOf(request: Request): AsyncGenerator<Uint8Array> {
  try {
    yield* request.body ?? [];
  } catch {
    // Whatever goes wrong here, goes wrong between us and the sender.
    throw new AbortedBody();
  }
}

/** Counts the brackets outside texts; what is no JSON at all is left to the parser. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isText = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (isText) {
      if (character === '\\') index += 1;
      else if (character === '"') isText = false;
    } else if (character === '"') isText = true;
    else if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}

/** How long its sender says that a body is, which it is at most; null when that is not said. */
export function announcedBytes(request: Request): number | null {
  const announced = request.headers.get('content-length');
  return announced === null ? null : Number(announced);
}

/** Refuses more bytes than these, before it has read them. */
async function readLimited(request: Request, maxBytes: number): Promise<Uint8Array> {
  const announced = announcedBytes(request);
  if (announced !== null) {
    if (announced > maxBytes) refuse('SyntaxError');
    // Faster than a stream, which is made for it alone; Node reads no more than was announced.
    return new Uint8Array(
      await request.arrayBuffer().catch(() => {
        throw new AbortedBody();
      }),
    );
  }
  return readUpTo(bodyOf(request), maxBytes);
}

/** Refuses as soon as more bytes have come than these. */
export async function readUpTo(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) refuse('SyntaxError');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
