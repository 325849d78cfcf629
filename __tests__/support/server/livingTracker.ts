/**
 * A companion of its own for a test: whole stories are told by the client on screen, and by others who use the same
 * server at the same time. What a server answers to single calls stands in the recording.
 */
import type { StoreEnhancer } from '@reduxjs/toolkit';
import { http } from 'msw';
import { isWiOptions, type WiOptions } from '@/protocol/wiOptions';
import { type OperationName, operations } from '@/protocol/operations';
import { createAddPages } from '@/server/pages/addPages';
import { openSmallTracker, type SmallTracker } from '@tests/server/calls/smallTracker';
import { type ApiClient, passwordOf } from '@tests/server/support/apiServer';
import { mswServer } from '@tests/setup/mswServer';
import { atTestEnd } from '@tests/setup/testEnd';
import { startApp, type StartedApp } from '../startApp';
import { baseURL } from './tracker';

/** A call by its name, anything else by its address. */
export type Sent = OperationName | `/${string}`;

/** A browser in which a user has logged in, and the client in it. */
export interface LivingApp extends StartedApp {
  /** What the client has sent since the last look, in order, once nothing is on its way. */
  sent(): Promise<Sent[]>;
  /** Logs in once more, in another tab. */
  logInAgain(): Promise<void>;
}

interface OpenScreen {
  isWide?: boolean;
  /** What an earlier visit has left of how one reads. */
  workspace?: unknown;
  /** What the page tells otherwise, as that of another server would. */
  options?: Partial<WiOptions>;
  /** Around the store. */
  enhancers?: readonly StoreEnhancer[];
}

export interface LivingTracker extends SmallTracker {
  /** Starts the client of a user at a hash path. One is on screen at a time. */
  open(login: string, at?: string, screen?: OpenScreen): Promise<LivingApp>;
}

/** A new server as `openSmallTracker` fills it, for the client on screen and for others. It ends with the test. */
export async function openLivingTracker(): Promise<LivingTracker> {
  const noFiles = () => Promise.resolve(undefined);
  const tracker = await openSmallTracker({
    baseUrlOf: () => baseURL,
    addPages: createAddPages({
      readManifest: () => Promise.resolve({}),
      assets: noFiles,
      images: noFiles,
    }),
  });
  const { server } = tracker;
  atTestEnd(async () => {
    await server.close();
    expect(server.errors).toEqual([]);
  });

  let current: { browser: ApiClient; app: StartedApp } | undefined;

  return {
    ...tracker,
    async open(login, at = '', screen = {}) {
      const { isWide = false, workspace = null, enhancers = [] } = screen;
      await current?.app.end();
      const browser = await server.logIn(login);
      const sent: Sent[] = [];
      mswServer.use(http.all(`${baseURL}/*`, ({ request }) => forward(browser, request, sent)));
      const options = { ...(await readHostPage(browser)), ...screen.options };
      const app = startApp({ options, at, isWide, workspace, enhancers });
      // Somebody is at the page: commands come (decision 063).
      await app.user.pointer({ target: document.body });
      current = { browser, app };
      return {
        ...app,
        async sent() {
          await app.settled();
          return sent.splice(0);
        },
        async logInAgain() {
          await browser.result('/login.php', { login, password: passwordOf(login) });
        },
      };
    },
  };
}

async function forward(browser: ApiClient, request: Request, sent: Sent[]): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  sent.push(nameOf(pathname));
  const { method } = request;
  // One by one: a copy of these lacks what an upload has set.
  const headers = [...request.headers];
  const body = request.body === null ? null : await request.arrayBuffer();
  return browser.fetch(pathname + search, { method, headers, body });
}

const namesByPath: ReadonlyMap<string, Sent> = new Map(
  Object.entries(operations).map(([name, { path }]) => [path, name as OperationName]),
);

function nameOf(pathname: string): Sent {
  const path = pathname.replace(/^\/server\/api/, '');
  return namesByPath.get(path) ?? `/${path.slice(1)}`;
}

async function readHostPage(browser: ApiClient): Promise<WiOptions> {
  const page = await (await browser.fetch('/client/index.php')).text();
  const options: unknown = JSON.parse(/__WI_OPTIONS = (.*);/.exec(page)?.[1] ?? 'null');
  if (!isWiOptions(options)) throw new Error('The host page has no options.');
  return options;
}
