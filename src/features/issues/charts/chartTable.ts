/** What every chart is made of: how many issues there are by one thing, or by two. */
import type { FilterCondition } from '../filter/filterText';

/** A value, a span of time or a class by which issues are counted. */
export interface ChartItem {
  readonly key: string;
  readonly label: string;
  /** In place of the label where there is little room. */
  readonly short?: string;
  /** The steady hue of a value, 1 to 8; null for what is no value. */
  readonly hue: number | null;
  /** What the issues counted meet, and no others do; null where no conditions say that. */
  readonly conditions: readonly FilterCondition[] | null;
}

/** The figures of a chart, and of the table that says the same. */
export interface ChartTable {
  readonly rows: readonly ChartItem[];
  readonly series: readonly ChartItem[];
  /** By row, then by series. */
  readonly counts: readonly (readonly number[])[];
  /** By series, then by row, where they are not those of both. */
  readonly conditions?: readonly (readonly ChartItem['conditions'][])[];
}

/** One figure, by its place. */
export interface ChartPoint {
  readonly row: number;
  readonly series: number;
}

export function countAt({ counts }: ChartTable, { row, series }: ChartPoint): number {
  return counts[row]?.[series] ?? 0;
}

export function sumOfRow({ counts }: ChartTable, row: number): number {
  return sum(counts[row] ?? []);
}

export function sumOfSeries({ counts }: ChartTable, series: number): number {
  return sum(counts.map((row) => row[series] ?? 0));
}

export function sumOfTable(table: ChartTable): number {
  return sum(table.rows.map((_row, index) => sumOfRow(table, index)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** What the issues counted there meet; null where no conditions say that. */
export function conditionsAt(
  { rows, series, conditions }: ChartTable,
  point: ChartPoint,
): readonly FilterCondition[] | null {
  if (conditions) return conditions[point.series]?.[point.row] ?? null;
  const byRow = rows[point.row]?.conditions;
  const bySeries = series[point.series]?.conditions;
  return byRow && bySeries ? [...byRow, ...bySeries] : null;
}

/** The figures one can go to: of several series only those that are there. */
export function pointsOf(table: ChartTable): readonly ChartPoint[] {
  const isOne = table.series.length === 1;
  return table.counts.flatMap((counts, row) =>
    counts.flatMap((count, series) => (isOne || count > 0 ? [{ row, series }] : [])),
  );
}
