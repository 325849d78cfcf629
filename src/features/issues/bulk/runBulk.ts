/** Carries out a job over many issues: at most four requests at a time, each outcome noted in the state (decision 045). */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiContext } from '@/api/apiContext';
import { issuesApi } from '@/api/endpoints/issues';
import { forgetIssuesSaved, noteChanged, noteIssuesSaved } from '@/api/refreshWholeList';
import { alertStatus, listOf, one } from '@/api/tags';
import type { CommandContext } from '@/commands/command';
import { selectUserId } from '@/entities/session';
import { selectListedName } from '@/lists/listPlace';
import { type ApiError, isRefusal, toApiError } from '@/protocol/apiError';
import { ACCESS_DENIED } from '@/protocol/callCodes';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { isOutcomeUnknown } from '@/saving/saveOutcome';
import { changeJob, selectBulkJob, showJob } from '@/screen/bulk';
import {
  type AddAct,
  addedBy,
  answerLost,
  type BulkAct,
  type BulkJob,
  countSteps,
  guardsOf,
  heldUp,
  lookBegun,
  looked,
  metAnother,
  named,
  newJob,
  nextIssue,
  stepDone,
  stepOf,
  stepRefused,
  stepSame,
  undoOf,
  type SeenIssue,
  type UndoOfJob,
} from '@/screen/bulkJob';
import { rangeSelected, selectSelectedIds } from '@/screen/selection';
import { offerUndo } from '@/screen/undo';
import type { RootState } from '@/store/rootReducer';
import { shownIds } from '../list/shownRows';
import { undoSentences } from '../undo/messages';
import { findRow, sendRow } from './addRow';
import { endsSession } from './endsSession';
import { lookAt, sendChange } from './issueCalls';
import { bulkSentences } from './messages';
import { mayUndoAdding } from './undoAdding';

type Running<Result> = ThunkAction<Result, RootState, ApiContext, UnknownAction>;

/** Begins a job with these issues. What was seen of them when it was asked for is not overwritten once it has changed. */
export function startBulk(
  context: CommandContext,
  act: BulkAct,
  issueIds: readonly number[],
  seen: readonly SeenIssue[] = [],
): void {
  const state = context.getState();
  const nameOf = (issueId: number) =>
    act.kind === 'undoAdding' ? act.added[issueId]?.name : selectListedName(state, issueId);
  const guards = guardsOf(act, seen);
  const issues = issueIds.map((issueId) => {
    const guard = guards.get(issueId);
    return { issueId, name: nameOf(issueId) ?? '', ...(guard !== undefined && { guard }) };
  });
  begin(context, act, issues);
}

/** Begins to take a job back. */
export function startUndo(context: CommandContext, { act, issues }: UndoOfJob): void {
  begin(context, act, issues);
}

/** Begins to add the issues of a table. */
export function startAdding(context: CommandContext, act: AddAct): void {
  const rows = Object.entries(act.rows).map(([row, { issue }]) => ({
    issueId: Number(row),
    name: issue.name,
  }));
  begin(context, act, rows);
}

function begin(
  context: CommandContext,
  act: BulkJob['act'],
  issues: Parameters<typeof newJob>[1],
): void {
  const { dispatch, getState } = context;
  const own = { id: Date.now(), userId: selectUserId(getState()) };
  dispatch(showJob(newJob({ ...own, act }, issues)));
  noteSelected(context);
  goOn(context);
}

/** What was selected when the job on screen began, or began anew, by its client. */
const selectedThen = new WeakMap<CommandContext['dispatch'], readonly number[]>();

function noteSelected({ dispatch, getState }: CommandContext): void {
  selectedThen.set(dispatch, selectSelectedIds(getState()));
}

/** Whether somebody has selected otherwise while the job ran. Those who have added rows have not. */
function hasSelectedAnew({ dispatch, getState }: CommandContext): boolean {
  const now = new Set(selectSelectedIds(getState()));
  const then = selectedThen.get(dispatch) ?? [];
  return now.size > 0 && (then.length === 0 || !then.every((issueId) => now.has(issueId)));
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
  if (job.phase === 'ended') noteSelected(context);
  dispatch(changeJob(job.id, change));
  goOn(context);
}

/** Looks, sends where that is needed, and notes how it ended. */
function takeStep({ id, act }: BulkJob, issueId: number): Running<Promise<void>> {
  return async (dispatch, getState) => {
    const note = (change: (job: BulkJob) => BulkJob) => {
      dispatch(changeJob(id, change));
    };
    const stepNow = () => {
      const job = selectBulkJob(getState());
      return job ? stepOf(job, issueId) : undefined;
    };
    try {
      if (act.kind === 'add') {
        const job = selectBulkJob(getState());
        const found = job && (await dispatch(findRow(job, act, issueId)));
        note((now) => (found ? stepDone(now, issueId, found) : looked(now, issueId, false)));
      } else {
        const { value, mayChange, name = '' } = await dispatch(lookAt(act, issueId));
        note((job) => named(job, issueId, name));
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
        const isOwn = await dispatch(sendChange(act, issueId, stepNow()?.before ?? ''));
        note((job) => (isOwn ? stepDone : stepSame)(job, issueId));
      }
    } catch (error) {
      const reason = reasonOf(error);
      if (endsSession(reason)) note((job) => heldUp(job, issueId, reason));
      else if (isOutcomeUnknown(reason)) note((job) => answerLost(job, issueId, reason));
      else if (isRefusal(reason, ApiErrorCode.TransactionDeadlock) && act.kind !== 'add') {
        note((job) => metAnother(job, issueId, reason));
      } else note((job) => stepRefused(job, issueId, reason));
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
function finish(context: CommandContext, job: BulkJob): void {
  const { dispatch, getState, announce } = context;
  if (finished.has(job)) return;
  finished.add(job);
  const { done, same, refused } = countSteps(job);
  if (job.act.kind === 'undo' || job.act.kind === 'undoAdding') {
    announce(undoSentences.severalUndone, { undone: done + same, kept: refused });
  } else announce(bulkSentences.result, { done, same, refused });
  if (job.act.kind !== 'add' && !hasSelectedAnew(context)) keepSelected(job, dispatch, getState);
  const changed = job.steps.filter(({ status }) => status === 'done');
  const undo = undoOf(job);
  if (undo) dispatch(offerUndo({ kind: 'several', ...undo }));
  if (mayUndoAdding(getState(), job)) dispatch(offerUndo({ kind: 'added', added: addedBy(job) }));
  if (changed.length === 0) return;
  const isOther = ['delete', 'undoAdding', 'add'].includes(job.act.kind);
  const own = isOther ? [] : changed.map(({ issueId }) => one('Issue', issueId));
  dispatch(noteSaves(job.act, changed));
  dispatch(issuesApi.util.invalidateTags([...own, listOf('Issue'), alertStatus]));
}

/** For whole lists, which are about to be asked for again. */
function noteSaves(act: BulkJob['act'], changed: BulkJob['steps']): Running<void> {
  return (_dispatch, _getState, context) => {
    if (!changesIssues(act)) forgetIssuesSaved(context);
    else noteIssuesSaved(context);
    if (act.kind !== 'delete' && act.kind !== 'undoAdding') return;
    for (const { issueId } of changed) noteChanged(context, issueId, Infinity);
  };
}

/** Whether the latest changes of a list tell what was done. */
function changesIssues(act: BulkJob['act']): boolean {
  const told = ['value', 'cells', 'folder', 'add', 'delete', 'undoAdding'];
  return told.includes((act.kind === 'undo' ? act.of : act).kind);
}

/** What is not settled stays selected, with what was refused. */
function keepSelected(
  job: BulkJob,
  dispatch: CommandContext['dispatch'],
  getState: CommandContext['getState'],
): void {
  const isSettled = (issueId: number) => {
    const status = stepOf(job, issueId)?.status;
    return status !== undefined && status !== 'refused';
  };
  const left = selectSelectedIds(getState()).filter((issueId) => !isSettled(issueId));
  const isShown = new Set(shownIds(getState()));
  const stuck = job.tally.refused.filter(({ issueId }) => isShown.has(issueId));
  const issueIds = [...new Set([...left, ...stuck.map(({ issueId }) => issueId)])];
  dispatch(rangeSelected({ issueIds }));
}
