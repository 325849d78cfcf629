import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiContext } from '@/api/apiContext';
import type { RootState } from '@/store/rootReducer';
import { askAgain } from '@/windows/askAgain';
import type { ScreenQuery } from '@/windows/screenQuery';

/** Asks the server what a form would be made of at this moment; null when there is nothing left to edit. */
export type FormSource<Values> = ThunkAction<
  Promise<Values | null>,
  RootState,
  ApiContext,
  UnknownAction
>;

/**
 * What an editing form is made of: one of the queries of its page, and how the form shows the answer.
 *
 * @example edits={formSource(folderQuery(params), ({ name }) => ({ name }))}
 */
export function formSource<Answer, Values>(
  query: ScreenQuery<Answer>,
  toValues: (answer: Answer, state: RootState) => Values | null,
): FormSource<Values> {
  return async (dispatch, getState) => toValues(await dispatch(askAgain(query)), getState());
}
