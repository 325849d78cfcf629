/** Presses on rows that are meant for commands, told from those that are the browser's. */
import { issuePaths } from '@/routing/paths/issues';

/** The issue that the link of a row leads to; null for anything else. */
export function issueOfLink(target: EventTarget | null): number | null {
  if (!(target instanceof Element) || !target.matches('main a[data-row-link]')) return null;
  const href = target.getAttribute('href') ?? '';
  return issuePaths.issueDetails.match(href.slice(1))?.issueId ?? null;
}

/** The check box of a row that was pressed. */
export function tickAt({ target }: MouseEvent): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-tick]') : null;
}

/**
 * The link of the row whose menu is asked for: by the right button, a long touch or the key. The browser's own menu stays
 * behind Shift, and for links within a row.
 */
export function linkOfMenu({ shiftKey, target }: MouseEvent): Element | null {
  if (shiftKey || !(target instanceof Element)) return null;
  const link = target.closest('a');
  const row = target.closest('main :is([role=row], [data-card])');
  const rowLink = row?.querySelector('a[data-row-link]') ?? null;
  return link && link !== rowLink ? null : rowLink;
}

/**
 * The link of a row that is to be selected: pressed with Shift, or beside its name with Ctrl. On a name a key held means
 * what it means on every link, and so it does with Enter, which is no press.
 */
export function linkToSelect(event: MouseEvent): Element | null {
  const { ctrlKey, detail, metaKey, shiftKey, target } = event;
  if (!(target instanceof Element)) return null;
  if (detail === 0 || !(ctrlKey || metaKey || shiftKey)) return null;
  if (!shiftKey && target.closest('a[data-row-link] span span')) return null;
  return target.closest('a[data-row-link]');
}

/** Whether a click or a wish for a menu is answered by a command. */
export function isForRows(event: MouseEvent): boolean {
  if (event.type !== 'contextmenu' && tickAt(event)) return true;
  const link = event.type === 'contextmenu' ? linkOfMenu(event) : linkToSelect(event);
  return issueOfLink(link) !== null;
}
