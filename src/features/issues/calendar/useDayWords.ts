import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { selectSettings } from '@/entities/session';
import { formatCalendarTime, formatTimeOfDay } from '@/lib/values/formatDates';
import type { Period } from '@/lib/values/periods';
import { unixTime } from '@/lib/values/unixTime';
import { readWireDate } from '@/lib/values/wireDates';
import { useAppSelector } from '@/store/hooks';
import { timeOfShown } from './dateColumns';
import type { Span } from './dateView';

/** How days, times and spans are called: dates as the server writes them, weekdays and months as the language does. */
export function useDayWords() {
  const intl = useIntl();
  const formats = useAppSelector(selectSettings);
  return useMemo(() => {
    const at = (day: string) => unixTime(readWireDate(day) ?? epoch) * 1000;
    const date = (day: string) => {
      const time = readWireDate(day);
      return time ? formatCalendarTime(time, false, formats) : day;
    };
    const written = (day: string, options: Intl.DateTimeFormatOptions) =>
      intl.formatDate(at(day), { ...options, timeZone: 'UTC' });
    return {
      date,
      /** With the name of the weekday. */
      long: (day: string) => `${written(day, { weekday: 'long' })}, ${date(day)}`,
      weekday: (day: string) => written(day, { weekday: 'short' }),
      ofMonth: (day: string) => String(Number(day.slice(8))),
      dayAndMonth: (day: string) => written(day, { day: 'numeric', month: 'short' }),
      month: (day: string) => written(day, { month: 'short' }),
      time: (shown: string) => {
        const time = readWireDate(shown);
        return timeOfShown(shown) === '' || !time
          ? ''
          : formatTimeOfDay(time.hour, time.minute, formats);
      },
      moment: (shown: string) => {
        const time = readWireDate(shown);
        return time ? formatCalendarTime(time, timeOfShown(shown) !== '', formats) : '';
      },
      span: ({ first, last }: Period, span: Span) => {
        if (span === 'month') return written(first, { year: 'numeric', month: 'long' });
        if (span === 'week') return `${date(first)} – ${date(last)}`;
        const options = { year: 'numeric', month: 'short' } as const;
        return `${written(first, options)} – ${written(last, options)}`;
      },
    };
  }, [intl, formats]);
}

const epoch = { year: 1970, month: 1, day: 1, hour: 0, minute: 0 };
