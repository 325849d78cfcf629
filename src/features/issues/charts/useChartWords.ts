import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { filterMessages } from '../filter/messages';
import type { ChartWords } from './chartAxes';
import { chartMessages, chartSentences } from './messages';

/** The words of a chart; the same object while the language stays. */
export function useChartWords(): ChartWords {
  const intl = useIntl();
  return useMemo(
    () => ({
      empty: intl.formatMessage(filterMessages.empty),
      others: intl.formatMessage(chartMessages.others),
      range: (from, to) =>
        to === ''
          ? intl.formatMessage(chartSentences.numberOver, { from })
          : intl.formatMessage(chartSentences.range, { from, to }),
      month: (date, isShort) =>
        intl.formatDate(`${date}T00:00:00Z`, {
          timeZone: 'UTC',
          month: isShort ? 'short' : 'long',
          year: isShort ? '2-digit' : 'numeric',
        }),
      age: (from, to) =>
        to === null
          ? intl.formatMessage(chartSentences.ageOver, { from })
          : intl.formatMessage(chartSentences.ageRange, { from, to }),
    }),
    [intl],
  );
}
