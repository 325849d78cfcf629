/** What a job that adds issues from a table asks and sends of one row. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiContext } from '@/api/apiContext';
import type { Answer } from '@/protocol/operations';
import { askAside } from '@/saving/askAside';
import { findIssue } from '@/saving/findIssue';
import { type AddAct, type BulkJob, stepOf } from '@/screen/bulkJob';
import type { RootState } from '@/store/rootReducer';

type Call<Result> = ThunkAction<Promise<Result>, RootState, ApiContext, UnknownAction>;

/**
 * The issue that a row whose answer was lost has become; null for none. One that another row has become is not taken for
 * it. Rejects with `ApiError`.
 */
export function findRow(
  job: BulkJob,
  { rows }: AddAct,
  row: number,
): Call<Answer<'addIssue'> | null> {
  return async (dispatch, getState) => {
    const payload = rows[row]?.issue;
    const wasSent = stepOf(job, row)?.before !== undefined;
    if (!payload || !wasSent) return null;
    return findIssue(
      // The number of a job is when it began.
      { payload, known: [], sentAt: job.id, earlier: [] },
      (call, asked) => dispatch(askAside(call, asked)),
      getState,
      { taken: job.steps.flatMap(({ addedId }) => addedId ?? []), isAmongMany: true },
    );
  };
}

/** Adds the issue of a row. Rejects with `ApiError`. */
export function sendRow({ rows }: AddAct, row: number): Call<Answer<'addIssue'> | undefined> {
  return async (dispatch) => {
    const issue = rows[row]?.issue;
    return issue && (await dispatch(askAside('addIssue', issue))).result;
  };
}
