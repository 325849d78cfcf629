/** Carries out a job over many issues: at most four requests at a time, each outcome noted in the state (decision 045). */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiContext } from '@/api/apiContext';
import { issuesApi } from '@/api/endpoints/issues';
import { alertStatus, listOf, one } from '@/api/tags';
import type { CommandContext } from '@/commands/command';
import { selectUserId } from '@/entities/session';
import { selectListSelection } from '@/lists/listSelection';
import { selectListedName } from '@/lists/listPlace';
import { type ApiError, toApiError } from '@/protocol/apiError';
import { ACCESS_DENIED } from '@/protocol/callCodes';
import { Column, columnAttributeId } from '@/protocol/enums';
import { isOutcomeUnknown } from '@/saving/saveOutcome';
import { changeJob, selectBulkJob, showJob } from '@/screen/bulk';
import {
  type AddAct,
  addedBy,
  answerLost,
  type BulkAct,
  type BulkJob,
  type BulkStep,
  type CellValues,
  countSteps,
  heldUp,
  lookBegun,
  looked,
  newJob,
  nextIssue,
  readCells,
  stepDone,
  stepRefused,
} from '@/screen/bulkJob';
import type { SingleChange } from '@/screen/issueView';
import { rangeSelected, selectSelectedIds } from '@/screen/selection';
import { offerUndo } from '@/screen/undo';
import type { RootState } from '@/store/rootReducer';
import { shownIds } from '../list/selecting';
import { undoSentences } from '../undo/messages';
import { findRow, sendRow } from './addRow';
import { endsSession } from './endsSession';
import { lookAt, sendChange } from './issueCalls';
import { bulkSentences } from './messages';
import { mayUndoAdding } from './undoAdding';

type Running<Result> = ThunkAction<Result, RootState, ApiContext, UnknownAction>;

/** Begins a job with these issues. */
export function startBulk(
  context: CommandContext,
  act: BulkAct,
  issueIds: readonly number[],
): void {
  const state = context.getState();
  const typeId = selectListSelection(state).type?.typeId ?? null;
  const nameOf = (issueId: number) =>
    act.kind === 'undoAdding' ? act.added[issueId]?.name : selectListedName(state, issueId);
  const issues = issueIds.map((issueId) => ({ issueId, name: nameOf(issueId) ?? '' }));
  begin(context, { typeId, act }, issues);
}

/** Begins to add the issues of a table. */
export function startAdding(context: CommandContext, typeId: number, act: AddAct): void {
  const rows = Object.entries(act.rows).map(([row, { issue }]) => ({
    issueId: Number(row),
    name: issue.name,
  }));
  begin(context, { typeId, act }, rows);
}

function begin(
  context: CommandContext,
  about: Pick<BulkJob, 'typeId' | 'act'>,
  issues: Parameters<typeof newJob>[1],
): void {
  const { dispatch, getState } = context;
  const own = { id: Date.now(), userId: selectUserId(getState()) };
  dispatch(showJob(newJob({ ...own, ...about }, issues)));
  goOn(context);
}

/** Begins as many steps as may run now. To be called whenever the job may have room for one. */
export function goOn(context: CommandContext): void {
  const { dispatch, getState } = context;
  for (;;) {
    const job = selectBulkJob(getState());
    if (job?.phase === 'ended') finish(context, job);
    const issueId = job && nextIssue(job);
    if (!job || issueId === null) return;
    dispatch(changeJob(job.id, (now) => lookBegun(now, issueId)));
    void dispatch(takeStep(job, issueId)).then(() => {
      if (selectBulkJob(getState())?.id === job.id) goOn(context);
    });
  }
}

/** Does something to the job on screen, and what follows from it. */
export function steerJob(context: CommandContext, change: (job: BulkJob) => BulkJob): void {
  const { dispatch, getState } = context;
  const job = selectBulkJob(getState());
  if (!job) return;
  dispatch(changeJob(job.id, change));
  goOn(context);
}

/** Looks, sends where that is needed, and notes how it ended. */
function takeStep({ id, act }: BulkJob, issueId: number): Running<Promise<void>> {
  return async (dispatch, getState) => {
    const note = (change: (job: BulkJob) => BulkJob) => {
      dispatch(changeJob(id, change));
    };
    const stepNow = () => selectBulkJob(getState())?.steps.find((step) => step.issueId === issueId);
    try {
      if (act.kind === 'add') {
        const job = selectBulkJob(getState());
        const found = job && (await dispatch(findRow(job, act, issueId)));
        note((now) => (found ? stepDone(now, issueId, found) : looked(now, issueId, false)));
      } else {
        const { value, mayChange } = await dispatch(lookAt(act, issueId));
        if (!mayChange && stepNow()?.before === undefined) {
          note((job) => stepRefused(job, issueId, { kind: 'api', code: ACCESS_DENIED }));
          return;
        }
        note((job) => looked(job, issueId, value));
      }
    } catch (error) {
      const reason = reasonOf(error);
      const concernsAll = endsSession(reason) || isOutcomeUnknown(reason);
      note((job) => (concernsAll ? heldUp : stepRefused)(job, issueId, reason));
      return;
    }
    if (stepNow()?.status !== 'sending') return;
    try {
      if (act.kind === 'add') {
        const added = await dispatch(sendRow(act, issueId));
        note((job) => stepDone(job, issueId, added));
      } else {
        await dispatch(sendChange(act, issueId));
        note((job) => stepDone(job, issueId));
      }
    } catch (error) {
      const reason = reasonOf(error);
      if (endsSession(reason)) note((job) => heldUp(job, issueId, reason));
      else if (isOutcomeUnknown(reason)) note((job) => answerLost(job, issueId, reason));
      else note((job) => stepRefused(job, issueId, reason));
    }
  };
}

/** Plain, as the state takes it. */
function reasonOf(error: unknown): ApiError {
  return { ...toApiError(error) };
}

/** Jobs of which the end was said: their last answers may come at one moment. */
const finished = new WeakSet<BulkJob>();

/** Those that were refused stay selected; the rest is done, and said, and can be taken back. */
function finish({ dispatch, getState, announce }: CommandContext, job: BulkJob): void {
  if (finished.has(job)) return;
  finished.add(job);
  const { done, same, refused } = countSteps(job);
  if (job.act.kind === 'undoAdding') {
    announce(undoSentences.severalUndone, { undone: done + same, kept: refused });
  } else announce(bulkSentences.result, { done, same, refused });
  if (job.act.kind !== 'add') keepSelected(job, dispatch, getState);
  const changed = job.steps.filter(({ status }) => status === 'done');
  const changes = changed.flatMap((step) => changesOf(job, step));
  if (changes.length > 0) dispatch(offerUndo({ kind: 'several', changes }));
  if (mayUndoAdding(getState(), job)) dispatch(offerUndo({ kind: 'added', added: addedBy(job) }));
  if (changed.length === 0) return;
  const isOther = ['delete', 'undoAdding', 'add'].includes(job.act.kind);
  const own = isOther ? [] : changed.map(({ issueId }) => one('Issue', issueId));
  dispatch(issuesApi.util.invalidateTags([...own, listOf('Issue'), alertStatus]));
}

/** What is not settled stays selected, with what was refused. */
function keepSelected(
  job: BulkJob,
  dispatch: CommandContext['dispatch'],
  getState: CommandContext['getState'],
): void {
  const isSettled = (issueId: number) =>
    job.steps.some((step) => step.issueId === issueId && step.status !== 'refused');
  const left = selectSelectedIds(getState()).filter((issueId) => !isSettled(issueId));
  const isShown = new Set(shownIds(getState()));
  const stuck = job.steps.filter(
    ({ issueId, status }) => status === 'refused' && isShown.has(issueId),
  );
  const issueIds = [...new Set([...left, ...stuck.map(({ issueId }) => issueId)])];
  dispatch(rangeSelected({ issueIds }));
}

/** What takes a step back; none for what cannot be. */
function changesOf({ act, typeId }: BulkJob, { issueId, before }: BulkStep): SingleChange[] {
  switch (act.kind) {
    case 'value': {
      const values = [{ id: act.attributeId, before: String(before ?? ''), after: act.value }];
      return [{ kind: 'values', issueId, values }];
    }
    case 'cells':
      return cellChanges(issueId, readCells(before), act.cells[issueId] ?? []);
    case 'folder':
      return [{ kind: 'folder', issueId, before: Number(before), after: act.folderId }];
    case 'subscription':
      return [{ kind: 'subscription', issueId, before: !act.subscribed, after: act.subscribed }];
    case 'mark':
      return [{ kind: 'marks', typeId: typeId ?? undefined, issueIds: [issueId], after: act.read }];
    case 'delete':
    case 'undoAdding':
    case 'add':
      return [];
  }
}

/** What was the same before was not changed. */
function cellChanges(issueId: number, before: CellValues, after: CellValues): SingleChange[] {
  const was = new Map(before);
  const changed = after.filter(([columnId, value]) => was.get(columnId) !== value);
  const values = changed.flatMap(([columnId, value]) => {
    const id = columnAttributeId(columnId);
    return id === null ? [] : { id, before: was.get(columnId) ?? '', after: value };
  });
  const names = changed.filter(([columnId]) => columnId === Column.name);
  return [
    ...names.map(([columnId, name]) => ({
      kind: 'name' as const,
      issueId,
      before: was.get(columnId) ?? '',
      after: name,
    })),
    ...(values.length > 0 ? [{ kind: 'values' as const, issueId, values }] : []),
  ];
}
