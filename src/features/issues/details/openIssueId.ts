import { matchIssue } from '@/routing/paths/issues';
import { selectPath } from '@/screen/navigation';
import type { RootState } from '@/store/rootReducer';
import { selectPaneIssueId } from '@/windows/openWindows';

/** The issue one reads: that in the pane, whose address follows it, else that of the window; null without one. */
export function selectOpenIssueId(state: RootState): number | null {
  return selectPaneIssueId(state) ?? matchIssue(selectPath(state))?.issueId ?? null;
}
