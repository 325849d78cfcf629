/**
 * Which parts of an issue are edited where they stand (decision 036). What is typed meanwhile is the form's, and its
 * draft's. Apart from the slice, which is part of the first load.
 */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { type IssueViewState, viewNoted } from './issueView';

/** What an editor is of: a new comment, or what it changes. */
export type InlinePlace =
  'comment' | 'description' | 'name' | `attribute ${number}` | `comment ${number}`;

export interface InlineEditor {
  issueId: number;
  place: InlinePlace;
}

/**
 * What a new comment answers: a comment, the description for null, or the latest text of a history that is still to come.
 */
export type Quoted = number | null | 'latest';

interface InlineEditRoot {
  issueView: IssueViewState;
}

type EditorThunk = ThunkAction<void, InlineEditRoot, unknown, UnknownAction>;

export function selectIsEditing({ issueView }: InlineEditRoot, editor: InlineEditor): boolean {
  return issueView.editors.includes(keyOf(editor));
}

/** All that are open, or asked for. */
export function selectEditors({ issueView }: InlineEditRoot): InlineEditor[] {
  return issueView.editors.flatMap((editor) => {
    const [, id, place] = /^(\d+) (.+)$/.exec(editor) ?? [];
    return isPlace(place) ? [{ issueId: Number(id), place }] : [];
  });
}

function isPlace(place: string | undefined): place is InlinePlace {
  return place !== undefined && /^(comment|description|name|(attribute|comment) \d+)$/.test(place);
}

/** The comments of an issue that are being changed. */
export function selectEditedComments({ issueView }: InlineEditRoot, issueId: number): number[] {
  return idsAfter(issueView.editors, `${issueId} comment `);
}

/** The attributes of an issue whose value is being changed. */
export function selectEditedAttributes({ issueView }: InlineEditRoot, issueId: number): number[] {
  return idsAfter(issueView.editors, `${issueId} attribute `);
}

function idsAfter(editors: readonly string[], start: string): number[] {
  return editors
    .filter((editor) => editor.startsWith(start))
    .map((editor) => Number(editor.slice(start.length)));
}

/** What the new comment of an issue is about to quote; undefined for nothing. */
export function selectQuoted({ issueView }: InlineEditRoot, issueId: number): Quoted | undefined {
  const start = quoteKey(issueId, '');
  const quote = issueView.editors.find((editor) => editor.startsWith(start));
  if (quote === undefined) return undefined;
  const quoted = quote.slice(start.length);
  if (quoted === 'latest') return quoted;
  return quoted === 'description' ? null : Number(quoted);
}

/** Opens the new comment of an issue, which quotes a text as soon as that is there. */
export function openReply(issueId: number, quoted: Quoted): EditorThunk {
  return (dispatch, getState) => {
    const editor: InlineEditor = { issueId, place: 'comment' };
    const rest = withoutQuotes(others(getState(), editor), issueId);
    const quote = quoteKey(issueId, String(quoted ?? 'description'));
    dispatch(viewNoted({ editors: [...rest, keyOf(editor), quote] }));
  };
}

/** It is in the text, or is not wanted any more. */
export function endQuote(issueId: number): EditorThunk {
  return (dispatch, getState) => {
    dispatch(viewNoted({ editors: withoutQuotes(getState().issueView.editors, issueId) }));
  };
}

/** The entry whose link the new comment of an issue is about to take in, wherever it is written; undefined for none. */
export function selectLinked({ issueView }: InlineEditRoot, issueId: number): number | undefined {
  const link = issueView.editors.find((editor) => isLinkFor(editor, issueId));
  return link === undefined ? undefined : Number(link.split(' ')[1]);
}

/** Has the new comment take in the link of an entry, unless one goes elsewhere first. To be dispatched where it is written. */
export function askLink(issueId: number, itemId: number): EditorThunk {
  return (dispatch, getState) => {
    const rest = withoutLinks(getState().issueView.editors, issueId);
    dispatch(viewNoted({ editors: [...rest, `link ${itemId} ${issueId}`] }));
  };
}

/** It is in the text, or is not wanted any more. */
export function endLink(issueId: number): EditorThunk {
  return (dispatch, getState) => {
    dispatch(viewNoted({ editors: withoutLinks(getState().issueView.editors, issueId) }));
  };
}

function withoutLinks(editors: readonly string[], issueId: number): string[] {
  return editors.filter((editor) => !isLinkFor(editor, issueId));
}

function isLinkFor(editor: string, issueId: number): boolean {
  return editor.startsWith('link ') && editor.endsWith(` ${issueId}`);
}

function withoutQuotes(editors: readonly string[], issueId: number): string[] {
  return editors.filter((editor) => !editor.startsWith(quoteKey(issueId, '')));
}

function quoteKey(issueId: number, quoted: string): string {
  return `${issueId} quote ${quoted}`;
}

/** Opens an editor beside those that are open; until one goes elsewhere. */
export function openEditor(editor: InlineEditor): EditorThunk {
  return (dispatch, getState) => {
    dispatch(viewNoted({ editors: [...others(getState(), editor), keyOf(editor)] }));
  };
}

export function closeEditor(editor: InlineEditor): EditorThunk {
  return (dispatch, getState) => {
    dispatch(viewNoted({ editors: others(getState(), editor) }));
  };
}

/** Closes an editor that nobody waits for any more, with what it was about to quote. */
export function callOffEditor(editor: InlineEditor): EditorThunk {
  return (dispatch) => {
    if (editor.place === 'comment') dispatch(endQuote(editor.issueId));
    dispatch(closeEditor(editor));
  };
}

function others({ issueView }: InlineEditRoot, editor: InlineEditor): string[] {
  return issueView.editors.filter((one) => one !== keyOf(editor));
}

/** How an editor is called in the state and on screen. */
export function keyOf({ issueId, place }: InlineEditor): string {
  return `${issueId} ${place}`;
}
