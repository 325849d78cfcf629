/** What keys and palette act on, as a pure function of the state. */
import { selectListSelection } from '@/lists/listSelection';
import { matchIssue } from '@/routing/paths/issues';
import { matchList } from '@/routing/paths/matchList';
import { selectMainPath, selectPath } from '@/screen/navigation';
import { selectCursor, selectSelectedIds } from '@/screen/selection';
import { selectUsesPane } from '@/screen/workspace';
import { selectIsWholePage } from '@/windows/wholePage';
import type { RootState } from '@/store/rootReducer';
import { selectPaneIssueId } from '@/windows/openWindows';
import type { CommandTarget } from './command';

const nothing: CommandTarget = { kind: 'nothing' };
const list: CommandTarget = { kind: 'list' };

/**
 * The targets at hand, the nearest first; a command takes the first that it applies to. At a list that is what is
 * selected, else the row where the keyboard stands, then the list; with an
 * issue open, what is selected beside it if that is several, that issue, and the list beside it.
 */
export function currentTargets(state: RootState): readonly CommandTarget[] {
  const path = selectPath(state);
  const opened = matchIssue(path);
  const hasList = selectListSelection(state).type !== null;
  if (opened) {
    const isBeside =
      hasList &&
      selectUsesPane(state) &&
      selectMainPath(state) !== null &&
      !selectIsWholePage(state);
    // The address follows a cursor that goes on only when that rests.
    const issueId = selectPaneIssueId(state) ?? opened.issueId;
    const issue: CommandTarget = { kind: 'issue', issueId };
    return isBeside ? [...several(state), issue, list, nothing] : [issue, nothing];
  }
  if (!matchList(path) || !hasList) return [nothing];
  return [...rowTargets(state), list, nothing];
}

function several(state: RootState): CommandTarget[] {
  const issueIds = selectSelectedIds(state);
  return issueIds.length > 1 ? [{ kind: 'issues', issueIds }] : [];
}

function rowTargets(state: RootState): CommandTarget[] {
  const [only = selectCursor(state), second] = selectSelectedIds(state);
  if (second !== undefined) return several(state);
  return only === null ? [] : [{ kind: 'issue', issueId: only }];
}
