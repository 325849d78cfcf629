/** What a server may do besides answering as recorded; each lasts until the test ends or its `stop` is called. */
import { http, HttpResponse } from 'msw';
import { ApiErrorCode } from '@/protocol/errorCodes';
import type { Answer, OperationAt, OperationPath } from '@/protocol/operations';
import type { WiOptions } from '@/protocol/wiOptions';
import { mswServer } from '@tests/setup/mswServer';
import { atTestEnd } from '@tests/setup/testEnd';
import { createGate } from '@tests/support/gate';
import { baseURL, replyWith } from './tracker';

interface Scenario {
  stop: () => void;
}

const refusal = (code: number) =>
  HttpResponse.json(
    { errorCode: code, errorMessage: `Code ${code}` },
    { status: code < 400 ? 200 : code < 500 ? 400 : 500 },
  );

/** No call reaches the server. */
export function serverDown(): Scenario {
  return replyWith(() => HttpResponse.error());
}

/** The session has ended: every call is refused. */
export function sessionExpired(): Scenario {
  return replyWith(() => refusal(ApiErrorCode.LoginRequired));
}

/** The same on a server that fails instead of refusing (protocol 8.14): only its pages tell. */
export function sessionExpiredOnPhp8(): Scenario {
  mswServer.use(
    http.get(`${baseURL}/client/index.php`, () => HttpResponse.redirect(`${baseURL}/index.php`)),
    http.get(`${baseURL}/index.php`, () => HttpResponse.html('<form></form>')),
  );
  return replyWith(() => new HttpResponse('', { status: 500 }));
}

/** Somebody has logged in, in another tab: calls need the new token. */
export function newSession(options: WiOptions): Scenario {
  const json = JSON.stringify(options);
  mswServer.use(
    http.get(`${baseURL}/client/index.php`, () =>
      HttpResponse.html(`<script>window.__WI_OPTIONS = ${json};</script>`),
    ),
  );
  return replyWith((call) =>
    call.csrfToken === options.csrfToken ? undefined : refusal(ApiErrorCode.InvalidCsrfToken),
  );
}

/** Lists of issues fail inside the server; everything else works. */
export function listFails(): Scenario {
  return replyWith(({ path }) => (path === '/issues/list.php' ? refusal(500) : undefined));
}

/** Calls to one path are refused with a code of the catalogue (protocol 7). */
export function serverRefuses(path: OperationPath, code: number): Scenario {
  return replyWith((call) => (call.path === path ? refusal(code) : undefined));
}

/** Calls to one path have this result. */
export function serverAnswers<Path extends OperationPath>(
  path: Path,
  result: Answer<OperationAt<Path>>,
): Scenario {
  return replyWith((call) => (call.path === path ? HttpResponse.json({ result }) : undefined));
}

/** Calls to one path wait until they are let through; then others may answer. */
export function answersAreSlow(path: OperationPath): { letThrough: () => void } {
  const { isOpen: isReleased, open: letThrough } = createGate();
  replyWith((call) => (call.path === path ? isReleased : undefined));
  atTestEnd(letThrough);
  return { letThrough };
}
