/** What is known of an issue, be it read or only looked at, and who stands beside it. */
import { weakMapMemoize } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import { type Issue, issues } from '@/entities/issues';
import { selectSettings } from '@/entities/session';
import { selectNeighbourIds } from '@/lists/listPlace';
import type { HistoryFilter } from '@/protocol/enums';
import type { LoadedIssue } from '@/protocol/issues';
import { selectLastPaneIssueId } from '@/screen/navigation';
import type { RootState } from '@/store/rootReducer';
import { glanceQuery } from '@/windows/glanceQuery';
import { selectPaneIssueId } from '@/windows/openWindows';
import type { ScreenQuery } from '@/windows/screenQuery';

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
