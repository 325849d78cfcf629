/**
 * Addresses of the hosting server outside the client's own hash routes (protocol 1.4). `baseUrl` has no trailing slash.
 */
export const hostLinks = {
  client: (baseUrl: string) => `${baseUrl}/client/index.php`,
  login: (baseUrl: string) => `${baseUrl}/index.php`,
  /** The login page that returns to a place of the client, given by its raw hash path. */
  loginReturningTo: (baseUrl: string, rawPath: string) =>
    `${baseUrl}/index.php?url=${encodeURIComponent(`/client/index.php#${rawPath}`)}`,
  file: (baseUrl: string, fileId: number) => `${baseUrl}/client/file.php?id=${String(fileId)}`,
};

/** The guide for users of such servers, in a new tab. */
export const guideUrl = 'https://doc.mimec.org/webissues-guide/';
