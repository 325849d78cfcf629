import { refuse } from './apiFailure';

export type JsonObject = Readonly<Record<string, unknown>>;

/** Far above the longest comment (100,000 characters, escaped) with room for long lists of ids. */
const maxBytes = 4 * 1024 * 1024;

/** Refuses in the order of the protocol: 400 content type, 319 encoding, 400 JSON (api 2.1). */
export async function readJsonBody(request: Request): Promise<JsonObject> {
  if (mediaType(request) !== 'application/json') refuse('SyntaxError');
  return parseJsonObject(await readLimited(request));
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

async function readLimited(request: Request): Promise<Uint8Array> {
  const announced = request.headers.get('content-length');
  if (announced !== null) {
    if (Number(announced) > maxBytes) refuse('SyntaxError');
    // Faster than a stream, which is made for it alone; Node reads no more than was announced.
    return new Uint8Array(await request.arrayBuffer());
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) refuse('SyntaxError');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
