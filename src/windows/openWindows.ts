/** What stands open at an address: a window over everything, an issue beside the list, or both (decision 036). */
import { issuePaths } from '@/routing/paths/issues';
import { selectListArg } from '@/screen/issueList';
import { selectLastPaneIssueId, selectPath, selectWholeIssueId } from '@/screen/navigation';
import { selectCursor } from '@/screen/selection';
import { selectUsesPane } from '@/screen/workspace';
import type { RootState } from '@/store/rootReducer';
import type { OpenWindow } from './openWindow';

/** The window of a raw path, or null for main and unknown paths. */
export type FindWindow = (rawPath: string) => OpenWindow | null;

export interface OpenWindows {
  /** Beside the list, which stays in use. */
  pane: OpenWindow | null;
  /** Over everything, the pane included. */
  window: OpenWindow | null;
}

/**
 * The issue in the pane, or null without one. It follows the cursor of the list at once, and the address follows when
 * the cursor rests.
 */
export function selectPaneIssueId(state: RootState): number | null {
  const opened = selectLastPaneIssueId(state);
  if (opened === null || opened === selectWholeIssueId(state)) return null;
  const hasPane = selectUsesPane(state) && selectListArg(state) !== null;
  return hasPane ? selectCursor(state) : null;
}

/** The address of the issue that windows lie over, in the pane or on the whole page for once; null without one. */
export function selectPanePath(state: RootState): string | null {
  const issueId = selectPaneIssueId(state) ?? selectWholeIssueId(state);
  return issueId === null ? null : issuePaths.issueDetails.url({ issueId });
}

/** What stands open; an address that is no issue's is a window over the pane. */
export function openWindows(state: RootState, findWindow: FindWindow): OpenWindows {
  const matched = findWindow(selectPath(state));
  const issueId = selectPaneIssueId(state);
  if (issueId === null) return { pane: null, window: matched };
  const isPane = matched?.inPane ?? false;
  const isThere = isPane && selectLastPaneIssueId(state) === issueId;
  return {
    pane: isThere ? matched : findWindow(issuePaths.issueDetails.url({ issueId })),
    window: isPane ? null : matched,
  };
}
