import { type RefObject, useLayoutEffect } from 'react';
import { readPath } from '@/routing/address';
import { matchIssue } from '@/routing/paths/issues';
import { glanceEnded } from '@/screen/selection';
import { useAppDispatch } from '@/store/hooks';
import { useIsShown } from '@/ui/ShownContext';
import { followCursor } from '@/windows/followCursor';
import { findCurrentRow, focusList, focusPane, isField } from './paneFocus';

/**
 * Between list and pane: F6 goes to the other of the two, Enter on the row that is shown goes in, Esc goes back to the
 * row and then closes. The pane follows the rows that the keyboard comes to.
 */
export function usePaneKeys(place: RefObject<HTMLElement | null>, onClose: () => void): void {
  const dispatch = useAppDispatch();
  const isShown = useIsShown();

  // External system: keys, focus and links of the page around, as soon as the pane can be seen.
  useLayoutEffect(() => {
    if (!isShown) return;
    const isInside = () => place.current?.contains(document.activeElement) ?? false;

    function handleKeyDown(event: KeyboardEvent) {
      const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (event.defaultPrevented || event.isComposing || hasModifier) return;
      if (event.key === 'F6') {
        event.preventDefault();
        if (isInside()) focusList();
        else focusPane(place.current);
      }
      if (event.key !== 'Escape' || isField(event.target)) return;
      event.preventDefault();
      if (isInside()) focusList();
      else onClose();
    }

    function handleFocusIn({ target }: FocusEvent) {
      if (target instanceof Element && target.matches('a[data-row-link]')) dispatch(followCursor());
    }

    function handleClick(event: MouseEvent) {
      const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isShownRow = link !== null && link === findCurrentRow();
      if (!isShownRow || hasModifier || link.getAttribute('href') !== `#${readPath()}`) return;
      // The address is this already, so that following the link would do nothing.
      if (!matchIssue(readPath())) return;
      event.preventDefault();
      dispatch(glanceEnded());
      const isByKey = event.detail === 0;
      if (isByKey) focusPane(place.current);
    }

    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('focusin', handleFocusIn);
    document.addEventListener('click', handleClick);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      document.removeEventListener('focusin', handleFocusIn);
      document.removeEventListener('click', handleClick);
    };
  }, [place, onClose, isShown, dispatch]);
}
