/** Cards of boards that are put elsewhere, and what was chosen for boards, as plain data. */
import type { ApiError } from '@/protocol/apiError';

/** A value that an issue gets, and what it has as far as the list knows; '' is empty. */
export interface ValueChange {
  readonly attributeId: number;
  readonly before: string;
  readonly after: string;
}

/** Why a card went back; `changed`: somebody else has given the attribute another value since the list was loaded. */
export type MoveReason =
  | ApiError
  | { kind: 'changed'; attributeId: number; value: string }
  | { kind: 'wrongToo' }
  | { kind: 'problem'; code: number };

/** A card that was put elsewhere: it stays there while that is sent, and goes back where it is refused. */
export interface CardMove {
  readonly issueId: number;
  readonly values: readonly ValueChange[];
  /** Null while it is sent. */
  readonly reason: MoveReason | null;
  /** Once it is saved: the stamp that the issue has at least where that is known. */
  readonly stamp?: number;
  /** It leads back to where the card was: whoever took a change back has heard that. */
  readonly isTakenBack?: true;
}

/** Cards that were taken up by keys, and where they would be put now. */
export interface LiftedCards {
  /** The one that was taken hold of first, then the others that are selected. */
  readonly issueIds: readonly number[];
  /** The place, as its layout names it. */
  readonly to: string;
}

/** What a browser keeps for the boards of a type. */
export interface BoardChoices {
  /** The most cards that a column should have, by attribute and value. */
  readonly limits: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Columns whose values stand on the cards; null until they were chosen. */
  readonly fields: readonly number[] | null;
}

export interface CardState {
  /** On their way, or refused. */
  readonly moves: readonly CardMove[];
  readonly lifted: LiftedCards | null;
  /** What was chosen for boards, by type. */
  readonly choices: Readonly<Record<string, BoardChoices>>;
}
