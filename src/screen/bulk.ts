/** What is done to several issues at once, apart from the slice, which is part of the first load (decision 045). */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { BulkForm, BulkJob, BulkState, SeenIssue, UnseenIssue } from './bulkJob';
import { type IssueViewState, viewNoted } from './issueView';

interface BulkRoot {
  issueView: IssueViewState;
}

type BulkThunk = ThunkAction<void, BulkRoot, unknown, UnknownAction>;

const nothing: BulkState = { form: null, seen: [], job: null };

const bulkOf = ({ issueView }: BulkRoot) => issueView.bulk ?? nothing;

/** The job that runs, rests or has ended; null for none. */
export const selectBulkJob = (state: BulkRoot): BulkJob | null => bulkOf(state).job;

/** What is asked at the moment, before a job. */
export const selectBulkForm = (state: BulkRoot): BulkForm | null => bulkOf(state).form;

/** The issues of the form that were looked at. */
export const selectSeenIssues = (state: BulkRoot): readonly SeenIssue[] => bulkOf(state).seen;

const noneUnseen: readonly UnseenIssue[] = [];

/** The issues of the form that could not be looked at. */
export const selectUnseenIssues = (state: BulkRoot): readonly UnseenIssue[] =>
  bulkOf(state).unseen ?? noneUnseen;

/** Whether another job can begin. */
export const selectCanBeginJob = (state: BulkRoot): boolean =>
  [undefined, 'ended'].includes(selectBulkJob(state)?.phase);

function note(part: Partial<BulkState>): BulkThunk {
  return (dispatch, getState) => {
    dispatch(viewNoted({ bulk: { ...bulkOf(getState()), ...part } }));
  };
}

/** Asks what is to be done, in place of what was asked before. */
export function askBulk(form: BulkForm): BulkThunk {
  return note({ form, seen: [], unseen: [] });
}

export function closeBulkForm(): BulkThunk {
  return note({ form: null, seen: [], unseen: [] });
}

/** What was seen for a form; nothing when one about other issues is open by then. */
export function noteSeen(form: BulkForm, issues: readonly SeenIssue[]): BulkThunk {
  return (dispatch, getState) => {
    const { form: open, seen } = bulkOf(getState());
    if (open?.issueIds === form.issueIds) dispatch(note({ seen: [...seen, ...issues] }));
  };
}

/** The same of one that could not be looked at. */
export function noteUnseen(form: BulkForm, issue: UnseenIssue): BulkThunk {
  return (dispatch, getState) => {
    const open = selectBulkForm(getState());
    if (open?.issueIds !== form.issueIds) return;
    dispatch(note({ unseen: [...selectUnseenIssues(getState()), issue] }));
  };
}

/** Lets values that were pasted begin at another column. */
export function askColumn(columnId: number): BulkThunk {
  return (dispatch, getState) => {
    const { form } = bulkOf(getState());
    if (form?.question.kind !== 'cells') return;
    dispatch(note({ form: { ...form, question: { ...form.question, columnId } } }));
  };
}

/** Puts a job on screen; null takes it off. */
export function showJob(job: BulkJob | null): BulkThunk {
  return note({ job, form: null, seen: [], unseen: [] });
}

/** Changes a job; nothing when another one is on screen by then. */
export function changeJob(jobId: number, change: (job: BulkJob) => BulkJob): BulkThunk {
  return (dispatch, getState) => {
    const { job } = bulkOf(getState());
    if (job?.id === jobId) dispatch(note({ job: change(job) }));
  };
}
