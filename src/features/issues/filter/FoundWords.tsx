import { useEffect } from 'react';
import { useAppSelector } from '@/store/hooks';
import { afterPaint } from '@/lib/afterPaint';
import { foundRanges } from './foundRanges';
import { selectFoundTexts } from './foundTexts';
import './FoundWords.css';

/** The name that the style sheet knows. */
const highlightName = 'found';

/**
 * Marks in the rows what the list was searched for. The document stays as it is, so no row is drawn again, and nothing
 * of it is read out or copied; browsers that cannot mark without changing it show the rows as they are.
 */
export function FoundWords() {
  const texts = useAppSelector(selectFoundTexts);
  const hasTexts = texts.length > 0;

  // External system: the style sheet. Without this every element of the page would have a style for marks, and pay for it
  // whenever styles change; to take it away and put it there again for each text would restyle all of them.
  useEffect(() => {
    const main = document.querySelector('main');
    if (!hasTexts || !main) return;
    main.dataset['found'] = '';
    return () => {
      delete main.dataset['found'];
    };
  }, [hasTexts]);

  // External system: the marks of the document, which follow its rows as these come and go. The rows do not wait for them.
  useEffect(() => {
    const main = document.querySelector('main');
    if (texts.length === 0 || !main || !('highlights' in CSS)) return;
    const highlight = new Highlight();
    CSS.highlights.set(highlightName, highlight);
    let callOff: (() => void) | null = null;
    /** After the frame that shows the rows; what comes meanwhile is marked with them. */
    const markSoon = () => {
      callOff ??= afterPaint(() => {
        callOff = null;
        highlight.clear();
        for (const range of foundRanges(main, texts)) highlight.add(range);
      });
    };
    markSoon();
    const observer = new MutationObserver(markSoon);
    observer.observe(main, { subtree: true, childList: true, characterData: true });
    return () => {
      observer.disconnect();
      callOff?.();
      CSS.highlights.delete(highlightName);
    };
  }, [texts]);

  return null;
}
