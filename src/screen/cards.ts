/** What boards and calendars show beside their issues, apart from the slice, which is part of the first load (decision 049). */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { storedEntries } from '@/lib/storedEntries';
import type { BoardChoices, CardMove, CardState, LiftedCards, ValueChange } from './cardState';
import { type IssueViewState, viewNoted } from './issueView';

interface CardRoot {
  issueView: IssueViewState;
}

type CardThunk = ThunkAction<void, CardRoot, unknown, UnknownAction>;

const nothing: CardState = { moves: [], lifted: null, choices: {} };
const noChoices: BoardChoices = { limits: {}, fields: null };

const selectCardState = ({ issueView }: CardRoot): CardState => issueView.cards ?? nothing;

export const selectCardMoves = (state: CardRoot) => selectCardState(state).moves;

export const selectLifted = (state: CardRoot) => selectCardState(state).lifted;

/** What is chosen for the boards of a type. */
export const selectBoardChoices = (state: CardRoot, typeId: number): BoardChoices =>
  selectCardState(state).choices[typeId] ?? noChoices;

function note(part: Partial<CardState>): CardThunk {
  return (dispatch, getState) => {
    dispatch(viewNoted({ cards: { ...selectCardState(getState()), ...part } }));
  };
}

/** Takes cards up, carries them on, or, with null, lets them go. */
export function liftCards(lifted: LiftedCards | null): CardThunk {
  return note({ lifted });
}

/** Puts a card elsewhere, or says why it is back. */
export function noteMove(move: CardMove): CardThunk {
  return (dispatch, getState) => {
    const others = selectCardMoves(getState()).filter(({ issueId }) => issueId !== move.issueId);
    dispatch(note({ moves: [...others, move] }));
  };
}

/** Notes that a move is saved; nothing where the card was put elsewhere since. */
export function noteSaved(saved: CardMove, stamp: number): CardThunk {
  return (dispatch, getState) => {
    const moves = selectCardMoves(getState());
    if (moves.includes(saved)) {
      dispatch(note({ moves: moves.map((move) => (move === saved ? { ...move, stamp } : move)) }));
    }
  };
}

/**
 * Notes that values of an issue were taken back: a card that was put elsewhere by them lies where it was, although lists
 * may say otherwise for a while.
 *
 * @param stamp that the issue has by that; 0 where somebody else has made the same of it
 */
export function noteTakenBack(
  issueId: number,
  values: readonly ValueChange[],
  stamp: number,
): CardThunk {
  return (dispatch, getState) => {
    const isOf = (move: CardMove) =>
      move.issueId === issueId &&
      move.values.every((one) =>
        values.some((own) => own.attributeId === one.attributeId && own.before === one.after),
      );
    const moves = selectCardMoves(getState());
    const taken = moves.find((move) => move.stamp !== undefined && isOf(move));
    if (taken?.stamp === undefined) return;
    // Whatever takes it back is newer than what it takes back.
    const since = Math.max(stamp, taken.stamp + 1);
    const back: CardMove = { ...taken, values, stamp: since, isTakenBack: true };
    dispatch(note({ moves: moves.map((move) => (move === taken ? back : move)) }));
  };
}

/** Nothing is to be said of a move any more. */
export function endMove(issueId: number): CardThunk {
  return (dispatch, getState) => {
    const moves = selectCardMoves(getState());
    dispatch(note({ moves: moves.filter((move) => move.issueId !== issueId) }));
  };
}

/** The most cards that a column should have; null for no limit. */
export function setLimit(
  typeId: number,
  { attributeId, value }: { attributeId: number; value: string },
  limit: number | null,
): CardThunk {
  return (dispatch, getState) => {
    const choices = selectBoardChoices(getState(), typeId);
    const { [value]: _before, ...others } = choices.limits[attributeId] ?? {};
    const limits = {
      ...choices.limits,
      [attributeId]: limit === null ? others : { ...others, [value]: limit },
    };
    dispatch(chooseForType(typeId, { ...choices, limits }));
  };
}

/** The columns whose values stand on the cards. */
export function setCardFields(typeId: number, fields: readonly number[]): CardThunk {
  return (dispatch, getState) => {
    dispatch(chooseForType(typeId, { ...selectBoardChoices(getState(), typeId), fields }));
  };
}

function chooseForType(typeId: number, chosen: BoardChoices): CardThunk {
  return (dispatch, getState) => {
    const { choices } = selectCardState(getState());
    dispatch(note({ choices: { ...choices, [typeId]: chosen } }));
  };
}

/** All that was chosen for boards. */
export const selectAllBoardChoices = (state: CardRoot) => selectCardState(state).choices;

/** Takes over what an earlier visit has left. */
export function seedBoards(choices: CardState['choices']): CardThunk {
  return note({ choices });
}

/** Reads what is stored: anything may stand there. */
export function readBoards(stored: unknown): CardState['choices'] {
  return Object.fromEntries(
    storedEntries(stored).map(([typeId, one]) => [typeId, readChoices(one)]),
  );
}

function readChoices(stored: unknown): BoardChoices {
  const { limits, fields } = Object.fromEntries(storedEntries(stored));
  return {
    limits: Object.fromEntries(
      storedEntries(limits).map(([attributeId, ofValues]) => [
        attributeId,
        Object.fromEntries(
          storedEntries(ofValues).filter(
            (entry): entry is [string, number] =>
              Number.isInteger(entry[1]) && Number(entry[1]) >= 0,
          ),
        ),
      ]),
    ),
    fields: Array.isArray(fields)
      ? fields.filter((field): field is number => Number.isInteger(field))
      : null,
  };
}
