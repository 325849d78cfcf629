/** The figures of each kind of chart, of all issues of the list. */
import type { ListedIssue } from '@/protocol/issues';
import { Column, columnAttributeId } from '@/protocol/enums';
import { periodOf } from '@/lib/values/periods';
import {
  ageAxis,
  cellReader,
  type ChartAxis,
  type ChartContext,
  columnAxis,
  dayOfTime,
  dayReader,
  periodItem,
  periodsOf,
  timeAxis,
  valueAxis,
} from './chartAxes';
import type { ChartChoice } from './chartChoice';
import type { ChartItem, ChartTable } from './chartTable';
import type { IssueChange } from '@/screen/issueChanges';

/** So many rows are read below each other, spans of time beside each other, and series told apart. */
const mostRows = 40;
const mostPeriods = 60;
const mostSeries = 8;

/** What became of the issues: their changes, oldest first, by id. */
export type Changes = (issueId: number) => readonly IssueChange[];

/** The figures of a chart; of the flow they need the histories of all issues. */
export function chartTable(
  choice: ChartChoice,
  issues: readonly ListedIssue[],
  context: ChartContext,
  { allIssues, changesOf }: { allIssues: ChartItem; changesOf: Changes },
): ChartTable {
  const { kind, column, other } = choice;
  switch (kind) {
    case 'count': {
      const axis = columnAxis(issues, column, context, mostRows);
      return tableOf(issues, axis, { items: [allIssues], placeOf: () => 0 });
    }
    case 'cross': {
      const series = columnAxis(issues, other ?? column, context, mostSeries);
      return tableOf(issues, columnAxis(issues, column, context, mostRows), series);
    }
    case 'age':
      return tableOf(issues, columnAxis(issues, column, context, mostRows), ageAxis(context));
    case 'time':
      return timeTable(issues, other === null ? [column] : [column, other], context, allIssues);
    case 'flow':
      return flowTable(issues, column, context, changesOf);
  }
}

function emptyCounts(rows: number, series: number): number[][] {
  return Array.from({ length: rows }, () => Array.from({ length: series }, () => 0));
}

/** Counts one more, or as many as said. */
function count(counts: number[][], row: number, series: number, times = 1): void {
  const cells = counts[row];
  if (cells?.[series] !== undefined) cells[series] += times;
}

function tableOf(issues: readonly ListedIssue[], rows: ChartAxis, series: ChartAxis): ChartTable {
  const counts = emptyCounts(rows.items.length, series.items.length);
  for (const issue of issues) count(counts, rows.placeOf(issue), series.placeOf(issue));
  return { rows: rows.items, series: series.items, counts };
}

/** A series for each column: each counts all issues. */
function timeTable(
  issues: readonly ListedIssue[],
  columns: readonly number[],
  context: ChartContext,
  allIssues: ChartItem,
): ChartTable {
  const { axes } = timeAxis(issues, columns, context, mostPeriods);
  const rows = axes[0]?.items ?? [];
  const counts = emptyCounts(rows.length, columns.length);
  axes.forEach((axis, series) => {
    for (const issue of issues) count(counts, axis.placeOf(issue), series);
  });
  const nameOf = (column: number) => context.columns.find(({ id }) => id === column)?.name ?? '';
  if (columns.length === 1) return { rows, series: [allIssues], counts };
  // The conditions of a row are on one column, so they belong to the series.
  return {
    rows: rows.map((row) => ({ ...row, conditions: [] })),
    series: columns.map((column) => ({
      key: String(column),
      label: nameOf(column),
      hue: null,
      conditions: [],
    })),
    counts,
    conditions: axes.map(({ items }) => items.map((item) => item.conditions)),
  };
}

/** How many issues had each value at the end of each span of time: as many as there were by then. */
function flowTable(
  issues: readonly ListedIssue[],
  column: number,
  context: ChartContext,
  changesOf: Changes,
): ChartTable {
  const created = dayReader(Column.createdDate, context);
  const read = cellReader(column, context);
  const attributeId = columnAttributeId(column);
  const { today } = context.occasion;
  const begins = issues.map((issue) => created(issue) ?? today);
  const histories = issues.map(({ id }) =>
    changesOf(id)
      .filter((change) => change.attributeId === attributeId)
      .map(({ at, before, after }) => ({ day: dayOfTime(at, context), before, after })),
  );
  // Histories may be newer than the list.
  const changeDays = histories.flatMap((changes) => changes.map(({ day }) => day));
  const newest = changeDays.reduce((one, other) => (one > other ? one : other), today);
  const { periods, size } = periodsOf([...begins, newest], context, mostPeriods);
  const last = periods.length - 1;
  /** The values of an issue, and from which span of time on it had each. */
  const lives = issues.map((issue, index) => {
    const changes = histories[index] ?? [];
    let from = periodOf(periods, begins[index] ?? today);
    const values = [{ from, value: changes[0]?.before ?? read(issue) }];
    for (const { day, after } of changes) {
      // Never before the one before it, even where the clock of the server was set back.
      from = Math.max(periodOf(periods, day), from);
      values.push({ from, value: after });
    }
    // What is in the list is newest.
    values.push({ from: last, value: read(issue) });
    return values.filter(({ from }, place) => values[place + 1]?.from !== from);
  });
  const texts = lives.flatMap((values) => values.map(({ value }) => value));
  const series = valueAxis(texts, column, context, mostSeries, (text: string) => text);
  const counts = emptyCounts(periods.length, series.items.length);
  for (const values of lives) {
    values.forEach(({ from, value }, index) => {
      const until = values[index + 1]?.from ?? periods.length;
      const place = series.placeOf(value);
      for (let row = from; row < until; row += 1) count(counts, row, place);
    });
  }
  return {
    // Of the past no conditions find anything.
    rows: periods.map((period, index) => ({
      ...periodItem(period, size, context),
      conditions: index === last ? [] : null,
    })),
    series: series.items,
    counts,
  };
}
