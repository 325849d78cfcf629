import { useEffect, useState } from 'react';
import type { CommandTarget } from '@/commands/command';
import { issuePaths } from '@/routing/paths/issues';
import { cursorMoved, selectSelectedIds } from '@/screen/selection';
import { useAppStore } from '@/store/hooks';

/** A menu that was asked for at a row. */
export interface RowPress {
  target: CommandTarget;
  issueId: number;
  at: { x: number; y: number };
}

/** The row that was pressed with the right button, or for which the menu key was; null for none. */
export function useRowPresses(): { press: RowPress | null; endPress: () => void } {
  const { dispatch, getState } = useAppStore();
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
      const row = event.target.closest('main [role=row]');
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

    document.addEventListener('focusin', handleFocus);
    document.addEventListener('contextmenu', handleContextMenu);
    return () => {
      document.removeEventListener('focusin', handleFocus);
      document.removeEventListener('contextmenu', handleContextMenu);
    };
  }, [dispatch, getState]);

  return { press, endPress };
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
