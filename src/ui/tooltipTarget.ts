export interface TooltipTarget {
  element: Element;
  text: string;
}

/**
 * The tooltip of an element: the text of `data-tip`, or the whole text of a `data-tip-cut` element that is cut off.
 * The trigger of something open has none: it would cover what it opened.
 */
export function tooltipOf(element: Element | null): TooltipTarget | null {
  const holder = element?.closest<HTMLElement>('[data-tip], [data-tip-cut]');
  if (!holder || holder.ariaExpanded === 'true') return null;
  const text =
    holder.dataset['tip'] ?? (holder.scrollWidth > holder.clientWidth ? holder.textContent : '');
  return text.trim() === '' ? null : { element: holder, text };
}

/** The tooltip at a point. Looks through what lies on top, for the link of a grid row covers its cells. */
export function tooltipAt(x: number, y: number, top: Element | null): TooltipTarget | null {
  const own = tooltipOf(top);
  if (own) return own;
  const cut = document.elementsFromPoint(x, y).find((element) => element.matches('[data-tip-cut]'));
  return tooltipOf(cut ?? null);
}
