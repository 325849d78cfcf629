/** Who has changed what one is asked about. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiContext } from '@/api/apiContext';
import { issues } from '@/entities/issues';
import { selectUserName } from '@/entities/users';
import type { Id } from '@/protocol/scalars';
import type { RootState } from '@/store/rootReducer';
import type { WindowContext } from '@/windows/windowPage';
import { askHistorySince } from './askHistorySince';
import type { IssueParams } from './issueQueries';

/** The names of some users, each once; whoever is not known any more has none. */
export function namesOf(state: RootState, userIds: readonly (Id | undefined)[]): string[] {
  return [...new Set(userIds)].flatMap((userId) => {
    const name = userId === undefined ? undefined : selectUserName(state, userId);
    return name === undefined ? [] : [name];
  });
}

/** Who has changed a comment or a file last, of which only the history tells; nobody where that cannot be asked. */
export function changersOfEntry(
  { params: { issueId }, state }: WindowContext<IssueParams>,
  itemId: Id,
): ThunkAction<Promise<string[]>, RootState, ApiContext, UnknownAction> {
  return async (dispatch, getState) => {
    // What was on screen when the question was opened is older than what was changed since.
    const known = issues.selectById(state, issueId)?.details.stamp ?? itemId;
    try {
      const { history = [] } = await dispatch(askHistorySince(issueId, known));
      return namesOf(getState(), [history.find(({ id }) => id === itemId)?.modifiedBy]);
    } catch {
      // What was changed is known, and stops what one is about to do: who did it says only more.
      return [];
    }
  };
}
