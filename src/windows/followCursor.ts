/**
 * The pane shows the issue of the cursor at once, with what is known of it; the rest waits until the cursor does, so
 * that whoever passes by an issue neither asks for it nor reads it (decision 036).
 */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { issues } from '@/entities/issues';
import { readPath } from '@/routing/address';
import { issuePaths } from '@/routing/paths/issues';
import { locationChanged, selectLastPaneIssueId, selectPath } from '@/screen/navigation';
import { glanceEnded, selectIsGlancing } from '@/screen/selection';
import type { RootState } from '@/store/rootReducer';
import { glanceQuery } from './glanceQuery';
import { selectPaneIssueId } from './openWindows';

/** In ms: the cursor rests, and the server is asked. */
const restDelay = 150;

/** In ms: the issue was looked at for so long that it counts as read. */
const readDelay = 1_000;

/** In ms: so often it is asked whether there is something to look at. */
const lookDelay = 250;

let timer: ReturnType<typeof setTimeout> | undefined;

/** To be called when the cursor has moved. Does nothing without a pane. */
export function followCursor(): ThunkAction<void, RootState, unknown, UnknownAction> {
  return (dispatch, getState) => {
    stopFollowing();
    const issueId = selectPaneIssueId(getState());
    if (issueId === null || !selectIsGlancing(getState())) return;
    const isStillThere = () =>
      selectPaneIssueId(getState()) === issueId && selectIsGlancing(getState());

    function rest() {
      if (!isStillThere() || issueId === null) return;
      // A link was followed, which opens by hand: the browser tells of it next.
      if (readPath() !== selectPath(getState())) return;
      if (selectLastPaneIssueId(getState()) !== issueId) {
        const path = issuePaths.issueDetails.url({ issueId });
        dispatch(locationChanged({ path, kind: 'replace' }));
      }
      look(0);
    }

    /** Nobody looks at a tab in the background, nor has seen what is still on its way. */
    function isSeen() {
      const isThere = issueId !== null && isKnown(getState(), issueId);
      return isThere && document.visibilityState !== 'hidden';
    }

    function look(seen: number) {
      if (!isStillThere()) return;
      if (seen >= readDelay) dispatch(glanceEnded());
      else timer = setTimeout(look, lookDelay, isSeen() ? seen + lookDelay : 0);
    }

    timer = setTimeout(rest, restDelay);
  };
}

/** Whether there is more of an issue than its name in the list. */
function isKnown(state: RootState, issueId: number): boolean {
  return Boolean(issues.selectById(state, issueId) ?? glanceQuery(issueId).select(state).data);
}

/** When the pane goes. */
export function stopFollowing(): void {
  clearTimeout(timer);
}
