/**
 * The server of the tests: one handler for all calls that answers from the recording, unless the test has said
 * otherwise. It remembers what was sent.
 */
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { mswServer } from '@tests/setup/mswServer';
import { atTestEnd } from '@tests/setup/testEnd';
import { findRecorded, type JsonObject, type Login } from './recordedCalls';

/** Address of the installation under test. */
export const baseURL = 'http://localhost';

/** The token every session of the tests has. */
export const csrfToken = 'token-of-the-session';

export interface SentCall {
  /** As in the protocol: `/issues/edit.php`. */
  path: string;
  payload: JsonObject;
  csrfToken: string | null;
  /** The content of an upload. */
  file?: File;
}

/** What the server does with a call; undefined leaves it to older replies and the recording. */
export type Reply = (call: SentCall) => Response | undefined | Promise<Response | undefined>;

let replies: Reply[] = [];
let sent: SentCall[] = [];

/** Lets the server answer as it answered this user. */
export function serveRecorded(as: Login): void {
  atTestEnd(() => {
    sent = [];
  });
  mswServer.use(
    http.post(`${baseURL}/server/api/*`, async ({ request }) => {
      const call = await readCall(request);
      sent.push(call);
      for (const reply of replies) {
        const response = await reply(call);
        if (response) return response;
      }
      const recorded = findRecorded(as, call.path, call.payload);
      if (recorded) return HttpResponse.json(recorded.answer, { status: recorded.status });
      if (isOfDesk(call)) return HttpResponse.json({ result: emptyList });
      console.error(`Nothing recorded for ${as}: ${call.path} ${JSON.stringify(call.payload)}`);
      return HttpResponse.json({ errorCode: 500, errorMessage: '' }, { status: 500 });
    }),
  );
}

/** Puts a reply before all others until the test ends or `stop` is called. */
export function replyWith(reply: Reply): { stop: () => void } {
  replies = [reply, ...replies];
  const stop = () => {
    replies = replies.filter((other) => other !== reply);
  };
  atTestEnd(stop);
  return { stop };
}

/** Lets a test say what the server does, and take it back later as a whole. */
export function whileAnswering(prepare: () => void): { stop: () => void } {
  const others = replies;
  prepare();
  return {
    stop: () => {
      replies = others;
    },
  };
}

/** Every call so far, in order; all paths or one. */
export function sentCalls(path?: string): readonly SentCall[] {
  return path === undefined ? sent : sent.filter((call) => call.path === path);
}

/** Waits for a call and gives the latest one to that path: `(await sentTo('/issues/edit.php')).payload`. */
export function sentTo(path: string): Promise<SentCall> {
  return waitFor(() => {
    const call = sentCalls(path).at(-1);
    if (!call) {
      throw new Error(
        `Nothing was sent to ${path}, but to ${sent.map((one) => one.path).join(', ')}`,
      );
    }
    return call;
  });
}

const emptyList = {
  sortColumn: 4,
  sortAscending: false,
  columns: [{ id: 0, name: 'Name' }],
  issues: [],
  totalCount: 0,
};

/** What the home page asks for of itself, which nobody recorded; a test of that page replies on its own. */
function isOfDesk({ path, payload }: SentCall): boolean {
  const isLook = payload['allColumns'] === true && payload['sortColumn'] === 4;
  return path === '/issues/list.php' && (isLook || payload['limit'] === 1);
}

async function readCall(request: Request): Promise<SentCall> {
  const path = new URL(request.url).pathname.replace(/^\/server\/api/, '');
  const token = request.headers.get('X-CSRF-Token');
  const isUpload = request.headers.get('Content-Type')?.startsWith('multipart/form-data') ?? false;
  if (!isUpload) {
    return { path, payload: (await request.json()) as JsonObject, csrfToken: token };
  }
  const form = await request.formData();
  const file = form.get('file');
  const data = form.get('data');
  return {
    path,
    payload: JSON.parse(typeof data === 'string' ? data : '{}') as JsonObject,
    csrfToken: token,
    ...(file instanceof File && { file }),
  };
}
