/**
 * The last change of an issue, for as long as it can be taken back (decision 036). Apart from the slice, which is part
 * of the first load.
 */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { type AddedChange, type IssueViewState, type UndoOffer, viewNoted } from './issueView';

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

/**
 * To be called when a change was saved and its editor is about to close, as a key pressed in there is that of the text.
 * It takes the place of the one before.
 */
export function offerUndo(change: Change): ThunkAction<void, UndoRoot, unknown, UnknownAction> {
  return (dispatch) => {
    dispatch(viewNoted({ undo: { at: Date.now(), change } }));
  };
}

/** The time of an offer is over; one that came later stays. */
export function endUndo(offer: UndoOffer): ThunkAction<void, UndoRoot, unknown, UnknownAction> {
  return (dispatch, getState) => {
    if (selectUndo(getState())?.at === offer.at) dispatch(viewNoted({ undo: null }));
  };
}

/** An issue was added by itself. Those added before it can still be taken back after it, each for its own time. */
export function offerUndoAdded(
  added: Pick<AddedChange, 'issueId' | 'stamp'>,
): ThunkAction<void, UndoRoot, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const earlier = stillOffered(selectUndo(getState()));
    dispatch(offerUndo({ kind: 'issue', ...added, earlier }));
  };
}

/** Once an issue was taken back that was added by itself: the one before it is next, if there is time left. */
export function offerEarlier({
  earlier,
}: AddedChange): ThunkAction<void, UndoRoot, unknown, UnknownAction> {
  return (dispatch, getState) => {
    const undo = stillOffered(earlier);
    if (undo && selectUndo(getState()) === null) dispatch(viewNoted({ undo }));
  };
}

/** The issues added that there is still time for. */
function stillOffered(offer: UndoOffer | null): UndoOffer | null {
  if (offer?.change.kind !== 'issue' || offer.at + UNDO_TIME <= Date.now()) return null;
  const { change } = offer;
  return { ...offer, change: { ...change, earlier: stillOffered(change.earlier) } };
}
