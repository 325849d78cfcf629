/** What of a calendar or time line is on screen, as the address says it: `as=calendar.attribute3.month.2026-11-23` (decision 053). */
import { type PeriodSize } from '@/lib/values/periods';
import { readWireDate } from '@/lib/values/wireDates';
import { columnOfName, nameOfColumn } from '@/routing/paths/columnNames';
import type { DateColumn } from './dateColumns';

export type DateKind = 'calendar' | 'timeline';

const spans = ['week', 'month', 'quarter'] as const;
export type Span = (typeof spans)[number];

/** What one step is. */
export const spanSizes: Readonly<Record<Span, PeriodSize>> = {
  week: { unit: 'week', count: 1 },
  month: { unit: 'month', count: 1 },
  quarter: { unit: 'month', count: 3 },
};

/** The spans that a kind shows. */
export const spansOf: Readonly<Record<DateKind, readonly Span[]>> = {
  calendar: ['week', 'month'],
  timeline: spans,
};

export interface DateView {
  readonly kind: DateKind;
  readonly start: DateColumn;
  /** Null: issues are points. */
  readonly end: DateColumn | null;
  readonly span: Span;
  /** A day of the span that is shown: the one that is looked at. */
  readonly day: string;
}

/**
 * Reads what stands in the address behind the kind; what cannot be read is as it begins by itself: the first date of
 * the type, the month of today, and on a time line from the first date to the second.
 *
 * @param columns - never empty
 */
export function readDateView(
  kind: DateKind,
  args: readonly string[],
  { columns, today }: { columns: readonly DateColumn[]; today: string },
): DateView | null {
  const named = (name = '') => {
    const column = columnOfName(name);
    return columns.find((one) => one.column === column);
  };
  const [first] = columns;
  if (!first) return null;
  const [startName, ...others] = args;
  const [endName, spanName, dayText] = kind === 'timeline' ? others : ['', ...others];
  const start = named(startName) ?? first;
  const usualEnd = columns.find((one) => one !== start && one.attributeId !== null);
  const end = args.length === 0 && kind === 'timeline' ? usualEnd : named(endName);
  const span = spansOf[kind].find((one) => one === spanName) ?? 'month';
  const day = dayText?.length === 10 && readWireDate(dayText) ? dayText : today;
  return { kind, start, end: end === start ? null : (end ?? null), span, day };
}

/** What stands in the address behind the kind. */
export function writeDateView({ kind, start, end, span, day }: DateView): readonly string[] {
  const ends = kind === 'timeline' ? [end ? nameOfColumn(end.column) : ''] : [];
  return [nameOfColumn(start.column), ...ends, span, day];
}
