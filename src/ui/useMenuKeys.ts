import type { KeyboardEvent } from 'react';
import { itemsOf, nextItem } from './menuKeys';
import { useTypeahead } from './useTypeahead';

/** Moves the focus through the entries of an open menu, by arrows and by what their words begin with. */
export function useMenuKeys() {
  const typeahead = useTypeahead();

  return (event: KeyboardEvent, menu: HTMLElement | null) => {
    const all = itemsOf(menu);
    const current = all.findIndex((item) => item === document.activeElement);
    const next = nextItem(event.key, current, all.length) ?? typeahead(event, all, current);
    if (next === undefined) return;
    event.preventDefault();
    all[next]?.focus();
  };
}
