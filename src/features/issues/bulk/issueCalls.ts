/** What a job asks and sends of one issue. Aside from the state: 200 answers must not make 200 lists stale. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiContext } from '@/api/apiContext';
import { noteChanged } from '@/api/refreshWholeList';
import { selectSettings } from '@/entities/session';
import { isUnread } from '@/lib/issueList/isUnread';
import { isRefusal } from '@/protocol/apiError';
import { attributeColumn, Column, columnAttributeId } from '@/protocol/enums';
import { ApiErrorCode } from '@/protocol/errorCodes';
import type { LoadedIssue } from '@/protocol/issues';
import type { Answer, Payload } from '@/protocol/operations';
import { askAside } from '@/saving/askAside';
import { wasIn } from '@/saving/useWas';
import {
  type BulkAct,
  type BulkQuestion,
  type BulkValue,
  cellsText,
  type CellValues,
  readCells,
  type SeenIssue,
  wantedValue,
} from '@/screen/bulkJob';
import { selectChosenHistoryFilter } from '@/screen/issueView';
import type { RootState } from '@/store/rootReducer';
import { administersFolder } from '../details/issueRights';
import { selectAnsweredRows } from '../list/answeredRows';

type Call<Result> = ThunkAction<Promise<Result>, RootState, ApiContext, UnknownAction>;

/** What is asked about an issue: what the act is, or will be, about. */
type Subject = BulkAct | BulkQuestion;

/** One that is taken back is about the same. */
type OwnSubject = Exclude<Subject, { kind: 'undo' }>;

/**
 * Looks what an issue has, and whether the user may change it. One that is gone has been deleted, which is what a job
 * that deletes wants. Rejects with `ApiError`.
 */
export function lookAt(about: Subject, issueId: number): Call<SeenIssue> {
  const subject = about.kind === 'undo' ? about.of : about;
  return async (dispatch, getState) => {
    if (about.kind === 'undo' && about.of.kind === 'mark') {
      // The list may not know yet what was marked a moment ago, and nobody else changes one's marks.
      return { issueId, value: about.of.read, mayChange: true };
    }
    if (subject.kind === 'mark') {
      // Of one that the list does not show any more nobody knows: it is marked.
      const value = isRead(getState(), issueId) ?? !subject.read;
      return { issueId, value, mayChange: true };
    }
    try {
      const attributes = subject.kind === 'value' || subject.kind === 'cells';
      const { result } = await dispatch(askAside('loadIssue', { issueId, attributes }));
      return {
        issueId,
        value: valueOf(subject, result),
        folderId: result.details.folderId,
        name: result.details.name,
        mayChange: mayChange(getState(), subject, result.details.folderId),
      };
    } catch (error) {
      const isGone = deletes(subject) && isRefusal(error, ApiErrorCode.UnknownIssue);
      if (isGone) return { issueId, value: false, mayChange: true };
      throw error;
    }
  };
}

const deletes = ({ kind }: OwnSubject) => kind === 'delete' || kind === 'undoAdding';

/** As far as the list knows: nobody else changes one's marks. */
function isRead(state: RootState, issueId: number): boolean | undefined {
  const row = selectAnsweredRows(state).get(issueId);
  return row && !isUnread(row);
}

function valueOf(
  subject: Exclude<OwnSubject, { kind: 'mark' }>,
  { details, attributes = [] }: LoadedIssue,
): BulkValue {
  switch (subject.kind) {
    case 'value':
      return attributes.find(({ id }) => id === subject.attributeId)?.value ?? '';
    case 'cells':
      return cellsText(cellsOf(subject, { details, attributes }));
    case 'folder':
      return details.folderId;
    case 'subscription':
      return details.subscribed;
    case 'delete':
      return true;
    case 'undoAdding':
      return details.stamp;
  }
}

/** What the cells have that an act is about; all that can be changed while it is still asked. */
function cellsOf(
  subject: Extract<OwnSubject, { kind: 'cells' }>,
  { details, attributes = [] }: Pick<LoadedIssue, 'details' | 'attributes'>,
): CellValues {
  const all: CellValues = [
    [Column.name, details.name],
    ...attributes.map(({ id, value }) => [attributeColumn(id), value ?? ''] as const),
  ];
  if (!('cells' in subject)) return all;
  const wanted = subject.cells[details.id] ?? [];
  return wanted.map(([columnId]) => [columnId, new Map(all).get(columnId) ?? '']);
}

/** Issues are moved and deleted by administrators of their project; the rest is for everybody who sees them. */
function mayChange(state: RootState, subject: OwnSubject, folderId: number): boolean {
  if (subject.kind !== 'folder' && !deletes(subject)) return true;
  return administersFolder(state, folderId);
}

/**
 * Sends the change of one issue, of which `before` was seen a moment ago: where a server compares, nobody is overwritten
 * between the two. False where somebody else had made the same of it by then. Rejects with `ApiError`.
 */
export function sendChange(act: BulkAct, issueId: number, before: BulkValue): Call<boolean> {
  const subject = act.kind === 'undo' ? act.of : act;
  const value = wantedValue(act, issueId);
  return async (dispatch, getState, context) => {
    /** A change has a stamp, by which whole lists tell what has left them. */
    const hasChanged = ({ result: { stampId } }: { result: Answer<'editIssue' | 'moveIssue'> }) => {
      if (stampId) noteChanged(context, issueId, stampId);
      return Boolean(stampId);
    };
    const was = <Was>(seen: Was) => wasIn(getState(), seen);
    switch (subject.kind) {
      case 'value': {
        const valuesOf = (one: BulkValue) => [{ id: subject.attributeId, value: String(one) }];
        const sent = { issueId, values: valuesOf(value), ...was({ values: valuesOf(before) }) };
        return hasChanged(await dispatch(askAside('editIssue', sent)));
      }
      case 'cells': {
        const sent = { issueId, ...editOf(value), ...was(editOf(before)) };
        return hasChanged(await dispatch(askAside('editIssue', sent)));
      }
      case 'folder': {
        const folderId = Number(value);
        const sent = { issueId, folderId, ...was({ folderId: Number(before) }) };
        return hasChanged(await dispatch(askAside('moveIssue', sent)));
      }
      case 'subscription': {
        const name = value === true ? 'subscribeIssue' : 'unsubscribeIssue';
        await dispatch(askAside(name, { issueId }));
        return true;
      }
      case 'delete':
        await dispatch(askAside('deleteIssue', { issueId }));
        return true;
      case 'undoAdding':
        await dispatch(askAside('deleteIssue', { issueId, ...was({ stamp: Number(before) }) }));
        return true;
      case 'mark':
        await dispatch(askAside('loadIssue', markPayload(getState(), issueId, value === true)));
        return true;
    }
  };
}

/** Cells as a name and values of an issue. */
function editOf(text: BulkValue): Omit<Payload<'editIssue'>, 'issueId' | 'was'> {
  const cells = readCells(text);
  const name = cells.find(([columnId]) => columnId === Column.name)?.[1];
  const values = cells.flatMap(([columnId, value]) => {
    const id = columnAttributeId(columnId);
    return id === null ? [] : { id, value };
  });
  return { ...(name !== undefined && { name }), ...(values.length > 0 && { values }) };
}

/** Loading the history of an issue marks it, and keeps the filter that it is loaded with; the history itself is not wanted. */
function markPayload(state: RootState, issueId: number, read: boolean) {
  const row = selectAnsweredRows(state).get(issueId);
  return {
    issueId,
    history: true,
    modifiedSince: row?.stamp ?? 0,
    filter: selectChosenHistoryFilter(state) ?? selectSettings(state).historyFilter,
    unread: !read,
  };
}
