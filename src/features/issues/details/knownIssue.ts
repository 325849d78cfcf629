/**
 * What is asked and known of an issue. With its history the server marks it as read, so whoever only comes by gets the
 * rest of it first (decision 036).
 */
import { weakMapMemoize } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { issuesApi } from '@/api/endpoints/issues';
import { type Issue, issues, loadIssueArg } from '@/entities/issues';
import { selectSettings } from '@/entities/session';
import { selectNeighbourIds } from '@/lists/listPlace';
import type { HistoryFilter } from '@/protocol/enums';
import type { LoadedIssue } from '@/protocol/issues';
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

const { loadIssue } = issuesApi.endpoints;

/** The issue with its history, continuing what is known: it is read. */
export function readQuery(state: RootState, issueId: number): ScreenQuery {
  const arg = loadIssueArg(state, issueId, {
    unread: selectIsKeptUnread(state, issueId),
    filter: selectChosenHistoryFilter(state) ?? undefined,
  });
  return screenQuery(loadIssue, arg, { identity: issueId, asked: selectTimesAsked(state) });
}

/** Whether the pane shows it only because the cursor of the list came by. */
export function selectIsGlance(state: RootState, issueId: number): boolean {
  return selectIsGlancing(state) && selectPaneIssueId(state) === issueId;
}

/** Nothing before the cursor rests, which the address shows. */
export function glanceQueries(state: RootState, issueId: number): readonly ScreenQuery[] {
  return selectLastPaneIssueId(state) === issueId ? [glanceQuery(issueId)] : [];
}

/** The issues one may go to next from the one in the pane. */
export function neighbourQueries(state: RootState, issueId: number): readonly ScreenQuery[] {
  const isThere = selectPaneIssueId(state) === issueId && selectLastPaneIssueId(state) === issueId;
  return isThere ? selectNeighbourIds(state, issueId).map(glanceQuery) : [];
}

/** The issue as far as it is known, be it from a glance; null before. */
export function selectKnownIssue(state: RootState, issueId: number): Issue | null {
  const known = issues.selectById(state, issueId);
  const glance = glanceQuery(issueId).select(state).data;
  if (!glance) return known ?? null;
  return known
    ? withNews(known, glance)
    : withoutHistory(glance, selectSettings(state).historyFilter);
}

/** What was seen at a glance may be newer than what was read; what is the same in both is drawn already, and stays. */
const withNews = weakMapMemoize((known: Issue, glance: LoadedIssue): Issue => {
  const { details, description, attributes = [] } = glance;
  if (description === true) return known;
  const glanced = { ...known, details, description: description ?? null, attributes };
  const isNewer = details.stamp > known.details.stamp;
  return isNewer ? glanced : copyWithStructuralSharing(glanced, known);
});

const withoutHistory = weakMapMemoize(
  ({ details, description, attributes = [] }: LoadedIssue, filter: HistoryFilter): Issue => ({
    issueId: details.id,
    details,
    description: description === true ? null : (description ?? null),
    attributes,
    history: [],
    filter,
    html: true,
  }),
);
