/**
 * What an opened issue asks for. With its history the server marks it as read, so whoever only comes by gets the rest of
 * it first (decision 036). Apart from what its window is drawn with: it is asked for while that is still on its way.
 */
import { issuesApi } from '@/api/endpoints/issues';
import { loadIssueArg } from '@/entities/issues';
import {
  selectChosenHistoryFilter,
  selectIsKeptUnread,
  selectTimesAsked,
} from '@/screen/issueView';
import { selectLastPaneIssueId } from '@/screen/navigation';
import { selectIsGlancing } from '@/screen/selection';
import type { RootState } from '@/store/rootReducer';
import { glanceQuery } from '@/windows/glanceQuery';
import { selectPaneIssueId } from '@/windows/openWindows';
import { screenQuery, type ScreenQuery } from '@/windows/screenQuery';

/** The issue, or what is told of it at a glance. */
export function openedQueries(state: RootState, issueId: number): readonly ScreenQuery[] {
  if (!selectIsGlance(state, issueId)) return [readQuery(state, issueId)];
  // Nothing before the cursor rests, which the address shows.
  return selectLastPaneIssueId(state) === issueId ? [glanceQuery(issueId)] : [];
}

/** Whether the pane shows it only because the cursor of the list came by. */
export function selectIsGlance(state: RootState, issueId: number): boolean {
  return selectIsGlancing(state) && selectPaneIssueId(state) === issueId;
}

/** The issue with its history, continuing what is known: it is read. */
function readQuery(state: RootState, issueId: number): ScreenQuery {
  const arg = loadIssueArg(state, issueId, {
    unread: selectIsKeptUnread(state, issueId),
    filter: selectChosenHistoryFilter(state) ?? undefined,
  });
  return screenQuery(issuesApi.endpoints.loadIssue, arg, {
    identity: issueId,
    asked: selectTimesAsked(state),
  });
}
