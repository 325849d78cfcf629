export interface TooltipTarget {
  element: Element;
  /** Shown as it is; a date is put into words. */
  content: string | Date;
}

/** The event that asks for the tooltip of an element which has no focus of its own, such as a cell. */
export const tipWanted = 'tipwanted';

const holders = '[data-tip], [data-tip-cut], [data-tip-moment]';

/**
 * The tooltip of an element: the text of `data-tip`, the exact moment of a `time` with `data-tip-moment`, or
 * the one that stands there, or the whole
 * text of a `data-tip-cut` element that is cut off. The trigger of something open has none: it would cover what it
 * opened.
 */
export function tooltipOf(element: Element | null): TooltipTarget | null {
  const holder = element?.closest<HTMLElement>(holders);
  if (!holder || holder.ariaExpanded === 'true') return null;
  const moment = holder instanceof HTMLTimeElement ? holder.dateTime : holder.dataset['tipMoment'];
  if (moment !== undefined) return { element: holder, content: new Date(moment) };
  const text =
    holder.dataset['tip'] ?? (holder.scrollWidth > holder.clientWidth ? ownText(holder) : '');
  return text.trim() === '' ? null : { element: holder, content: text };
}

/** What a focus by the keyboard shows: an entry of the history, which has no tooltip of its own, tells when it was made. */
export function tooltipOfFocused(element: Element): TooltipTarget | null {
  const isEntry = element instanceof HTMLElement && element.dataset['entry'] !== undefined;
  return tooltipOf(isEntry ? element.querySelector('[data-tip-moment]') : element);
}

/** The text of an element without its marks, such as "unread", which have tooltips of their own. */
function ownText(element: HTMLElement): string {
  const copy = element.cloneNode(true) as HTMLElement;
  for (const mark of copy.querySelectorAll('[data-tip]')) mark.remove();
  return copy.textContent;
}

/** The tooltip at a point. Looks through the link of a grid row or a card, which covers all of it. */
export function tooltipAt(x: number, y: number, top: Element | null): TooltipTarget | null {
  const row = top?.closest('[data-row-link]')?.closest('[role=row], [data-card]');
  if (!row) return tooltipOf(top);
  const covered = document
    .elementsFromPoint(x, y)
    .find((element) => row.contains(element) && element.matches(holders));
  return tooltipOf(covered ?? null);
}
