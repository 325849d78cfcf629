/**
 * The last changes of issues, for as long as they can be taken back (decision 036), newest first. Apart from the slice,
 * which is part of the first load.
 */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { type IssueViewState, type UndoOffer, viewNoted } from './issueView';

/** What a change was, so that it can be taken back. */
export type Change = UndoOffer['change'];

interface UndoRoot {
  issueView: IssueViewState;
}

/** So long a change can be taken back, in ms. */
export const UNDO_TIME = 10_000;

/** What can be taken back; null for nothing. */
export function selectUndo({ issueView }: UndoRoot): UndoOffer | null {
  return issueView.undo;
}

/** Whether a change was saved over that of somebody else, which nobody has seen: it is offered until one has answered. */
export function hidesAnother({ change }: UndoOffer): boolean {
  if (change.kind === 'name' || change.kind === 'folder') return change.isTheirs === true;
  return change.kind === 'values' && change.values.some(({ isTheirs }) => isTheirs);
}

/**
 * To be called when a change was saved and its editor is about to close, as a key pressed in there is that of the text.
 * Those before it can be taken back after it, each for its own time.
 */
export function offerUndo(change: Change): ThunkAction<void, UndoRoot, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const earlier = stillOffered(selectUndo(getState()));
    const at = Math.max(Date.now(), (earlier?.at ?? 0) + 1);
    dispatch(viewNoted({ undo: { at, change, earlier } }));
  };
}

/** The time of an offer is over, or it was taken: the one before it is next. One that came later stays. */
export function endUndo({ at }: UndoOffer): ThunkAction<void, UndoRoot, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const last = selectUndo(getState());
    if (last?.at === at) dispatch(viewNoted({ undo: stillOffered(last.earlier ?? null) }));
  };
}

/** The changes that there is still time for. */
function stillOffered(offer: UndoOffer | null): UndoOffer | null {
  if (!offer) return null;
  const earlier = stillOffered(offer.earlier ?? null);
  const isOver = offer.at + UNDO_TIME <= Date.now() && !hidesAnother(offer);
  return isOver ? earlier : { ...offer, earlier };
}
