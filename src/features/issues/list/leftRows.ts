/**
 * Where one goes on from an issue that has left the list: who works through a list that shows what is still to be done
 * takes one issue after the other out of it, and is not to begin at its top each time.
 */
import { selectShownList } from '@/lists/listView';
import { selectLeftRow } from '@/screen/leftRow';
import type { LeftRow } from '@/screen/leftRowState';
import { selectSelectionPath } from '@/screen/selection';
import type { RootState } from '@/store/rootReducer';

/** The place of an issue that has left the list on screen; null for one that is in it, or never was. */
export function placeLeft(state: RootState, issueId: number | null): LeftRow | null {
  const left = selectLeftRow(state);
  const isMeant = left?.issueId === issueId && left.listPath === selectSelectionPath(state);
  const isShown = isMeant && selectShownList(state)?.issues.some(({ id }) => id === issueId);
  return isMeant && !isShown ? left : null;
}
