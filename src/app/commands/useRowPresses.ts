import { useEffect, useState } from 'react';
import type { CommandTarget } from '@/commands/command';
import { useCommandContext } from '@/commands/useCommandContext';
import { clickRow } from '@/features/issues/commands';
import { cursorMoved, selectSelectedIds } from '@/screen/selection';
import { keepFocus, takeEarlyPresses } from '../earlyPresses';
import { issueOfLink, linkOfMenu, linkToSelect, tickAt } from '../rowPresses';
import { askByTouch } from './askByTouch';

/** A menu that was asked for at a row. */
export interface RowPress {
  target: CommandTarget;
  issueId: number;
  at: { x: number; y: number };
}

/**
 * The row that was pressed with the right button, or for which the menu key was; null for none. A click on its check
 * box, or with Ctrl or Shift, selects rows.
 */
export function useRowPresses(): { press: RowPress | null; endPress: () => void } {
  const context = useCommandContext();
  const { dispatch, getState } = context;
  const [press, setPress] = useState<RowPress | null>(null);
  const [endPress] = useState(() => () => {
    setPress(null);
  });

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
      setPress({
        issueId,
        target: isOfSelection ? { kind: 'issues', issueIds } : { kind: 'issue', issueId },
        at: placeOf(event, rowLink),
      });
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

  return { press, endPress };
}

/** Of a press by key there is no point: the menu hangs below the row then. */
function placeOf({ clientX, clientY }: MouseEvent, rowLink: Element): { x: number; y: number } {
  if (clientX !== 0 || clientY !== 0) return { x: clientX, y: clientY };
  const { left, bottom } = rowLink.getBoundingClientRect();
  return { x: left, y: bottom };
}
