/** A program that uses the API with a session of its own, over the network. */
export interface ApiSession {
  /** The result of a call. Throws when the call is refused or the server is gone. */
  call<Result>(path: string, payload: object): Promise<Result>;
  upload<Result>(path: string, payload: object, content: Uint8Array<ArrayBuffer>): Promise<Result>;
  /** The bytes of an attached file. */
  download(fileId: number): Promise<Buffer>;
  /** The same session on another address of the same server, as after a restart. */
  movedTo(address: string): ApiSession;
  logOut(): Promise<void>;
  /** The same session with another CSRF token. */
  withToken(csrfToken: string): ApiSession;
}

interface SessionKeys {
  cookie: string;
  csrfToken: string;
}

export async function openApiSession(
  address: string,
  login: string,
  password: string,
): Promise<ApiSession> {
  const response = await post(address, '/login.php', JSON.stringify({ login, password }), {
    'content-type': 'application/json',
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const { csrfToken } = await resultOf<{ csrfToken: string }>(response);
  return session(address, { cookie, csrfToken });
}

function session(address: string, keys: SessionKeys): ApiSession {
  const headers = { cookie: keys.cookie, 'x-csrf-token': keys.csrfToken };
  return {
    async call<Result>(path: string, payload: object) {
      const json = { ...headers, 'content-type': 'application/json' };
      return resultOf<Result>(await post(address, path, JSON.stringify(payload), json));
    },
    async upload<Result>(path: string, payload: object, content: Uint8Array<ArrayBuffer>) {
      const body = new FormData();
      body.set('data', JSON.stringify(payload));
      body.set('file', new Blob([content]));
      return resultOf<Result>(await post(address, path, body, headers));
    },
    async download(fileId) {
      const response = await fetch(`${address}/client/file.php?id=${fileId}`, { headers });
      return Buffer.from(await response.arrayBuffer());
    },
    movedTo: (other) => session(other, keys),
    async logOut() {
      await fetch(`${address}/index.php`, { headers });
    },
    withToken: (csrfToken) => session(address, { ...keys, csrfToken }),
  };
}

function post(
  address: string,
  path: string,
  body: string | FormData,
  headers: Record<string, string>,
): Promise<Response> {
  return fetch(`${address}/server/api${path}`, { method: 'POST', headers, body });
}

async function resultOf<Result>(response: Response): Promise<Result> {
  const answer = (await response.json()) as { result: Result } | { errorCode: number };
  if ('errorCode' in answer) throw new Error(`Refused with ${answer.errorCode}`);
  return answer.result;
}
