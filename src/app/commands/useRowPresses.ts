import { useEffect } from 'react';
import { useCommandContext } from '@/commands/useCommandContext';
import { clickRow } from '@/features/issues/commands';
import { showPointedMenu } from '@/screen/pointedMenu';
import { cursorMoved, selectSelectedIds } from '@/screen/selection';
import { keepFocus, takeEarlyPresses } from '../earlyPresses';
import { issueOfLink, linkOfMenu, linkToSelect, tickAt } from '../rowPresses';
import { askByTouch } from './askByTouch';

/**
 * Shows the menu of a row that is pressed with the right button, or for which the menu key is. A click on its check box,
 * or with Ctrl or Shift, selects rows.
 */
export function useRowPresses(): void {
  const context = useCommandContext();
  const { dispatch, getState } = context;

  // External system: the browser's own menu, which stays behind Shift, and for links within a row.
  useEffect(() => {
    function handleFocus({ target }: FocusEvent) {
      const issueId = issueOfLink(target);
      if (issueId !== null) dispatch(cursorMoved({ issueId }));
    }

    /** Of presses that waited for this the browser has been told already. */
    function answer(event: MouseEvent) {
      if (event.type === 'contextmenu') openMenu(event);
      else select(event);
    }

    function openMenu(event: MouseEvent) {
      const rowLink = linkOfMenu(event);
      const issueId = issueOfLink(rowLink);
      if (!rowLink || issueId === null) return;
      event.preventDefault();
      dispatch(cursorMoved({ issueId }));
      const issueIds = selectSelectedIds(getState());
      const isOfSelection = issueIds.length > 1 && issueIds.includes(issueId);
      const at = placeOf(event, rowLink);
      dispatch(
        showPointedMenu({ kind: 'row', issueId, issueIds: isOfSelection ? issueIds : null }, at),
      );
    }

    function select(event: MouseEvent) {
      const tick = tickAt(event);
      if (tick) {
        clickRow(context, Number(tick.dataset['tick']), event);
        return;
      }
      const issueId = issueOfLink(linkToSelect(event));
      if (issueId === null) return;
      event.preventDefault();
      clickRow(context, issueId, event);
    }

    function handleContextMenu(event: MouseEvent) {
      if (!event.defaultPrevented) answer(event);
    }

    takeEarlyPresses().forEach(answer);
    const endTouches = askByTouch();
    document.addEventListener('focusin', handleFocus);
    document.addEventListener('mousedown', keepFocus);
    document.addEventListener('click', answer);
    document.addEventListener('contextmenu', handleContextMenu);
    return () => {
      endTouches();
      document.removeEventListener('focusin', handleFocus);
      document.removeEventListener('mousedown', keepFocus);
      document.removeEventListener('click', answer);
      document.removeEventListener('contextmenu', handleContextMenu);
    };
  }, [context, dispatch, getState]);
}

/** Of a press by key there is no point: the menu hangs below the row then. */
function placeOf({ clientX, clientY }: MouseEvent, rowLink: Element): { x: number; y: number } {
  if (clientX !== 0 || clientY !== 0) return { x: clientX, y: clientY };
  const { left, bottom } = rowLink.getBoundingClientRect();
  return { x: left, y: bottom };
}
