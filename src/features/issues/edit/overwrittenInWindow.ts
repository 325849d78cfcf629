/** What the window of a form wrote over, which is known once the window of its issue has come after it (decision 068). */
import { issues } from '@/entities/issues';
import { selectComparesSaves } from '@/saving/useWas';
import { matchIssue } from '@/routing/paths/issues';
import { selectPath } from '@/screen/navigation';
import type { AppStore } from '@/store/setupStore';
import { type AnsweredSave, findSavedOver, type SavedOver } from './overwritten';

/**
 * As `findSavedOver`, in answer to the save of a form that is still open: the history comes with the window of the issue.
 * Nothing is found where one goes elsewhere, as to ask for it would mark the issue as read.
 */
export async function findSavedOverInWindow(
  store: AppStore,
  save: AnsweredSave,
): Promise<SavedOver> {
  const { dispatch, getState } = store;
  if (!selectComparesSaves(getState()) && save.stampId) await untilShown(store, save);
  return dispatch(findSavedOver(save));
}

/** Until the issue is on screen with what was saved, or something else is. */
function untilShown(
  { getState, subscribe }: AppStore,
  { issueId, stampId }: AnsweredSave,
): Promise<void> {
  const formPath = selectPath(getState());
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      const path = selectPath(getState());
      if (path === formPath) return;
      const stamp = issues.selectById(getState(), issueId)?.details.stamp ?? 0;
      if (matchIssue(path)?.issueId === issueId && stamp < Number(stampId)) return;
      stop();
      resolve();
    });
  });
}
