import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiContext } from '@/api/apiContext';
import { callKey } from '@/api/postCall';
import { isRefusal } from '@/protocol/apiError';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { operations } from '@/protocol/operations';
import type { RootState } from '@/store/rootReducer';
import { askAside } from './askAside';
import { placeOnShelf, type ShelfPlace } from './attemptShelf';
import { isSaveName, repeatOf } from './repeats';
import {
  type Ask,
  isSamePayload,
  type KnownAttempt,
  plainPayload,
  type SaveAttempt,
} from './saveAttempt';
import { isOutcomeUnknown, SavedBefore, WaitEnded } from './saveOutcome';
import { sendWhenFree } from './sendWhenFree';

/** A request that is on its way. */
interface RunningRequest<Answer> {
  unwrap(): Promise<Answer>;
  abort(): void;
}

/** The shape of an RTK Query mutation that is used here. */
export interface MutationEndpoint<Payload, Answer> {
  name: string;
  initiate(
    payload: Payload,
    options?: { track?: boolean },
  ): ThunkAction<RunningRequest<Answer>, RootState, ApiContext, UnknownAction>;
}

/** A whole operation: what the `initiate` of a mutation gives. */
export type SaveAction = ThunkAction<
  RunningRequest<unknown> & { arg: { endpointName: string; originalArgs: unknown } },
  RootState,
  ApiContext,
  UnknownAction
>;

/** What a form remembers of its own saves. */
export interface SaveMemory extends ShelfPlace {
  /** The save whose answer is not known, if there is one. */
  attempt: SaveAttempt | null;
  /** What is under way for it. */
  run: { abort(): void } | null;
  /** The answers it has had: a form may save one thing after another. */
  answers: readonly unknown[];
}

/** A form begins with no memory of saves. */
export function createSaveMemory(draftPath: string | null = null, part = ''): SaveMemory {
  return { attempt: null, run: null, answers: [], draftPath, part };
}

type SaveThunk<Answer> = ThunkAction<Promise<Answer>, RootState, ApiContext, UnknownAction>;

/**
 * Sends a save. After one whose answer was lost it looks first whether that was carried out: then what it left is the
 * answer, and everything goes on as if it had come at once. Rejects with `ApiError`, or with `SavedBefore` when what
 * was carried out is not what is to be saved by now.
 */
export function sendSave<Payload, Answer>(
  endpoint: MutationEndpoint<Payload, Answer>,
  payload: Payload,
  memory: SaveMemory,
): SaveThunk<Answer> {
  return (dispatch, getState, context) =>
    runSave(context, memory, async (signal, sending) => {
      const { name } = endpoint;
      const place = placeOnShelf(context, memory, name);
      const note = (attempt: SaveAttempt | null) => {
        memory.attempt = attempt;
        place.keep(attempt);
      };
      const last = memory.attempt ?? takeUp(memory, place.read());
      const found = last && (await dispatch(findSaved(name, last)));
      if (signal.aborted) throw new DOMException('Called off', 'AbortError');
      if (last && found) {
        note(null);
        if (!isSamePayload(last.payload, payload)) {
          memory.answers = [...memory.answers, found];
          throw new SavedBefore();
        }
        answerAhead(context, name, payload, found);
      }
      const isSame = last !== null && isSamePayload(last.payload, payload);
      const attempt: SaveAttempt = {
        payload: plainPayload(payload),
        known: isSame ? last.known : knownBefore(name, getState(), payload),
        sentAt: isSame ? last.sentAt : Date.now(),
        earlier: memory.answers,
      };
      // Untracked: the form knows how its own save ended, the state need not.
      const send = () => {
        const request = dispatch(endpoint.initiate(payload, { track: false }));
        sending(request);
        return request.unwrap();
      };
      const answer = await settle(note, attempt, sendWhenFree(context, send, signal));
      memory.answers = [...memory.answers, answer];
      return answer;
    });
}

/**
 * Carries out an operation without fields. Refused after an attempt whose answer was lost, for the reason that it is
 * done, it is done. Rejects with `ApiError`.
 *
 * @param look what is to be known before it is sent for the first time; nothing is sent when it rejects, or nobody waits
 *   any more
 */
export function sendOperation(
  operation: () => SaveAction,
  memory: SaveMemory,
  look?: () => Promise<void>,
): SaveThunk<void> {
  return (dispatch, _getState, context) =>
    runSave(context, memory, async (signal, sending) => {
      const last = memory.attempt;
      if (!last) await look?.();
      if (signal.aborted) throw new DOMException('Called off', 'AbortError');
      const start = () => {
        const request = dispatch(operation());
        sending(request);
        return request;
      };
      const first = start();
      const { endpointName, originalArgs } = first.arg;
      const attempt = { payload: originalArgs, known: null, sentAt: Date.now(), earlier: [] };
      const note = (noted: SaveAttempt | null) => {
        memory.attempt = noted;
      };
      let next: typeof first | null = first;
      const send = () => {
        const request = next ?? start();
        next = null;
        return request.unwrap();
      };
      try {
        await settle(note, attempt, sendWhenFree(context, send, signal));
      } catch (error) {
        if (!last || !isDone(endpointName, error)) throw error;
      }
    });
}

/** Calls off every save that is under way: nobody waits for the answer any more, and none may come late. */
export function callOffSaves(): ThunkAction<void, RootState, ApiContext, UnknownAction> {
  return (_dispatch, _getState, { saves }) => {
    for (const run of saves ?? []) run.abort();
  };
}

/** Keeps what is under way where it can be called off; a form has one save at a time. */
async function runSave<Answer>(
  context: ApiContext,
  memory: SaveMemory,
  work: (signal: AbortSignal, sending: (request: { abort(): void }) => void) => Promise<Answer>,
): Promise<Answer> {
  const calledOff = new AbortController();
  let request: { abort(): void } | null = null;
  const abort = (reason?: WaitEnded) => {
    calledOff.abort(reason);
    request?.abort();
  };
  const run = {
    abort: () => {
      abort(new WaitEnded());
    },
  };
  memory.run = {
    abort: () => {
      abort();
    },
  };
  context.saves ??= new Set();
  context.saves.add(run);
  try {
    return await work(calledOff.signal, (sent) => {
      request = sent;
    });
  } catch (error) {
    // Another form may have wanted it: this one has to say that it does not know.
    const reason: unknown = calledOff.signal.reason;
    throw reason instanceof WaitEnded ? reason : error;
  } finally {
    context.saves.delete(run);
  }
}

/** Remembers an attempt for as long as it is not known how it ended. */
async function settle<Answer>(
  note: (attempt: SaveAttempt | null) => void,
  attempt: SaveAttempt,
  answer: Promise<Answer>,
): Promise<Answer> {
  note(attempt);
  try {
    const known = await answer;
    note(null);
    return known;
  } catch (error) {
    if (!isOutcomeUnknown(error)) note(null);
    throw error;
  }
}

/** Goes on with what the form kept when it was left, if it kept anything. */
function takeUp(memory: SaveMemory, kept: SaveAttempt | null): SaveAttempt | null {
  if (kept) {
    memory.attempt = kept;
    memory.answers = kept.earlier;
  }
  return kept;
}

/** Ids that a save cannot have made; null for a save that is not looked for. */
function knownBefore(name: string, state: RootState, payload: unknown): readonly number[] | null {
  const repeat = repeatOf(name);
  if (repeat?.kind !== 'find') return null;
  // The payload is one of this endpoint, whose name the compiler cannot follow.
  const ofPayload = repeat.knownBefore as (
    state: RootState,
    payload: unknown,
  ) => readonly number[] | null;
  return ofPayload(state, payload);
}

/** What the server would have answered to an attempt, or null when it was not carried out. */
function findSaved(name: string, attempt: SaveAttempt): SaveThunk<object | null> {
  return async (dispatch, getState) => {
    const repeat = repeatOf(name);
    const { known } = attempt;
    if (repeat?.kind !== 'find' || known === null) return null;
    // The attempt is one of this endpoint, whose name the compiler cannot follow.
    const find = repeat.find as (
      attempt: KnownAttempt,
      ask: Ask,
      getState: () => RootState,
    ) => Promise<object | null>;
    return find(
      { ...attempt, known },
      (call, payload) => dispatch(askAside(call, payload)),
      getState,
    );
  };
}

/** Lets the next call of this kind take an answer that is known already. */
function answerAhead(context: ApiContext, name: string, payload: unknown, result: object): void {
  if (!isSaveName(name)) return;
  const { file: _content, ...sent } = payload as Record<string, unknown>;
  const answer = new Response(JSON.stringify({ result }));
  context.ahead ??= new Map();
  context.ahead.set(
    callKey({ path: operations[name].path, payload: sent }),
    Promise.resolve(answer),
  );
}

/** Whether a refusal says that the thing is done. */
function isDone(name: string, error: unknown): boolean {
  const repeat = repeatOf(name);
  return repeat?.kind === 'doneIf' && isRefusal(error, ApiErrorCode[repeat.refusal]);
}
