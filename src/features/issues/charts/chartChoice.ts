/** What is chosen to be shown in a chart, as the address says it: `as=chart.cross.attribute2.createdby` (decision 050). */
import { Column, columnAttributeId } from '@/protocol/enums';
import { columnOfName, nameOfColumn } from '@/routing/paths/columnNames';

export const chartKinds = ['count', 'cross', 'time', 'age', 'flow'] as const;
export type ChartKind = (typeof chartKinds)[number];

/** A kind of chart with its columns. */
export interface ChartChoice {
  readonly kind: ChartKind;
  readonly column: number;
  /** The second one; null for none. */
  readonly other: number | null;
}

/** A column of the list, and what its values are. */
export interface ChartColumn {
  readonly column: number;
  readonly type: string;
}

/** What the columns of each kind may be. */
const fitting: Readonly<Record<ChartKind, (column: ChartColumn) => boolean>> = {
  count: isCounted,
  cross: isCounted,
  age: isCounted,
  time: ({ type }) => type === 'DATETIME',
  // Histories tell of attributes only; each number or moment would be a band of its own.
  flow: ({ column, type }) =>
    columnAttributeId(column) !== null && type !== 'NUMERIC' && type !== 'DATETIME',
};

function isCounted({ column }: ChartColumn): boolean {
  return column !== Column.id;
}

/** The columns that a kind of chart may show. */
export function columnsFor(kind: ChartKind, columns: readonly ChartColumn[]): readonly number[] {
  return columns.filter(fitting[kind]).map(({ column }) => column);
}

/** Whether a kind of chart has a second column: it must, it may, or it has none. */
export const secondOf: Readonly<Record<ChartKind, 'needed' | 'possible' | 'none'>> = {
  count: 'none',
  cross: 'needed',
  time: 'possible',
  age: 'none',
  flow: 'none',
};

/** What one looks at most: a choice among few, else who. */
function likely(kind: ChartKind, columns: readonly ChartColumn[]): readonly number[] {
  const fit = columns.filter(fitting[kind]);
  const choices = fit.filter(({ type }) => type === 'ENUM');
  const people = fit.filter(({ column, type }) => type === 'USER' && columnAttributeId(column));
  return [...choices, ...people, ...fit.filter(({ column }) => column !== Column.name), ...fit].map(
    ({ column }) => column,
  );
}

/** Reads what stands in the address; what cannot be read, or does not fit, is what the kind begins with. */
export function readChoice(args: readonly string[], columns: readonly ChartColumn[]): ChartChoice {
  const kind = chartKinds.find((one) => one === args[0]) ?? 'count';
  const fit = columnsFor(kind, columns);
  const [named, otherNamed] = args
    .slice(1)
    .map(columnOfName)
    .map((column) => (column !== null && fit.includes(column) ? column : null));
  const first = named ?? firstFor(kind, columns);
  const isOther = (column: number) => column !== first;
  switch (secondOf[kind]) {
    case 'none':
      return { kind, column: first, other: null };
    case 'needed':
      return {
        kind,
        column: first,
        other: otherNamed ?? likely(kind, columns).find(isOther) ?? first,
      };
    case 'possible': {
      // Without any column in the address: what comes in, and what is worked on.
      const begun =
        args.length < 2 && fit.includes(Column.modifiedDate) ? Column.modifiedDate : null;
      const second = otherNamed ?? begun;
      return { kind, column: first, other: second === first ? null : second };
    }
  }
}

function firstFor(kind: ChartKind, columns: readonly ChartColumn[]): number {
  if (kind === 'time') return Column.createdDate;
  return likely(kind, columns)[0] ?? Column.createdBy;
}

/** What stands in the address behind the kind of layout. */
export function writeChoice({ kind, column, other }: ChartChoice): readonly string[] {
  return [kind, nameOfColumn(column), ...(other === null ? [] : [nameOfColumn(other)])];
}
