import { isApiErrorCode } from '@/protocol/errorCodes';
import { type Answer, type OperationName, operations, type Payload } from '@/protocol/operations';

import { ConfigError } from '@/server/core/configError';
import { errorMessage } from '@/server/core/errorMessage';

/** Another server of the protocol, with whatever carries requests to it. */
export interface RemoteServer {
  /** Of the installation, without a trailing slash. */
  url: string;
  send(request: Request): Promise<Response>;
  /** It cannot store characters above U+FFFF (protocol 8.1), so they are replaced. */
  isNarrow: boolean;
}

/** Somebody who is logged in at another server. */
export interface RemoteSession {
  userId: number;
  /** @throws RefusedCall */
  call<Name extends OperationName>(operation: Name, payload: Payload<Name>): Promise<Answer<Name>>;
  /** @throws RefusedCall */
  upload(payload: Payload<'addFile'>, content: Uint8Array): Promise<Answer<'addFile'>>;
}

/** The other server refused a call. */
export class RefusedCall extends Error {
  readonly code: number;
  /** The refusal in the words of the protocol. */
  readonly reason: string;

  constructor(operation: OperationName, code: number) {
    const reason = isApiErrorCode(code) ? errorMessage(code) : `Error ${String(code)}`;
    super(`The call ${operation} was refused: ${reason}`);
    this.name = 'RefusedCall';
    this.code = code;
    this.reason = reason;
  }
}

/** What a text becomes on a server that stores 16-bit characters only. */
export function narrowed(server: Pick<RemoteServer, 'isNarrow'>, text: string): string {
  return server.isNarrow ? text.replace(/[\u{10000}-\u{10ffff}]/gu, '\ufffd') : text;
}

/** @throws RefusedCall, ConfigError when no server of the protocol answers */
export async function openRemoteSession(
  server: RemoteServer,
  credentials: { login: string; password: string },
): Promise<RemoteSession> {
  const response = await post(server, 'login', toJson(server, credentials), jsonType);
  const { userId, csrfToken } = await answerOf(server, 'login', response);
  const [cookie = ''] = (response.headers.getSetCookie()[0] ?? '').split(';');
  const session = { cookie, 'x-csrf-token': csrfToken };
  return {
    userId,
    async call(operation, payload) {
      const body = toJson(server, payload ?? {});
      const headers = { ...session, ...jsonType };
      return answerOf(server, operation, await post(server, operation, body, headers));
    },
    async upload(payload, content) {
      const body = new FormData();
      body.set('data', toJson(server, payload));
      body.set('file', new Blob([new Uint8Array(content)]), 'file');
      return answerOf(server, 'addFile', await post(server, 'addFile', body, session));
    },
  };
}

/** What a server tells about itself. @throws ConfigError when it speaks another protocol */
export async function readServerVersion(server: RemoteServer): Promise<string> {
  const response = await post(server, 'getInfo', '{}', jsonType);
  return (await answerOf(server, 'getInfo', response)).serverVersion;
}

const jsonType = { 'content-type': 'application/json' };

function toJson(server: RemoteServer, payload: unknown): string {
  return JSON.stringify(payload, (_name, value: unknown) =>
    typeof value === 'string' ? narrowed(server, value) : value,
  );
}

async function post(
  server: RemoteServer,
  operation: OperationName,
  body: string | FormData,
  headers: Record<string, string>,
): Promise<Response> {
  const address = `${server.url}/server/api${operations[operation].path}`;
  const request = new Request(address, { method: 'POST', body, headers, redirect: 'error' });
  try {
    return await server.send(request);
  } catch {
    throw new ConfigError(`${server.url} cannot be reached.`);
  }
}

async function answerOf<Name extends OperationName>(
  server: RemoteServer,
  operation: Name,
  response: Response,
): Promise<Answer<Name>> {
  const text = await response.text();
  const answer = parseAnswer(text);
  if (answer === null) throw new ConfigError(`${server.url} is not the address of a tracker.`);
  if ('errorCode' in answer) throw new RefusedCall(operation, Number(answer.errorCode));
  // Parse edge: the answer of a server that follows the protocol.
  return answer.result as Answer<Name>;
}

function parseAnswer(text: string): { result: unknown } | { errorCode: unknown } | null {
  try {
    const answer: unknown = JSON.parse(text);
    if (typeof answer !== 'object' || answer === null) return null;
    if ('errorCode' in answer) return answer;
    return 'result' in answer ? answer : null;
  } catch {
    return null;
  }
}
