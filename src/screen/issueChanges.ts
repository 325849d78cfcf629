/** The part of histories that charts of the past are made of. */
import type { ApiError } from '@/protocol/apiError';
import type { Id, Stamp, Time } from '@/protocol/scalars';

/** A value that was changed. */
export interface IssueChange {
  readonly attributeId: Id;
  readonly at: Time;
  /** As they travel; empty for none. */
  readonly before: string;
  readonly after: string;
}

/** The changes of an issue up to a stamp, oldest first. */
interface KnownHistory {
  readonly stamp: Stamp;
  readonly changes: readonly IssueChange[];
}

export interface HistoriesState {
  readonly byIssue: Readonly<Record<Id, KnownHistory>>;
  /** What is being asked for, told apart by its number; null for nothing. */
  readonly run: { readonly id: number; readonly total: number; readonly done: number } | null;
  /** Why the last one ended before it was through; null when it did not. */
  readonly error: ApiError | null;
}
