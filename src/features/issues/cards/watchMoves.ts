/** Cards that were moved stay where they were put until every list knows it (decision 049). */
import { issuesApi } from '@/api/endpoints/issues';
import type { CommandContext } from '@/commands/command';
import { endMove, selectCardMoves } from '@/screen/cards';
import type { CardMove } from '@/screen/cardState';
import type { RootState } from '@/store/rootReducer';
import type { AppStore } from '@/store/setupStore';
import { cardSentences } from './messages';

/**
 * Ends the moves that no list is behind any more. A list that comes after a save may have been asked for before it: only
 * the stamp of its row tells.
 *
 * @returns the way to stop
 */
export function watchMoves(
  store: AppStore,
  { announce }: Pick<CommandContext, 'announce'>,
): () => void {
  const { dispatch, getState } = store;
  return store.subscribe(() => {
    const move = selectCardMoves(getState()).find((one) => isKnown(getState(), one));
    if (!move) return;
    // Who hears it can take the card up again.
    if (move.isTakenBack !== true) {
      announce(cardSentences.moved, { issueId: String(move.issueId) });
    }
    // That is a change, too, after which the next one is looked for.
    dispatch(endMove(move.issueId));
  });
}

/** Whether it is saved, and all lists say so or do not have the issue. */
function isKnown(state: RootState, { issueId, stamp }: CardMove): boolean {
  if (stamp === undefined) return false;
  const { selectCachedArgsForQuery } = issuesApi.util;
  return selectCachedArgsForQuery(state, 'listIssues').every((list) => {
    const { data, isLoading } = issuesApi.endpoints.listIssues.select(list)(state);
    const row = data?.issues.find(({ id }) => id === issueId);
    return row ? row.stamp >= stamp : !isLoading;
  });
}
