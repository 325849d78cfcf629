import type { Database } from '@/server/database/schema';
import { createMemoryFileStore } from '@/server/files/memoryFileStore';
import { installFresh } from '@/server/install/installFresh';
import { keepSetUpToken } from '@/server/install/setUpToken';
import { createAddPages } from '@/server/pages/addPages';
import type { AssetManifest, ReadAssetManifest } from '@/server/pages/assetManifest';
import { createServer, type ServerOptions } from '@/server/program/createServer';
import type { ServerLimits } from '@/server/rules/serverLimits';
import { hashPassword } from '@/server/secrets/passwords';
import { addUser } from '@/server/store/userStore';
import { openEmptyDatabase } from '@tests/server/support/emptyDatabase';

/** What the start of a server on an empty database prints. */
export const setUpToken = 'token-of-the-start';

const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };

export const manifest: AssetManifest = {
  client: { js: 'js/client.0123456789ab.js', css: 'css/client.0123456789ab.css' },
  application: { js: 'js/application.0123456789ab.js', css: 'css/application.css' },
  'i18n-pl': { js: 'js/i18n-pl.0123456789ab.js' },
};

/** A browser without script: keeps cookies, follows nothing by itself. */
export interface PageServer {
  db: Database;
  context: ServerOptions;
  errors: unknown[];
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  post(
    path: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** The value of the session cookie, undefined without one. */
  cookie(): string | undefined;
  forgetCookie(): void;
  close(): Promise<void>;
}

interface PageServerOptions {
  basePath?: string;
  isSecure?: boolean;
  isEmpty?: boolean;
  hasPublicUrl?: boolean;
  readManifest?: ReadAssetManifest;
  limits?: Partial<ServerLimits>;
}

/** The pages on a database in memory: admin / "admin pass", anna (must change "first pass"), and disabled dora. */
export async function openPageServer(options: PageServerOptions = {}): Promise<PageServer> {
  const { basePath = '', isSecure = false, isEmpty = false, hasPublicUrl = true } = options;
  const { readManifest = () => Promise.resolve(manifest), limits = {} } = options;
  const { db, close } = await openEmptyDatabase();
  if (isEmpty) await keepSetUpToken(db, setUpToken);
  else await install(db);
  const errors: unknown[] = [];
  const context: ServerOptions = {
    db,
    files: createMemoryFileStore(),
    basePath,
    isSecure,
    now: () => Math.floor(Date.now() / 1000),
    hostOf: (request) => request.headers.get('x-test-host') ?? '10.0.0.1',
    baseUrlOf: () => `http://tracker.test${basePath}`,
    hasPublicUrl,
    limits,
    onUnexpectedError: (error) => errors.push(error),
  };
  const noFiles = () => Promise.resolve(undefined);
  const root = createServer({
    // Tests change settings past the server, as nobody else does.
    settingsAge: 0,
    ...context,
    addPages: createAddPages({
      readManifest,
      assets: noFiles,
      images: noFiles,
    }),
  });

  let cookie: string | undefined;

  async function send(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    if (cookie !== undefined) headers.set('cookie', `WebIssuesSID=${cookie}`);
    const response = await root.request(`http://tracker.test${path}`, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const value = /^WebIssuesSID=([^;]*)/.exec(line)?.[1];
      cookie = value === 'deleted' ? undefined : value;
    }
    return response;
  }

  return {
    db,
    context,
    errors,
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, fields, headers = {}) =>
      send(path, { method: 'POST', headers, body: new URLSearchParams(fields) }),
    cookie: () => cookie,
    forgetCookie: () => {
      cookie = undefined;
    },
    close,
  };
}

async function install(db: Database): Promise<void> {
  await installFresh(db, {
    serverName: 'Test & Co',
    adminPassword: 'admin pass',
    adminEmail: null,
    language: 'en_US',
    now: 1,
  });
  const user = { email: null, language: 'pl', access: 1 } as const;
  const passwordHash = await hashPassword('first pass', cheap);
  await addUser(db, {
    ...user,
    name: 'Anna',
    login: 'anna',
    passwordHash,
    mustChangePassword: true,
  });
  const disabled = { ...user, access: 0, passwordHash, mustChangePassword: false } as const;
  await addUser(db, { ...disabled, name: 'Dora', login: 'dora' });
}

/** The hidden fields of the form on a page. */
export function hiddenFields(html: string): Record<string, string> {
  return Object.fromEntries(
    [...html.matchAll(/<input\s+type="hidden"\s+name="(\w+)"\s+value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
}

/** The messages under the fields of a form, by field name. */
export function fieldMessages(html: string): Record<string, string> {
  return Object.fromEntries(
    [
      ...html.matchAll(
        /<p\s+class="help-block"\s+id="field-\w+-(\w+)-note"[^>]*>\s*([^<]*?)\s*<\/p>/g,
      ),
    ].map(([, name = '', message = '']) => [name, message]),
  );
}
