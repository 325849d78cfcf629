import { refuse } from '@/server/core/refusal';
import { bodyOf, mediaType, readUpTo } from '@/server/http/body';

/** What a person typed, by field name. */
export type FormBody = ReadonlyMap<string, string>;

/** Far above the longest form of these pages. */
const MAX_BYTES = 64 * 1024;

/** Reads a sent form. Anything else is refused with 400. */
export async function readFormBody(request: Request): Promise<FormBody> {
  if (mediaType(request) !== 'application/x-www-form-urlencoded') refuse('SyntaxError');
  const bytes = await readUpTo(bodyOf(request), MAX_BYTES);
  return new Map(new URLSearchParams(bytes.toString('utf8')));
}

/**
 * Whether a form comes from this site: a browser says where it was sent from. `baseUrl` is the address people use.
 * Programs send neither header and are let through; they hold no session that could be abused.
 */
export function isSentFromHere(request: Request, baseUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = request.headers.get('origin');
  return origin === null || origin === new URL(baseUrl).origin;
}
