import type { ServerContext } from './serverContext';

const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * The address that links in messages may begin with, without a trailing slash. Null where it could only come from a
 * `Host` header, with which a stranger could have a link mailed that leads to a host of the stranger's own.
 */
export function linkAddress(
  { hasPublicUrl, baseUrlOf }: Pick<ServerContext, 'baseUrlOf' | 'hasPublicUrl'>,
  request: Request,
): string | null {
  const address = baseUrlOf(request);
  return hasPublicUrl || LOOPBACK.has(new URL(address).hostname) ? address : null;
}
