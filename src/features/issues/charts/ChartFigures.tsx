import { useIntl } from 'react-intl';
import styles from './Chart.module.css';
import type { ChartKind } from './chartChoice';
import { chartMessages } from './messages';
import { useShowNumber } from './useRoom';
import { usePointUrl } from './usePointUrl';
import {
  type ChartPoint,
  type ChartTable,
  conditionsAt,
  countAt,
  sumOfRow,
  sumOfSeries,
  sumOfTable,
} from './chartTable';

interface ChartFiguresProps {
  title: string;
  kind: ChartKind;
  table: ChartTable;
  /** What the rows are values of. */
  rowName: string;
}

/** The same figures as a table; each leads to the issues behind it. */
export function ChartFigures({ title, kind, table, rowName }: ChartFiguresProps) {
  const intl = useIntl();
  const urlOf = usePointUrl();
  const { rows, series } = table;
  // What was there at one time and at another does not add up, nor do dates of two columns.
  const hasRowSums = series.length > 1 && kind !== 'time';
  const hasSums = kind !== 'flow';
  const show = useShowNumber();
  // The keyboard scrolls what has no links.
  const scroller = { role: 'group', tabIndex: 0, 'aria-label': title };

  function cell(point: ChartPoint) {
    const count = countAt(table, point);
    const conditions = count === 0 ? null : conditionsAt(table, point);
    return (
      <td key={point.series}>
        {conditions ? <a href={`#${urlOf(conditions)}`}>{show(count)}</a> : show(count)}
      </td>
    );
  }

  return (
    <div className={styles['twin']} {...scroller}>
      <table data-chart-figures="">
        <thead>
          <tr>
            <th scope="col">{rowName}</th>
            {series.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
            {hasRowSums && <th scope="col">{intl.formatMessage(chartMessages.total)}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label }, row) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              {series.map((_series, index) => cell({ row, series: index }))}
              {hasRowSums && <td>{show(sumOfRow(table, row))}</td>}
            </tr>
          ))}
        </tbody>
        {hasSums && (
          <tfoot>
            <tr>
              <th scope="row">{intl.formatMessage(chartMessages.total)}</th>
              {series.map(({ key }, index) => (
                <td key={key}>{show(sumOfSeries(table, index))}</td>
              ))}
              {hasRowSums && <td>{show(sumOfTable(table))}</td>}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
