/**
 * Whether the columns of the list are being chosen. It stands among the editors, which going elsewhere closes; apart from
 * their slice, which is part of the first load.
 */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { type IssueViewState, viewNoted } from './issueView';

interface ColumnsEditRoot {
  issueView: IssueViewState;
}

const name = 'columns';
const ownName = 'own columns';
const theirsName = 'their columns ';
const widthName = 'width of column ';

export function selectIsChoosingColumns({ issueView }: ColumnsEditRoot): boolean {
  return issueView.editors.includes(name);
}

/** Whether the columns go back to those of the list itself as soon as these are known. */
export function selectAwaitsOwnColumns({ issueView }: ColumnsEditRoot): boolean {
  return issueView.editors.includes(ownName);
}

/**
 * The columns that somebody else has given the view since those of the list were chosen, as texts like those of choices;
 * null while there is nothing to decide.
 */
export function selectTheirColumns({ issueView }: ColumnsEditRoot): string | null {
  const met = issueView.editors.find((editor) => editor.startsWith(theirsName));
  return met?.slice(theirsName.length) ?? null;
}

/** The column whose width is about to be typed; null where none is. */
export function selectAskedWidth({ issueView }: ColumnsEditRoot): number | null {
  const asked = issueView.editors.find((editor) => editor.startsWith(widthName));
  return asked === undefined ? null : Number(asked.slice(widthName.length));
}

type EditThunk = ThunkAction<void, ColumnsEditRoot, unknown, UnknownAction>;

/** Opens what columns are chosen in, or closes it. */
export const chooseColumns = (isOpen: boolean): EditThunk => note(name, isOpen);

/** Begins to wait for the columns of the list itself, or ends it. */
export const awaitOwnColumns = (isAwaited: boolean): EditThunk => note(ownName, isAwaited);

/** Lets one decide between the columns that one has chosen and theirs; null where that is done. */
export function meetColumns(theirs: readonly number[] | null): EditThunk {
  return (dispatch, getState) => {
    const others = getState().issueView.editors.filter((editor) => !editor.startsWith(theirsName));
    const editors = theirs ? [...others, theirsName + theirs.join(' ')] : others;
    dispatch(viewNoted({ editors }));
  };
}

/** Opens what columns are chosen in, to type the width of this one there; null where its field has the focus. */
export function askWidth(columnId: number | null): EditThunk {
  return (dispatch, getState) => {
    const others = getState().issueView.editors.filter((editor) => !editor.startsWith(widthName));
    if (columnId === null) {
      dispatch(viewNoted({ editors: others }));
      return;
    }
    const open = others.includes(name) ? others : [...others, name];
    dispatch(viewNoted({ editors: [...open, widthName + String(columnId)] }));
  };
}

function note(what: string, isSo: boolean): EditThunk {
  return (dispatch, getState) => {
    const { editors } = getState().issueView;
    if (editors.includes(what) === isSo) return;
    const others = editors.filter((editor) => editor !== what);
    dispatch(viewNoted({ editors: isSo ? [...others, what] : others }));
  };
}
