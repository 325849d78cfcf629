/** Who cannot wait for a hand: what commands show is on the screen, or was on an earlier visit. */
import { attemptStorage } from '@/lib/browserStorage';
import { selectShape } from '@/screen/issueList';
import { selectIsSheetOpen } from '@/screen/keymap';
import { keptJobKey } from '@/screen/keptJobKey';
import { selectIsPaletteOpen } from '@/screen/palette';
import { selectSelectedIds } from '@/screen/selection';
import { selectLists } from '@/screen/workspace';
import type { RootState } from '@/store/rootReducer';

/** Whether the state has something that only commands show, such as whole lists or one that was imported. */
export function selectWantsCommands(state: RootState): boolean {
  const { undo, bulk, cells } = state.issueView;
  return (
    selectLists(state) === 'whole' ||
    selectShape(state) !== '' ||
    selectIsPaletteOpen(state) ||
    selectIsSheetOpen(state) ||
    selectSelectedIds(state).length > 0 ||
    [undo, bulk, cells?.edit].some(Boolean)
  );
}

/** Whether this tab has left something undone that was done to several issues. */
export function hasKeptJob(): boolean {
  return attemptStorage(() => window.sessionStorage.getItem(keptJobKey())) !== null;
}
