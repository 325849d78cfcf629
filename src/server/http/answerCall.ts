import { ApiErrorCode } from '@/protocol/errorCodes';
import type { Audience } from '@/protocol/operation';

import { mayCall } from '@/server/access/calls';
import type { CallContext } from '@/server/calls/callContext';
import type { Call } from '@/server/calls/defineCall';
import { Busy, GivenUp } from '@/server/core/busy';
import { anonymousCaller, type Caller, isVisitor } from '@/server/core/caller';
import { beginSaving, currentWork, runWork } from '@/server/core/currentWork';
import { errorMessage } from '@/server/core/errorMessage';
import { networkOf } from '@/server/core/networkOf';
import type { JsonObject } from '@/server/core/payload';
import { Refusal, refuse } from '@/server/core/refusal';
import { CommitLost } from '@/server/database/commitLost';
import { codeOfFailure } from '@/server/database/databaseErrors';
import { isOutOfReach, isUnavailable } from '@/server/database/describeTrouble';
import { saveAsOne } from '@/server/database/retryCollisions';
import type { Database } from '@/server/database/schema';
import { eventMessages } from '@/server/events/eventMessages';
import { defaultSettings, type Settings } from '@/server/rules/settings';
import { admitSession, type Visitor } from '@/server/sessions/findCaller';
import { sessionCookie, sessionTokenOf } from '@/server/sessions/sessionCookie';
import { askDefinitions } from '@/server/store/definitions';
import { findSession, noteWritten, type StoredSession } from '@/server/store/sessionStore';

import { AbortedBody, announcedBytes, maxBodyBytes, readJsonBody } from './body';
import {
  busyResponse,
  errorResponse,
  packedResultResponse,
  resultResponse,
  statusOfError,
  unknownOutcomeResponse,
} from './envelope';
import { requireCsrfToken } from './csrfToken';
import type { Share } from './dailyVolume';
import { linkAddress } from './linkAddress';
import { receiveUpload } from './receiveUpload';
import type { RunningServer } from './serverContext';

/** What a request brings along; looked up before its body is read, and once more when that took long. */
interface Exchange {
  server: RunningServer;
  request: Request;
  settings: Settings;
  now: number;
  host: string;
  sessionToken: string | null;
  /** What the cookie stands for; undefined without one and for an unknown one. */
  session: StoredSession | undefined;
  /** Headers of the answer. */
  headers: Headers;
  caller: Caller;
}

/** Answers one call: checks in their order (protocol 2.1), then the call itself. */
export async function answerCall(
  server: RunningServer,
  call: Call,
  request: Request,
): Promise<Response> {
  return exchangeOf(call)(server, call.operation, request, async (current) => {
    // Only the info call may come without a body, by any method.
    const isInfo = call.operation === 'getInfo';
    if (!isInfo && request.method !== 'POST') refuse('SyntaxError');
    if (call.who !== 'public') await admit(current, call.who);
    if (call.kind === 'upload') {
      return resultResponse(await runUpload(current, call), current.headers);
    }
    const result = isInfo
      ? await inLane(current, () => runJson(current, call, {}))
      : await receiveAndRun(current, call);
    // How well something is compressed tells what is in it. Strangers can make others ask for what is public, where the
    // token of a session may be; for all else they would need that token.
    return call.who === 'public'
      ? resultResponse(result, current.headers)
      : packedResultResponse(result, current.headers, request);
  });
}

/** `saves` in a transaction; what `writes` otherwise does it by itself. What `downloads` reads at the primary. */
type RunKind = 'reads' | 'downloads' | 'writes' | 'saves';

function kindOf({ reads, saves }: JsonCall): RunKind {
  if (saves) return 'saves';
  return reads ? 'reads' : 'writes';
}

/** What nobody waits for any more is stopped, unless it changes something and has begun: see `runAsSaver`. */
function exchangeOf(call: Call): typeof exchange {
  if (call.kind === 'upload' || !call.reads) return exchange;
  return (server, operation, request, ...rest) => {
    const work = { ...currentWork(), signal: request.signal };
    return runWork(work, () => exchange(server, operation, request, ...rest));
  };
}

/** Turns a failure into an answer. `isBusy`: there is no room, or no database, at this moment. */
type AnswerError = (code: ApiErrorCode, headers: Headers, isBusy: boolean) => Response;

const answerCallError: AnswerError = (code, headers, isBusy) =>
  isBusy ? busyResponse(code, headers) : errorResponse(code, headers);

const answerDownloadError: AnswerError = (code, headers, isBusy) =>
  isBusy
    ? busyResponse(code, headers)
    : errorResponse(code, headers, Math.max(statusOfError(code), 400));

/**
 * Answers a request for a file: an anonymous call without a token. Links and images use it (protocol 3.6).
 * `answerError` turns a failure into what the kind of link wants.
 */
export async function answerDownload(
  server: RunningServer,
  request: Request,
  download: (context: CallContext) => Promise<Response>,
  answerError = answerDownloadError,
): Promise<Response> {
  return exchange(
    server,
    'download',
    request,
    async (current) => {
      await admit(current, 'visitor', { needsToken: false });
      return inLane(current, () => runCall(current, 'downloads', download));
    },
    answerError,
  );
}

async function exchange(
  server: RunningServer,
  operation: string,
  request: Request,
  perform: (current: Exchange) => Promise<Response>,
  answerError = answerCallError,
): Promise<Response> {
  const headers = new Headers();
  const start = performance.now();
  let failed: ApiErrorCode | null = null;
  const now = server.now();
  const host = server.hostOf(request);
  let current: Exchange | undefined;
  try {
    const sessionToken = sessionTokenOf(request);
    current = {
      server,
      request,
      ...(await lookUp(server, sessionToken)),
      now,
      host,
      headers,
      sessionToken,
    };
    return await perform(current);
  } catch (error) {
    const code = codeOfFailure(error);
    failed = code;
    if (troubleCodes.has(code) && !(error instanceof Refusal)) {
      server.onUnexpectedError(error, operation);
    }
    if (isNoted(error)) {
      await noteFailure(server, {
        operation,
        code,
        now,
        host,
        userId: current?.caller.userId ?? 0,
        language: (current?.settings ?? defaultSettings).language,
      });
    }
    if (error instanceof CommitLost) return unknownOutcomeResponse(headers);
    return answerError(code, headers, error instanceof Busy || isOutOfReach(error));
  } finally {
    server.metrics.note(operation, failed, (performance.now() - start) / 1000);
  }
}

/** Both at once: the way to the database and back costs more than the two questions. */
async function lookUp(
  server: RunningServer,
  token: string | null,
): Promise<Pick<Exchange, 'caller' | 'session' | 'settings'>> {
  const [settings, session] = await Promise.all([
    server.settings.load(),
    token === null ? undefined : findSession(server.db, token),
  ]);
  return { settings, session, caller: anonymousCaller };
}

/** Seconds after which whoever sends a request may be somebody else. */
const recently = 2;

/**
 * To be called when the body is there, which may take an hour: by then its sender may have lost the account or the access,
 * and what is saved is saved now. Errors: 300, 371, 301.
 */
async function admitAgain(current: Exchange, { who }: Call): Promise<void> {
  const { server, sessionToken } = current;
  const now = server.now();
  if (Math.abs(now - current.now) < recently) return;
  Object.assign(current, {
    ...(await lookUp(server, sessionToken)),
    now,
  } satisfies Partial<Exchange>);
  if (who !== 'public') await admit(current, who);
}

/** Errors: 300, 371, 301. */
async function admit(
  current: Exchange,
  who: Exclude<Audience, 'public'>,
  { needsToken = true }: { needsToken?: boolean } = {},
): Promise<void> {
  const { server, settings, now, sessionToken: token, session, request } = current;
  const visitor: Visitor =
    token === null
      ? { kind: 'anonymous' }
      : await admitSession(
          server.db,
          { token, session },
          {
            now,
            lifetime: settings.sessionMaxLifetime,
            totalLifetime: server.accountRules.sessionTotalLifetime,
          },
        );
  if (visitor.kind === 'stale') {
    setSessionCookie(current, null);
    refuse('LoginRequired');
  }
  if (visitor.kind === 'anonymous') {
    if (who !== 'visitor' || !settings.anonymousAccess) refuse('LoginRequired');
    return;
  }
  current.caller = visitor.caller;
  if (needsToken) requireCsrfToken(request, visitor.csrfToken);
  if (!mayCall(visitor.caller, who)) refuse('AccessDenied');
}

function setSessionCookie({ server, headers }: Exchange, token: string | null): void {
  const { basePath, isSecure } = server;
  headers.append(
    'set-cookie',
    sessionCookie(token, { path: `${basePath}/`, isSecure, isCrossSite: true }),
  );
}

async function runCall<Result>(
  current: Exchange,
  kind: RunKind,
  handle: (context: CallContext) => Promise<Result>,
): Promise<Result> {
  const { server, settings, now, host, session, sessionToken, caller } = current;
  let tasks: (() => Promise<void>)[] = [];
  let hasWritten = kind === 'writes' || kind === 'saves';
  const context: CallContext = {
    db: server.db,
    definitions:
      session === undefined
        ? askDefinitions(server.db)
        : server.definitions.since(session.definitionVersion),
    files: server.files,
    tally: server.tally,
    caller,
    settings,
    accountRules: server.accountRules,
    limits: server.limits,
    now,
    host,
    linkAddress: linkAddress(server, current.request),
    sessionToken,
    setSessionCookie: (token) => {
      setSessionCookie(current, token);
    },
    forgetSettings: () => {
      server.settings.forget();
    },
    writeAside: async (write) => {
      if (await write(server.db)) hasWritten = true;
    },
    afterCommit: (task) => {
      tasks.push(task);
    },
  };
  const at = (db: Database): CallContext =>
    db === server.db ? context : { ...context, db, definitions: askDefinitions(db) };
  const save = (db: Database) => {
    beginSaving();
    // Those of an attempt that was undone are none of this one.
    tasks = [];
    return handle(at(db));
  };
  let result: Result;
  try {
    if (kind === 'saves') {
      result = await runAsSaver(current, async () => {
        beginSaving();
        return saveAsOne(server.saves, save);
      });
    } else if (kind === 'writes') result = await runAsSaver(current, () => handle(context));
    else if (kind === 'reads') result = await readSomewhere(current, (db) => handle(at(db)));
    else result = await handle(context);
  } catch (error) {
    if (error instanceof CommitLost) await noteDoubt(current);
    throw error;
  }
  if (hasWritten) await noteWrite(current);
  for (const task of tasks) await carryOn(server, 'what follows a commit', task);
  return result;
}

/** The call itself has succeeded, whatever comes of this. */
async function carryOn(
  server: RunningServer,
  what: string,
  task: () => Promise<void>,
): Promise<void> {
  await task().catch((error: unknown) => {
    server.onUnexpectedError(error, what);
  });
}

/** What is saved for somebody who goes while it still waits is not begun. What comes after the commit is no part of it. */
function runAsSaver<Result>({ request }: Exchange, task: () => Promise<Result>): Promise<Result> {
  return runWork({ ...currentWork(), saver: request.signal }, task);
}

/**
 * Reads at the standby, if it has what this session has written. Whatever fails or is refused there is asked of the
 * primary, which has the last word: what somebody was told of may not have come so far.
 */
async function readSomewhere<Result>(
  { server: { standby, db, doubts }, session, sessionToken }: Exchange,
  read: (db: Database) => Promise<Result>,
): Promise<Result> {
  if (standby === undefined) return read(db);
  const isInDoubt = sessionToken !== null && doubts.has(sessionToken);
  const needed = isInDoubt ? Infinity : (session?.writtenLsn ?? 0);
  if (!(await standby.hasReplayed(needed))) return read(db);
  try {
    const result = await read(standby.db);
    standby.note('answered');
    return result;
  } catch (error) {
    const tookLong = isUnavailable(error) && !isOutOfReach(error);
    if (error instanceof GivenUp || tookLong) throw error;
    standby.note('failed');
    return read(db);
  }
}

/** The next reads of the session show what it has written. */
async function noteWrite({ server, sessionToken }: Exchange): Promise<void> {
  if (server.standby === undefined || sessionToken === null) return;
  await carryOn(server, 'note of a write', () => noteWritten(server.db, sessionToken));
}

/** The next reads of the session show what it may have written: its sender looks whether it was carried out. */
async function noteDoubt({ server, sessionToken }: Exchange): Promise<void> {
  if (server.standby === undefined || sessionToken === null) return;
  await server.doubts.add(sessionToken);
}

/** Whatever takes memory, files or connections for a caller: the receiving of bodies, too. */
function inLane<Result>(current: Exchange, task: () => Promise<Result>): Promise<Result> {
  const { server, caller, host } = current;
  const lane = isVisitor(caller) ? `address ${networkOf(host)}` : `user ${String(caller.userId)}`;
  return server.lanes.run(lane, task);
}

type JsonCall = Call & { kind: 'json' };

function runJson(current: Exchange, call: JsonCall, body: JsonObject): Promise<unknown> {
  return runCall(current, kindOf(call), (context) => call.run(context, body));
}

function receiveAndRun(current: Exchange, call: JsonCall): Promise<unknown> {
  const { request, server, caller, now } = current;
  async function receive(share: Share | null): Promise<JsonObject> {
    share?.needs(Math.min(announcedBytes(request) ?? 0, maxBodyBytes(call.shape)));
    const { body, bytes } = await readJsonBody(request, call.shape);
    share?.needs(bytes);
    share?.keeps(bytes);
    return body;
  }
  async function work(share: Share | null): Promise<unknown> {
    // Strangers share the lane of their address: one who sends slowly must not keep the others from logging in.
    const early = isVisitor(caller) ? await receive(share) : null;
    return inLane(current, async () => {
      const body = early ?? (await receive(share));
      await admitAgain(current, call);
      return runJson(current, call, body);
    });
  }
  return call.saves ? server.volume.receive({ userId: caller.userId, now }, work) : work(null);
}

function runUpload(current: Exchange, call: Call & { kind: 'upload' }): Promise<unknown> {
  const { request, server, settings, caller, now } = current;
  const { files, volume } = server;
  return volume.receive({ userId: caller.userId, now }, (share) =>
    inLane(current, async () => {
      const { file, perform } = await receiveUpload(request, call, { files, settings, share });
      try {
        await admitAgain(current, call);
        return await runCall(current, 'saves', perform);
      } catch (error) {
        await file.staged?.discard();
        throw error;
      }
    }),
  );
}

/** A sender who has gone is no news; a database that does not answer would only make the caller wait once more. */
function isNoted(error: unknown): boolean {
  const isHarmless = [AbortedBody, GivenUp, Busy].some((kind) => error instanceof kind);
  return !isHarmless && !isUnavailable(error);
}

/** Every refused call becomes an event, or part of one. */
async function noteFailure(
  { tally }: RunningServer,
  failure: {
    operation: string;
    code: ApiErrorCode;
    now: number;
    host: string;
    userId: number;
    language: string;
  },
): Promise<void> {
  const { operation, code, now, host, userId, language } = failure;
  await tally.note({
    type: 'errors',
    language,
    message: eventMessages.serverRefused,
    values: { operation },
    details: `${String(code)}: ${errorMessage(code)}`,
    date: now,
    userId: userId === 0 ? null : userId,
    host,
  });
}

/** Refusals that are nobody's mistake. */
const troubleCodes: ReadonlySet<ApiErrorCode> = new Set([
  ApiErrorCode.ServerError,
  ApiErrorCode.TransactionDeadlock,
]);
