import type { CSSProperties } from 'react';
import { selectSettings } from '@/entities/session';
import { daysBetween } from '@/lib/values/days';
import { dividePeriods, type Period } from '@/lib/values/periods';
import { useAppSelector } from '@/store/hooks';
import type { Span } from './dateView';
import styles from './Timeline.module.css';
import { useDayWords } from './useDayWords';

interface TimeScaleProps {
  span: Span;
  period: Period;
  today: string;
  isNarrow: boolean;
}

/** So many parts have a name each. */
const mostTicks = { wide: 31, narrow: 7 };

/** The days, weeks or months above a time line, the lines between them, and where today is. For the eye: rows say their dates. */
export function TimeScale({ span, period, today, isNarrow }: TimeScaleProps) {
  const words = useDayWords();
  const { firstDayOfWeek } = useAppSelector(selectSettings);
  const total = daysBetween(period.first, period.last) + 1;
  const most = isNarrow ? mostTicks.narrow : mostTicks.wide;
  const { size, periods } = dividePeriods({ ...period, firstDayOfWeek }, most);
  const placeOf = (day: string) => daysBetween(period.first, day) / total;

  /** Of a part that mostly lies beyond the edge there is no room for its name. */
  function hasRoom({ first, last }: Period): boolean {
    const shown = daysBetween(first, last < period.last ? last : period.last) + 1;
    return shown * 2 > daysBetween(first, last) + 1;
  }

  function nameOf({ first }: Period): string {
    if (size.unit === 'month') return words.month(first);
    if (size.unit === 'week' || span === 'quarter') return words.dayAndMonth(first);
    return span === 'week' && !isNarrow
      ? `${words.weekday(first)} ${words.ofMonth(first)}`
      : words.ofMonth(first);
  }

  return (
    <div className={styles['scale']} aria-hidden="true">
      {periods
        .filter(({ first }) => first >= period.first || size.unit === 'day')
        .map((part) => (
          <span
            key={part.first}
            className={styles['tick']}
            style={{ '--from': placeOf(part.first) } as CSSProperties}
            data-today={part.first <= today && today <= part.last ? '' : undefined}
          >
            {hasRoom(part) && nameOf(part)}
          </span>
        ))}
      {today >= period.first && today <= period.last && (
        <span
          className={styles['now']}
          style={{ '--from': placeOf(today) + 0.5 / total } as CSSProperties}
        />
      )}
    </div>
  );
}
