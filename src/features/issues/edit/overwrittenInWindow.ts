/** What the window of a form wrote over, which is known once the window of its issue has come after it (decision 068). */
import { selectComparesSaves } from '@/saving/useWas';
import { selectPath } from '@/screen/navigation';
import type { AppStore } from '@/store/setupStore';
import { untilShown } from '../untilShown';
import { type AnsweredSave, findSavedOver, type SavedOver } from './overwritten';

/** Ms that a slow server may take to load the issue: what was overwritten is worth to be told late. */
const patience = 60_000;

/**
 * As `findSavedOver`, in answer to the save of a form that is still open: the history comes with the window of the issue.
 * Nothing is found where one goes elsewhere, as to ask for it would mark the issue as read.
 */
export async function findSavedOverInWindow(
  store: AppStore,
  save: AnsweredSave,
): Promise<SavedOver> {
  const { dispatch, getState } = store;
  const { issueId, stampId } = save;
  if (!selectComparesSaves(getState()) && stampId) {
    await untilShown(store, { issueId, stampId, formPath: selectPath(getState()), patience });
  }
  return dispatch(findSavedOver(save));
}
