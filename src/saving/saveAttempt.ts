import type { Answer, OperationName, Payload } from '@/protocol/operations';
import type { RootState } from '@/store/rootReducer';
import type { AsideAnswer } from './askAside';

/** A save that was sent and whose answer is not known; plain data, as it may outlive its form. */
export interface SaveAttempt<Sent = unknown> {
  /** What was sent, of a file how it is told from others. */
  readonly payload: Sent;
  /**
   * Ids of what was known when it was sent first and could be taken for it: none of these was saved by it. Null where
   * nothing is known, so that it cannot be looked for.
   */
  readonly known: readonly number[] | null;
  /** Milliseconds since 1970, by the clock of this computer. */
  readonly sentAt: number;
  /** What earlier saves of the same form were answered: what these made is something else. */
  readonly earlier: readonly unknown[];
}

/** Asks the server something on the way of a save. */
export type Ask = <Name extends OperationName>(
  name: Name,
  payload: Payload<Name>,
) => Promise<AsideAnswer<Answer<Name>>>;

/** Ids of what could be taken for a save before it is sent, `known` of its attempt. */
export type KnownBefore<Name extends OperationName> = (
  state: RootState,
  payload: Payload<Name>,
) => readonly number[] | null;

/** An attempt that can be looked for. */
export interface KnownAttempt<Sent = unknown> extends SaveAttempt<Sent> {
  readonly known: readonly number[];
}

/** What the server would have answered to an attempt, or null when it was not carried out. */
export type FindSaved<Name extends OperationName> = (
  attempt: KnownAttempt<Payload<Name>>,
  ask: Ask,
  getState: () => RootState,
) => Promise<Found<Answer<Name>> | null>;

/** Where the answer itself is null, an object without anything says that it was carried out. */
type Found<Result> = Result extends null ? Readonly<Record<string, never>> : Result;

/** Clocks of a server and its database may differ by this much. */
const toleranceSeconds = 60;

/**
 * Whether something that the server dates is not older than an attempt. Both ages are measured by one clock each, so
 * it does not matter how the two clocks differ.
 */
export function isSinceAttempt(
  createdDate: number,
  { sentAt }: SaveAttempt,
  serverNow: number,
): boolean {
  const age = serverNow / 1000 - createdDate;
  return age <= (Date.now() - sentAt) / 1000 + toleranceSeconds;
}

/** What a file is told from others by: its content is not kept. */
export interface SentFile {
  readonly size: number;
  readonly lastModified: number;
}

/** A payload as an attempt keeps it. */
export function plainPayload(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null || !('file' in payload)) return payload;
  const { file } = payload;
  if (!(file instanceof Blob)) return payload;
  const lastModified = file instanceof File ? file.lastModified : 0;
  return { ...payload, file: { size: file.size, lastModified } satisfies SentFile };
}

/** Whether two saves say the same. */
export function isSamePayload(first: unknown, second: unknown): boolean {
  const [one, other] = [first, second].map((payload) => JSON.stringify(plainPayload(payload)));
  return one === other;
}
