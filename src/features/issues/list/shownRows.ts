/** The rows of the list on screen, and the way to one. */
import type { CommandContext } from '@/commands/command';
import { selectShownList } from '@/lists/listView';
import { issuePaths, matchIssue } from '@/routing/paths/issues';
import { selectPath } from '@/screen/navigation';
import { cursorMoved } from '@/screen/selection';
import type { RootState } from '@/store/rootReducer';
import { bringRow } from '@/ui/bringRow';
import { replaceIssue } from '@/windows/wholePage';

/** Where the list is searched. */
export const searchBox = 'main [role=search] input[type=search]';

/** The issues on screen in their order. */
export function shownIds(state: RootState): number[] {
  return selectShownList(state)?.issues.map(({ id }) => id) ?? [];
}

/** Whether there is anything to go through. */
export const hasRows = (state: RootState) => (selectShownList(state)?.issues.length ?? 0) > 0;

/** The row of an issue, if the list can be reached: a window over it takes it out of reach. */
export function reachableRow(issueId: number): HTMLElement | undefined {
  const href = `#${issuePaths.issueDetails.url({ issueId })}`;
  const rows = document.querySelectorAll<HTMLElement>(`main a[data-row-link][href="${href}"]`);
  return [...rows].find((row) => !row.closest('[inert], [aria-hidden=true]'));
}

/** The focus goes to the row; in a window over the list the issue takes the place of the other. */
export function goToRow({ dispatch, getState }: CommandContext, issueId: number): void {
  bringRow(issueId);
  const row = reachableRow(issueId);
  if (row) {
    dispatch(cursorMoved({ issueId }));
    row.focus();
    row.scrollIntoView({ block: 'nearest' });
  } else if (matchIssue(selectPath(getState()))) {
    dispatch(replaceIssue(issueId));
  }
}

/**
 * Opens an issue of the list by hand. The keyboard goes to its row, from where Enter leads into the pane; who reads in
 * there reads on, and a window over the list takes the focus by itself.
 */
export function openRow({ go }: CommandContext, issueId: number): void {
  go(issuePaths.issueDetails.url({ issueId }));
  if (document.activeElement?.closest('[data-pane]')) return;
  bringRow(issueId);
  const row = reachableRow(issueId);
  row?.focus();
  row?.scrollIntoView({ block: 'nearest' });
}
