import { useEffect, useState } from 'react';
import type { CommandTarget } from '@/commands/command';
import { useCommandContext } from '@/commands/useCommandContext';
import { clickRow } from '@/features/issues/commands';
import { issuePaths } from '@/routing/paths/issues';
import { cursorMoved, selectSelectedIds } from '@/screen/selection';

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

    function handleContextMenu(event: MouseEvent) {
      if (event.shiftKey || event.defaultPrevented || !(event.target instanceof Element)) return;
      const link = event.target.closest('a');
      const row = event.target.closest('main :is([role=row], [data-card])');
      const rowLink = row?.querySelector('a[data-row-link]') ?? null;
      const issueId = issueOfLink(rowLink);
      if (!rowLink || issueId === null || (link && link !== rowLink)) return;
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

    /** On a name a key held means what it means on every link, and so it does with Enter, which is no press. */
    function handleClick(event: MouseEvent) {
      const { ctrlKey, detail, metaKey, shiftKey, target } = event;
      if (!(target instanceof Element)) return;
      const tick = tickAt(event);
      if (tick) {
        clickRow(context, Number(tick.dataset['tick']), event);
        return;
      }
      if (detail === 0 || !(ctrlKey || metaKey || shiftKey)) return;
      const rowLink = target.closest('a[data-row-link]');
      const issueId = issueOfLink(rowLink);
      if (issueId === null || (!shiftKey && target.closest('a[data-row-link] span span'))) return;
      event.preventDefault();
      clickRow(context, issueId, event);
    }

    document.addEventListener('focusin', handleFocus);
    document.addEventListener('mousedown', keepFocus);
    document.addEventListener('click', handleClick);
    document.addEventListener('contextmenu', handleContextMenu);
    return () => {
      document.removeEventListener('focusin', handleFocus);
      document.removeEventListener('mousedown', keepFocus);
      document.removeEventListener('click', handleClick);
      document.removeEventListener('contextmenu', handleContextMenu);
    };
  }, [context, dispatch, getState]);

  return { press, endPress };
}

/** The check box of a row that was pressed. */
function tickAt({ target }: MouseEvent): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tick]') : null;
}

/** A press on a check box leaves the keyboard where it is. */
function keepFocus(event: MouseEvent) {
  if (tickAt(event)) event.preventDefault();
}

/** The issue that the link of a row leads to. */
function issueOfLink(target: EventTarget | null): number | null {
  if (!(target instanceof Element) || !target.matches('main a[data-row-link]')) return null;
  const href = target.getAttribute('href') ?? '';
  return issuePaths.issueDetails.match(href.slice(1))?.issueId ?? null;
}

/** Of a press by key there is no point: the menu hangs below the row then. */
function placeOf({ clientX, clientY }: MouseEvent, rowLink: Element): { x: number; y: number } {
  if (clientX !== 0 || clientY !== 0) return { x: clientX, y: clientY };
  const { left, bottom } = rowLink.getBoundingClientRect();
  return { x: left, y: bottom };
}
