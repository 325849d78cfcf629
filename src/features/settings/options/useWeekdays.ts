import { useIntl } from 'react-intl';

/** The days of the week by number, 0 = Sunday, named in full. */
export function useWeekdays(): readonly { value: number; label: string }[] {
  const intl = useIntl();
  return [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    value: day,
    // 1 January 2023 was a Sunday.
    label: intl.formatDate(Date.UTC(2023, 0, 1 + day), { weekday: 'long', timeZone: 'UTC' }),
  }));
}
