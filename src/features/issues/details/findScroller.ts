/** The element that scrolls the given one, or null outside of a window. Asks no styles: that would cost a layout. */
export function findScroller(element: HTMLElement | null): HTMLElement | null {
  return element?.closest<HTMLElement>('[data-scroller]') ?? null;
}
