import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ViewColumns } from '@/protocol/views';
import { viewSentences } from './messages';
import { columnLabel, type ViewColumn } from '@/forms/conditions/viewColumns';

/** Puts the columns and the order of a view into words. */
export function useViewWords(
  columns: readonly ViewColumn[],
): (view: ViewColumns) => { columns: string; sortBy: string } {
  const intl = useIntl();
  return useMemo(() => {
    const nameOf = (column: number) => {
      const label = columnLabel(columns, column);
      return typeof label === 'string' ? label : intl.formatMessage(label);
    };
    return (view) => ({
      columns: view.columns.map(nameOf).join(', '),
      sortBy: intl.formatMessage(viewSentences.sorted, {
        column: nameOf(view.sortColumn),
        order: view.sortAscending ? 'ascending' : 'descending',
      }),
    });
  }, [intl, columns]);
}
