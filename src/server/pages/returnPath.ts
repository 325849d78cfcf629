/** Where a login leads without a return address. */
export const CLIENT_PAGE = '/client/index.php';

const ANY_ORIGIN = 'http://origin.invalid';

/**
 * The place to return to after a login, below `{base}` (protocol 1.4): a path of this site with its query and fragment,
 * encoded for a header. Anything that a browser could take for another site becomes the client page.
 */
export function safeReturnPath(url: string | undefined): string {
  // A browser drops control characters and reads `\` as `/`, so `/\t/x` or `/\x` would leave the site.
  if (url === undefined || !/^\/(?!\/)[^\p{Cc}\\]*$/u.test(url)) return CLIENT_PAGE;
  if (!URL.canParse(url, ANY_ORIGIN)) return CLIENT_PAGE;
  const { origin, pathname, search, hash } = new URL(url, ANY_ORIGIN);
  if (origin !== ANY_ORIGIN || pathname.startsWith('//')) return CLIENT_PAGE;
  return pathname + search + hash;
}

/** The login page that leads back to a place below `{base}`. */
export function loginPath(returnPath: string): string {
  return `/index.php?url=${encodeURIComponent(returnPath)}`;
}
