/**
 * A companion of its own for a test: whole stories are told by the client on screen, and by others who use the same
 * server at the same time. What a server answers to single calls stands in the recording.
 */
import type { StoreEnhancer } from '@reduxjs/toolkit';
import { http } from 'msw';
import { act } from '@testing-library/react';
import { isWiOptions, type WiOptions } from '@/protocol/wiOptions';
import { type OperationName, operations } from '@/protocol/operations';
import { createAddPages } from '@/server/pages/addPages';
import { afterPaint } from '@/lib/afterPaint';
import type { RootState } from '@/store/rootReducer';
import { openPrepared, type SmallTracker } from '@tests/server/calls/smallTracker';
import { type ApiClient, passwordOf } from '@tests/server/support/apiServer';
import { mswServer } from '@tests/setup/mswServer';
import { atTestEnd } from '@tests/setup/testEnd';
import { startApp, type StartedApp } from '../startApp';
import { baseURL } from './tracker';

/** A call by its name, anything else by its address. */
export type Sent = OperationName | `/${string}`;

/**
 * A browser in which a user has logged in, and the client in it. What it sends and nobody looks at fails the test when it
 * ends.
 */
export interface LivingApp extends StartedApp {
  /** What the client has sent since the last look, in order, once nothing is on its way; answered by whomever. */
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
  /** Starts the client of a user, or of an 'anonymous' visitor, at a hash path. One is on screen at a time. */
  open(login: string, at?: string, screen?: OpenScreen): Promise<LivingApp>;
}

const nothing = () => Promise.resolve();

/** A new server as `openSmallTracker` fills it, for the client on screen and for others. It ends with the test. */
export async function openLivingTracker(): Promise<LivingTracker> {
  return (await openPreparedTracker(nothing)).tracker;
}

/** The same with what all tests of a file begin with, and what that is (`openPrepared`). */
export async function openPreparedTracker<Made>(
  prepare: (tracker: SmallTracker) => Promise<Made>,
): Promise<{ tracker: LivingTracker; made: Made }> {
  const noFiles = () => Promise.resolve(undefined);
  const { tracker, made } = await openPrepared(prepare, {
    baseUrlOf: () => baseURL,
    addPages: createAddPages({
      readManifest: () => Promise.resolve({}),
      assets: noFiles,
      images: noFiles,
    }),
  });
  const { server } = tracker;
  const unseen: Sent[] = [];
  atTestEnd(async () => {
    await server.close();
    expect(server.errors).toEqual([]);
    expect(unseen).toEqual([]);
  });

  let current: LivingApp | undefined;

  const living: LivingTracker = {
    ...tracker,
    async open(login, at = '', screen = {}) {
      const { isWide = false, workspace = null, enhancers = [] } = screen;
      await current?.end();
      const browser = login === 'anonymous' ? server.visitor() : await server.logIn(login);
      mswServer.use(http.all(`${baseURL}/*`, ({ request }) => forward(browser, request)));
      const sent: Sent[] = [];
      const count = ({ request }: { request: Request }) => {
        if (request.url.startsWith(baseURL)) sent.push(nameOf(new URL(request.url).pathname));
      };
      mswServer.events.on('request:start', count);
      const options = { ...(await readHostPage(browser)), ...screen.options };
      const app = startApp({ options, at, isWide, workspace, enhancers });
      // Somebody is at the page: commands come (decision 063).
      await app.user.pointer({ target: document.body });
      /**
       * What is on screen already is asked for again after the frame that shows it, and what is drawn may lead to more: until
       * nothing was asked and nothing has happened in a frame.
       */
      async function quiet() {
        let seen: number;
        let state: RootState;
        do {
          seen = sent.length;
          state = app.store.getState();
          await act(
            () =>
              new Promise<void>((resolve) => {
                afterPaint(resolve);
              }),
          );
          await app.settled();
        } while (sent.length > seen || app.store.getState() !== state);
      }
      async function end() {
        await quiet();
        await app.end();
        mswServer.events.removeListener('request:start', count);
        unseen.push(...sent.splice(0));
      }
      atTestEnd(end);
      current = {
        ...app,
        end,
        async sent() {
          await quiet();
          return sent.splice(0);
        },
        async logInAgain() {
          await browser.result('/login.php', { login, password: passwordOf(login) });
        },
      };
      return current;
    },
  };
  return { tracker: living, made };
}

/** The same at the time of the browser: what is not older than an attempt to save is looked for. */
export async function openPresentTracker(): Promise<LivingTracker> {
  const tracker = await openLivingTracker();
  const { server } = tracker;
  server.clock.now = Math.floor(Date.now() / 1000);
  // Older sessions have ended by then.
  return { ...tracker, admin: await server.logIn('admin'), bob: await server.logIn('bob') };
}

async function forward(browser: ApiClient, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
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
