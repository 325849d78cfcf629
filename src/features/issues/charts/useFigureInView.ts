import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps the figure in view that is read by keys: browsers scroll to what has the focus, which the list around it has.
 * A pointer is at what is in view already, and what is pressed must not move away below it.
 */
export function useFigureInView(list: RefObject<HTMLElement | null>, figureId: string | undefined) {
  // External system: the scroll position.
  useLayoutEffect(() => {
    if (figureId === undefined || list.current?.matches(':focus-visible') !== true) return;
    document.getElementById(figureId)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [list, figureId]);
}
