/** What a server may do besides answering as recorded; each lasts until the test ends or its `stop` is called. */
import { HttpResponse } from 'msw';
import { ApiErrorCode } from '@/protocol/errorCodes';
import type { Answer, OperationAt, OperationPath } from '@/protocol/operations';
import { atTestEnd } from '@tests/setup/testEnd';
import { replyWith } from './tracker';

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

/** Lists of issues fail inside the server; everything else works. */
export function listFails(): Scenario {
  return replyWith(({ path }) => (path === '/issues/list.php' ? refusal(500) : undefined));
}

/** Calls to one path are refused with a code of the catalogue (api 7). */
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
  let letThrough: () => void = () => undefined;
  const isReleased = new Promise<undefined>((resolve) => {
    letThrough = () => {
      resolve(undefined);
    };
  });
  replyWith((call) => (call.path === path ? isReleased : undefined));
  atTestEnd(letThrough);
  return { letThrough };
}
