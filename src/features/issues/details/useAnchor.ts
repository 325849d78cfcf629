import { type RefObject, useEffect, useRef } from 'react';
import { isField } from '@/lib/isField';
import { onPathChanged } from '@/routing/address';
import { issuePaths } from '@/routing/paths/issues';
import { useIsShown } from '@/ui/ShownContext';
import { blockElementId } from './entryContext';
import { findScroller } from './findScroller';
import { holdInView } from './holdInView';
import { whenReachable } from './whenReachable';

interface Anchor {
  issueId: number;
  /** The block to show; null for none in particular. */
  itemId: number | null;
  /** The address points to it, and the reader is taken back when it points to none any more. */
  isAddressed: boolean;
}

/**
 * Takes the reader to the entry that was just saved or that the address points to, and from the latter back to where
 * they were when the address points to none (screens 10.9).
 */
export function useAnchor(
  list: RefObject<HTMLElement | null>,
  { issueId, itemId, isAddressed }: Anchor,
): void {
  const isShown = useIsShown();
  const before = useRef<number | null>(null);

  // External system: scroll position and focus.
  useEffect(() => {
    if (!isShown) return;
    const scroller = findScroller(list.current);
    if (itemId === null) {
      if (scroller && before.current !== null) scroller.scrollTop = before.current;
      before.current = null;
      return;
    }
    let endHold: (() => void) | undefined;
    // The window restores its own scroll position first when it opens.
    function show(block: HTMLElement) {
      // What was saved may come late. Who writes something else by then goes on there.
      const active = document.activeElement;
      if (!isAddressed && (isField(active) || active?.matches('[role=combobox]'))) return;
      if (isAddressed) before.current ??= scroller?.scrollTop ?? null;
      if (!list.current) return;
      endHold = holdInView(block, list.current);
      block.focus({ preventScroll: true });
    }
    const giveUp = whenReachable(() => document.getElementById(blockElementId(itemId)), show);
    return () => {
      giveUp();
      endHold?.();
    };
  }, [list, itemId, isAddressed, isShown]);

  // External system: links and addresses that mean the issue itself. The state may be that of the issue already, and
  // would not change; whoever follows them wants to see its beginning.
  useEffect(() => {
    const scroller = findScroller(list.current);
    if (!scroller) return;
    const href = `#${issuePaths.issueDetails.url({ issueId })}`;
    function goToBeginning() {
      if (!scroller) return;
      if (before.current !== null) before.current = 0;
      scroller.scrollTop = 0;
    }
    function handleClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
      if (link?.getAttribute('href') === href && !opensElsewhere) goToBeginning();
    }
    scroller.addEventListener('click', handleClick);
    const stopListening = onPathChanged((rawPath) => {
      if (issuePaths.item.match(rawPath)?.itemId === issueId) goToBeginning();
    });
    return () => {
      scroller.removeEventListener('click', handleClick);
      stopListening();
    };
  }, [list, issueId]);
}
