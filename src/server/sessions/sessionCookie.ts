/** Name of the session cookie. */
const sessionCookieName = 'WebIssuesSID';

const tokenPattern = new RegExp(`(?:^|;)\\s*${sessionCookieName}=([^;]*)`);

/** The value of the session cookie; null without one. */
export function sessionTokenOf(request: Request): string | null {
  const token = tokenPattern.exec(request.headers.get('cookie') ?? '')?.[1]?.trim() ?? '';
  return token === '' ? null : token;
}

export interface CookieScope {
  /** Path of the installation with a trailing slash. */
  path: string;
  isSecure: boolean;
  /** A client of another origin may use the session; browsers allow this over https only. */
  isCrossSite?: boolean;
}

/** A `Set-Cookie` header that stores the token, or with null deletes the cookie. */
export function sessionCookie(
  token: string | null,
  { path, isSecure, isCrossSite = false }: CookieScope,
): string {
  return [
    `${sessionCookieName}=${token ?? 'deleted'}`,
    ...(token === null ? ['Expires=Thu, 01 Jan 1970 00:00:00 GMT', 'Max-Age=0'] : []),
    `Path=${path}`,
    ...(isSecure ? ['Secure'] : []),
    'HttpOnly',
    `SameSite=${isSecure && isCrossSite ? 'None' : 'Lax'}`,
  ].join('; ');
}
