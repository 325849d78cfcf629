import { FormattedMessage } from 'react-intl';
import { useAppSelector } from '@/store/hooks';
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
  if (!range) return null;
  return (
    <p className={styles['hint']}>
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
