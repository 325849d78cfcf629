/** What one writes in that was asked for and is not there yet: what is typed is meant for it, and is no command. */
import { issues } from '@/entities/issues';
import { selectCellEdit } from '@/screen/cellEdit';
import { type InlineEditor, keyOf, selectEditors } from '@/screen/inlineEdit';
import { selectPath } from '@/screen/navigation';
import { selectIsPaletteOpen } from '@/screen/palette';
import { selectSelectionPath } from '@/screen/selection';
import type { RootState } from '@/store/rootReducer';
import { findStaleError } from '@/windows/screenView';
import { findWindow } from '../routeTable';

/** Whether the palette is on its way. */
export function isPaletteAwaited(state: RootState): boolean {
  return selectIsPaletteOpen(state) && document.querySelector('[data-palette]') === null;
}

/** Whether the editor of a cell is on its way. */
export function isCellAwaited(state: RootState): boolean {
  const isOpen = selectCellEdit(state)?.listPath === selectSelectionPath(state);
  return isOpen && document.querySelector('[data-cell-editor]') === null;
}

/** Those in the issue on screen whose code, text or issue is on its way; none where that cannot be had. */
export function awaitedEditors(state: RootState): InlineEditor[] {
  const missing = selectEditors(state).filter((editor) => isMissing(state, editor));
  return missing.length > 0 && hasFailed(state) ? [] : missing;
}

function isMissing(state: RootState, editor: InlineEditor): boolean {
  const place = document.querySelector(`[data-editor="${keyOf(editor)}"]`);
  if (place) return place.querySelector('form') === null;
  // In an issue that is there with its history, it has no place.
  return issues.selectById(state, editor.issueId) === undefined;
}

function hasFailed(state: RootState): boolean {
  if (document.querySelector('[data-screen-error]')) return true;
  const page = findWindow(selectPath(state))?.loadedPage();
  return page ? findStaleError(state, page) !== null : false;
}
