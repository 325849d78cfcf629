import { useIntl } from 'react-intl';
import { useFieldText } from '@/forms/fieldText';
import type { ViewColumns } from '@/protocol/views';
import { viewSentences } from './messages';
import { columnLabel, type ViewColumn } from './viewColumns';

/** Puts the columns and the order of a view into words. */
export function useViewWords(
  columns: readonly ViewColumn[],
): (view: ViewColumns) => { columns: string; sortBy: string } {
  const intl = useIntl();
  const text = useFieldText();
  const nameOf = (column: number) => text(columnLabel(columns, column));
  return (view) => ({
    columns: view.columns.map(nameOf).join(', '),
    sortBy: intl.formatMessage(viewSentences.sorted, {
      column: nameOf(view.sortColumn),
      order: view.sortAscending ? 'ascending' : 'descending',
    }),
  });
}
