/**
 * Which parts of an issue are edited where they stand (decision 036). What is typed meanwhile is the form's, and its
 * draft's. Apart from the slice, which is part of the first load.
 */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { editorsChanged, type IssueViewState } from './issueView';

/** What an editor is of: a new comment, or what it changes. */
export type InlinePlace = 'comment' | 'description' | `attribute ${number}` | `comment ${number}`;

export interface InlineEditor {
  issueId: number;
  place: InlinePlace;
}

interface InlineEditRoot {
  issueView: IssueViewState;
}

type EditorThunk = ThunkAction<void, InlineEditRoot, unknown, UnknownAction>;

export function selectIsEditing({ issueView }: InlineEditRoot, editor: InlineEditor): boolean {
  return issueView.editors.includes(keyOf(editor));
}

/** The comments of an issue that are being changed. */
export function selectEditedComments({ issueView }: InlineEditRoot, issueId: number): number[] {
  const start = keyOf({ issueId, place: 'comment' });
  return issueView.editors
    .filter((editor) => editor.startsWith(`${start} `))
    .map((editor) => Number(editor.slice(start.length)));
}

/** Opens an editor beside those that are open; until one goes elsewhere. */
export function openEditor(editor: InlineEditor): EditorThunk {
  return (dispatch, getState) => {
    dispatch(editorsChanged([...others(getState(), editor), keyOf(editor)]));
  };
}

export function closeEditor(editor: InlineEditor): EditorThunk {
  return (dispatch, getState) => {
    dispatch(editorsChanged(others(getState(), editor)));
  };
}

function others({ issueView }: InlineEditRoot, editor: InlineEditor): string[] {
  return issueView.editors.filter((one) => one !== keyOf(editor));
}

function keyOf({ issueId, place }: InlineEditor): string {
  return `${issueId} ${place}`;
}
