import { useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useAppSelector } from '@/store/hooks';
import { findRowStop } from '@/ui/rowStop';
import styles from './Calendar.module.css';
import { dateUrl, selectRange } from './calendarState';
import { calendarSentences } from './messages';
import { useDayWords } from './useDayWords';

/** Where the issues are, for whoever looks at a span that has none. */
export function RangeHint() {
  const words = useDayWords();
  const range = useAppSelector(selectRange);
  const firstUrl = useAppSelector((state) => dateUrl(state, { day: range?.first ?? '' }));
  const lastUrl = useAppSelector((state) => dateUrl(state, { day: range?.last ?? '' }));
  const hint = useRef<HTMLParagraphElement>(null);
  const isShown = range !== null;

  // External system: the document's focus, which goes with the hint to what one went to.
  useLayoutEffect(() => {
    const element = hint.current;
    return () => {
      if (!isShown || !element?.contains(document.activeElement)) return;
      // The cards are there when all of it has been drawn.
      queueMicrotask(() => {
        if (document.activeElement === document.body) findRowStop()?.focus();
      });
    };
  }, [isShown]);

  if (!range) return null;
  return (
    <p className={styles['hint']} ref={hint}>
      <FormattedMessage
        {...calendarSentences.range}
        values={{
          first: <a href={`#${firstUrl}`}>{words.date(range.first)}</a>,
          last: <a href={`#${lastUrl}`}>{words.date(range.last)}</a>,
        }}
      />
    </p>
  );
}
