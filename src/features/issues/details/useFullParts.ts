import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { findScroller } from './findScroller';
import type { HistoryChunk } from './historyChunks';
import { keepReadingPosition } from './keepReadingPosition';
import type { HistoryWords } from './useHistoryWords';

/** How far beyond the visible part entries are made full, so that a reader who scrolls never sees the text. */
const MARGIN = '1000px 0px';

interface FullParts {
  /** Keys of the chunks that have come near the reader; they stay full. */
  fullKeys: ReadonlySet<number>;
  /** Everything is about to be printed. */
  isAllFull: boolean;
}

/** Whether a part is drawn as its entries; or else it is one text. */
function isFull(part: HTMLElement): boolean {
  return part.firstElementChild !== null;
}

/** Which parts of a history are shown in full. Decides nothing of the content, so it is no part of the store. */
export function useFullParts(
  list: RefObject<HTMLElement | null>,
  chunks: readonly HistoryChunk[],
  words: HistoryWords,
): FullParts {
  const [fullKeys, setFullKeys] = useState<ReadonlySet<number>>(new Set());
  const [isAllFull, setIsAllFull] = useState(false);

  // External system: the layout, which tells what is near the visible part.
  useEffect(() => {
    const element = list.current;
    const scroller = findScroller(element);
    if (!element) return;
    const parts = [...element.querySelectorAll<HTMLElement>('[data-part]')];
    const keyOf = (part: HTMLElement) => Number(part.dataset['part']);
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = new Set(entries.filter((one) => one.isIntersecting).map((one) => one.target));
        const near = parts.filter((part) => shown.has(part));
        if (near.length === 0) return;
        const keep = () => {
          setFullKeys((known) => new Set([...known, ...near.map(keyOf)]));
        };
        // Of most issues all was drawn at once: nothing changes its height, so the picture need not wait.
        if (near.every(isFull)) keep();
        else {
          keepReadingPosition({ list: element, scroller, chunks, words }, () => {
            flushSync(keep);
          });
        }
      },
      { root: scroller, rootMargin: MARGIN },
    );
    // Parts that are full for another reason count too: they stay so when the reason has gone.
    for (const part of parts.filter((one) => !fullKeys.has(keyOf(one)))) observer.observe(part);
    return () => {
      observer.disconnect();
    };
  }, [list, chunks, words, fullKeys]);

  // External system: the printer takes the page as it is right after this event.
  useEffect(() => {
    function handleBeforePrint() {
      // One that is only kept is not printed.
      if (list.current?.closest('[aria-hidden=true]')) return;
      flushSync(() => {
        setIsAllFull(true);
      });
    }
    window.addEventListener('beforeprint', handleBeforePrint);
    return () => {
      window.removeEventListener('beforeprint', handleBeforePrint);
    };
  }, [list]);

  return { fullKeys, isAllFull };
}
