import { useLayoutEffect } from 'react';
import type { CommandTarget } from '@/commands/command';
import { useCommandContext } from '@/commands/useCommandContext';
import { isField } from '@/lib/isField';
import { readPath } from '@/routing/address';
import { matchIssue } from '@/routing/paths/issues';
import { glanceEnded } from '@/screen/selection';
import { useIsShown } from '@/ui/ShownContext';
import { followCursor } from '@/windows/followCursor';
import { hasEarlyKeys } from '../earlyKeys';
import { linkToSelect } from '../rowPresses';
import { enterPane, leavePane } from './paneCommands';
import { findCurrentRow } from './paneFocus';

const nothing: CommandTarget = { kind: 'nothing' };

/**
 * What keys that cannot be changed do between list and pane, as they do it everywhere: Enter on the row that is shown goes
 * in, Esc goes back to the row and then closes. The pane follows the rows that the keyboard comes to.
 */
export function usePaneKeys(): void {
  const context = useCommandContext();
  const isShown = useIsShown();

  // External system: keys, focus and links of the page around, as soon as the pane can be seen.
  useLayoutEffect(() => {
    if (!isShown) return;
    const { dispatch } = context;

    function handleKeyDown(event: KeyboardEvent) {
      const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (event.defaultPrevented || event.isComposing || hasModifier) return;
      // Kept until its command is there. The browser would go to bars of its own.
      if (event.key === 'F6' && hasEarlyKeys()) event.preventDefault();
      if (event.key !== 'Escape' || isField(event.target)) return;
      event.preventDefault();
      leavePane.run(context, nothing);
    }

    function handleFocusIn({ target }: FocusEvent) {
      if (target instanceof Element && target.matches('a[data-row-link]')) dispatch(followCursor());
    }

    // What opens a tab of its own takes no focus: the pane would follow it.
    function handleMouseDown(event: MouseEvent) {
      const { button, ctrlKey, metaKey, target } = event;
      const row = target instanceof Element && target.closest('main a[data-row-link]');
      const opensTab = button === 1 || ((ctrlKey || metaKey) && linkToSelect(event) === null);
      if (row && opensTab) event.preventDefault();
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
      if (isByKey) enterPane.run(context, nothing);
    }

    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('focusin', handleFocusIn);
    document.addEventListener('mousedown', handleMouseDown);
    document.addEventListener('click', handleClick);
    // The keyboard may have gone on while the pane was on its way.
    dispatch(followCursor());
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      document.removeEventListener('focusin', handleFocusIn);
      document.removeEventListener('mousedown', handleMouseDown);
      document.removeEventListener('click', handleClick);
    };
  }, [context, isShown]);
}
