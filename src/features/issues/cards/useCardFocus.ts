import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { addGrid } from '@/ui/bringRow';

const cardLink = 'a[data-row-link]';

/** What takes the focus while there is no card, so that the keys of the layout go on. */
const restingPlace = '[data-scroller][tabindex]';

/**
 * One card of a layout is a stop of the Tab key, and always in the document, in view or not. It keeps the focus when it
 * is drawn elsewhere; when it goes, the card that comes after it gets it. Where none is left, what scrolls keeps the
 * focus for the next one, if it can have it.
 *
 * @param ids - all cards as one reads them
 * @returns the card that is the stop, and the layout's focus handler, which notes that another one has the focus
 */
export function useCardFocus(
  root: RefObject<HTMLElement | null>,
  ids: readonly number[],
  preferred: number | null,
): { stop: number | null; noteFocus: (event: { target: Element }) => void } {
  const [noted, setNoted] = useState<number | null>(null);
  const focused = useRef<HTMLElement | null>(null);
  const idsBefore = useRef(ids);
  const stop = [noted, preferred].find((id) => id !== null && ids.includes(id)) ?? ids[0] ?? null;

  // External system: the document's focus.
  useEffect(() => {
    function handleFocus({ target }: FocusEvent) {
      const isOurs =
        target instanceof HTMLElement && target.matches(`${cardLink}, ${restingPlace}`);
      focused.current = isOurs && root.current?.contains(target) ? target : null;
    }
    document.addEventListener('focusin', handleFocus);
    return () => {
      document.removeEventListener('focusin', handleFocus);
    };
  }, [root]);

  // External system: who goes to cards from outside.
  useEffect(() => {
    return addGrid((key) => {
      const issueId = Number(key);
      if (!ids.includes(issueId)) return;
      flushSync(() => {
        setNoted(issueId);
      });
    });
  }, [ids]);

  // External system: the document's focus, which falls to its body with the card that had it, or waits for one.
  useLayoutEffect(() => {
    const before = idsBefore.current;
    idsBefore.current = ids;
    const element = focused.current;
    if (!element) return;
    const isResting = element.isConnected && !element.matches(cardLink);
    const mustMove = isResting ? ids.length > 0 : !element.isConnected;
    const expected = isResting ? element : document.body;
    if (!mustMove || document.activeElement !== expected) return;
    const index = noted === null ? -1 : before.indexOf(noted);
    const heir =
      noted !== null && ids.includes(noted) ? noted : ids[Math.min(index, ids.length - 1)];
    const linkOf = (issueId: number | null | undefined) =>
      root.current?.querySelector<HTMLElement>(`[data-card="${String(issueId)}"] ${cardLink}`);
    // The stop is always in the document.
    const link = linkOf(heir) ?? linkOf(stop);
    const place = root.current?.querySelector<HTMLElement>(restingPlace);
    const next = link ?? place ?? root.current?.closest<HTMLElement>('main');
    next?.focus({ preventScroll: true });
    link?.closest('[data-card]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  return {
    stop,
    noteFocus({ target }) {
      const card = target.matches(cardLink) ? target.closest('[data-card]') : null;
      if (card) setNoted(Number(card.getAttribute('data-card')));
    },
  };
}
