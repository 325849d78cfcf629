import type { PageRequest } from './pageSite';

/** Policies the client's build creates; any other would be a way around the sanitizer. */
const TRUSTED_TYPES = "issuedesk#bundler dompurify 'allow-duplicates'";

/** Scripts and styles need the nonce of the page: attached files come from the same origin, but nobody can guess it. */
function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES}`,
  ].join('; ');
}

const STRICT_HEADERS = {
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

/** Sends a whole document with the strict headers that every page has. */
export function pageResponse(
  page: PageRequest,
  document: string,
  { status = 200, headers = new Headers() }: { status?: number; headers?: Headers } = {},
): Response {
  for (const [name, value] of Object.entries(STRICT_HEADERS)) headers.set(name, value);
  headers.set('content-security-policy', contentSecurityPolicy(page.nonce));
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(document, { status, headers });
}

/** Leads to another page of this installation; `path` begins with `/` below `{base}`. */
export function redirectTo(page: PageRequest, path: string, headers = new Headers()): Response {
  headers.set('cache-control', 'no-store');
  headers.set('location', page.base + path);
  return new Response(null, { status: 302, headers });
}
