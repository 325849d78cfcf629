import type { Hono } from 'hono';
import { sql } from 'kysely';

import type { Database } from '@/server/database/schema';
import { createMemoryFileStore } from '@/server/files/memoryFileStore';
import { installFresh } from '@/server/install/installFresh';
import type { OpenDatabase } from '@/server/database/openDatabase';
import { createServer, type ServerOptions } from '@/server/program/createServer';
import { openEmptyDatabase } from '@tests/server/support/emptyDatabase';

export const adminPassword = 'Admin-pass-1';

/** When recordings were made; most tests live at that moment. */
export const recordedNow = 1_795_227_790;

export interface ApiServer {
  app: Hono;
  db: Database;
  /** The server's clock in Unix seconds; may be set. */
  clock: { now: number };
  /** Failures that nobody foresaw. */
  errors: unknown[];
  /** A visitor with cookies of their own. */
  visitor(options?: { host?: string }): ApiClient;
  /** A client that is logged in. */
  logIn(login: string, password?: string): Promise<ApiClient>;
  close(): Promise<void>;
}

/** A second process on the database of a server; answers clients of it, new ones or those who have logged in at the first. */
export function openOtherProcess(
  db: Database,
  { clock, errors }: Pick<ApiServer, 'clock' | 'errors'>,
): (present?: ApiClient) => ApiClient {
  const host = '10.0.0.2';
  const app = createServer({
    db,
    files: createMemoryFileStore(),
    basePath: '',
    isSecure: false,
    now: () => clock.now,
    hostOf: () => host,
    baseUrlOf: () => 'http://tracker.test',
    onUnexpectedError: (error) => errors.push(error),
  });
  return (present) => {
    const client = new ApiClient(app, host);
    return present
      ? Object.assign(client, { cookie: present.cookie, csrfToken: present.csrfToken })
      : client;
  };
}

/** What users of the tests choose. */
export function passwordOf(login: string): string {
  return `${login.charAt(0).toUpperCase()}${login.slice(1)}-pass-1`;
}

interface ApiServerOptions extends Partial<ServerOptions> {
  /** A migrated, empty database instead of one in memory; closed with the server. */
  database?: OpenDatabase;
  /** What fills the database in place of an installation: what another server had (`statementOf`). */
  filledBy?: string | undefined;
}

/** A freshly installed server in this process (protocol 4.11). */
export async function openApiServer({
  database,
  filledBy,
  ...options
}: ApiServerOptions = {}): Promise<ApiServer> {
  const { db, saves, close } = database ?? (await openEmptyDatabase());
  const clock = { now: recordedNow };
  const errors: unknown[] = [];
  if (filledBy === undefined) {
    await installFresh(db, {
      serverName: 'Acme Issue Tracker',
      adminPassword,
      adminEmail: 'admin@example.com',
      language: 'en_US',
      now: clock.now,
    });
  } else {
    await sql.raw(filledBy).execute(db);
  }
  const app = createServer({
    db,
    saves,
    files: createMemoryFileStore(),
    basePath: '',
    isSecure: false,
    now: () => clock.now,
    hostOf: (request) => request.headers.get('x-test-host') ?? '10.0.0.1',
    baseUrlOf: () => 'http://tracker.test',
    hasPublicUrl: true,
    onUnexpectedError: (error) => errors.push(error),
    // Tests change settings past the server, as nobody else does.
    settingsAge: 0,
    ...options,
  });
  const visitor = ({ host = '10.0.0.1' } = {}): ApiClient => new ApiClient(app, host);
  return {
    app,
    db,
    clock,
    errors,
    visitor,
    async logIn(login, password = passwordOf(login)) {
      const client = visitor();
      await client.result('/login.php', { login, password });
      return client;
    },
    close,
  };
}

export interface ApiAnswer {
  status: number;
  headers: Headers;
  body: { result?: unknown; errorCode?: number; errorMessage?: string; text?: string };
}

interface SendOptions {
  /** Sent instead of the session's token; null sends none. */
  csrf?: string | null;
  file?: { name: string; type?: string; content: Uint8Array };
}

/** Keeps the session cookie and the CSRF token, as a browser and its client do. */
export class ApiClient {
  readonly #app: Hono;
  readonly #host: string;
  cookie: string | null = null;
  csrfToken: string | null = null;

  constructor(app: Hono, host: string) {
    this.#app = app;
    this.#host = host;
  }

  /** Sends a request below the API as it is. */
  async request(path: string, init: RequestInit = {}): Promise<ApiAnswer> {
    const response = await this.fetch(`/server/api${path}`, init);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parse(text) };
  }

  /** Sends a request to any address of the server. */
  async fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('x-test-host', this.#host);
    if (this.cookie !== null) headers.set('cookie', `WebIssuesSID=${this.cookie}`);
    const response = await this.#app.request(address, { ...init, headers });
    for (const cookie of response.headers.getSetCookie()) this.#store(cookie);
    return response;
  }

  /** Sends a call. */
  async send(path: string, payload: object = {}, options: SendOptions = {}): Promise<ApiAnswer> {
    const headers: Record<string, string> = {};
    const token = options.csrf === undefined ? this.csrfToken : options.csrf;
    if (token !== null) headers['x-csrf-token'] = token;
    if (options.file) {
      return this.request(path, { method: 'POST', headers, body: form(payload, options.file) });
    }
    headers['content-type'] = 'application/json';
    const answer = await this.request(path, {
      method: 'POST',
      headers,
      body: JSON.stringify(payload),
    });
    if (path === '/login.php' && answer.body.result !== undefined) {
      this.csrfToken = (answer.body.result as { csrfToken: string }).csrfToken;
    }
    return answer;
  }

  /** Sends a call that must succeed. */
  async result<Result = unknown>(
    path: string,
    payload: object = {},
    options: SendOptions = {},
  ): Promise<Result> {
    const { body } = await this.send(path, payload, options);
    if (body.result === undefined) {
      throw new Error(`${path} was refused: ${JSON.stringify(body)}`);
    }
    return body.result as Result;
  }

  /** Sends a call and gives its error code, null when it succeeded. */
  async code(
    path: string,
    payload: object = {},
    options: SendOptions = {},
  ): Promise<number | null> {
    const { body } = await this.send(path, payload, options);
    return body.errorCode ?? null;
  }

  #store(cookie: string): void {
    const value = /^WebIssuesSID=([^;]*)/.exec(cookie)?.[1] ?? null;
    this.cookie = /expires=Thu, 01 Jan 1970/i.test(cookie) ? null : value;
  }
}

function parse(text: string): ApiAnswer['body'] {
  try {
    return JSON.parse(text) as ApiAnswer['body'];
  } catch {
    return { text };
  }
}

function form(payload: object, file: NonNullable<SendOptions['file']>): FormData {
  const body = new FormData();
  body.append('data', JSON.stringify(payload));
  body.append(
    'file',
    new Blob([new Uint8Array(file.content)], { type: file.type ?? 'application/octet-stream' }),
    file.name,
  );
  return body;
}
