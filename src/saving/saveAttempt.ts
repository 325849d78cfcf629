import type { Answer, OperationName, Payload } from '@/protocol/operations';
import type { RootState } from '@/store/rootReducer';
import type { AsideAnswer } from './askAside';

/** A save that was sent and whose answer is not known. */
export interface SaveAttempt<Sent = unknown> {
  readonly payload: Sent;
  /** What was known when it was sent first: what is in there cannot have been saved by it. */
  readonly before: RootState;
  /** Milliseconds since 1970, by the clock of this computer. */
  readonly sentAt: number;
  /** What earlier saves of the same form were answered: what these made is something else. */
  readonly earlier?: readonly unknown[];
}

/** Asks the server something on the way of a save. */
export type Ask = <Name extends OperationName>(
  name: Name,
  payload: Payload<Name>,
) => Promise<AsideAnswer<Answer<Name>>>;

/** What the server would have answered to an attempt, or null when it was not carried out. */
export type FindSaved<Name extends OperationName> = (
  attempt: SaveAttempt<Payload<Name>>,
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

/** Whether two saves say the same; files by identity. */
export function isSamePayload(first: unknown, second: unknown): boolean {
  return fileOf(first) === fileOf(second) && JSON.stringify(first) === JSON.stringify(second);
}

function fileOf(payload: unknown): unknown {
  return typeof payload === 'object' && payload !== null && 'file' in payload ? payload.file : null;
}
