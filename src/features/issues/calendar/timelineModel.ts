/** Issues as bars along time, as plain data: where they lie, and what dragging them means. */
import type { ValueChange } from '@/screen/cardState';
import { daysBetween } from '@/lib/values/days';
import type { Zone } from '@/lib/values/zone';
import { type DateColumn, dayOfShown, shownLater, wireOnDay } from './dateColumns';

/** When something begins and ends, as it is shown; '' is unknown. */
export interface BarDates {
  readonly start: string;
  readonly end: string;
}

/** What of a bar is taken hold of. */
export const barParts = ['both', 'start', 'end'] as const;
export type BarPart = (typeof barParts)[number];

/** The days of a bar, the earlier one first; null without any date. */
export function barDays({ start, end }: BarDates): { first: string; last: string } | null {
  const days = [start, end].filter((text) => text !== '').map(dayOfShown);
  days.sort();
  const [first] = days;
  return first === undefined ? null : { first, last: days.at(-1) ?? first };
}

/** Whether it ends before it begins; on one day the times decide. */
export function isTurned({ start, end }: BarDates): boolean {
  return start !== '' && end !== '' && end < start.slice(0, end.length);
}

/** Where a bar lies in a span: from and to in parts of it, and whether it goes on beyond its edges. Null outside. */
export function barPlace(
  dates: BarDates,
  span: { readonly first: string; readonly last: string },
): { from: number; to: number; isCutBefore: boolean; isCutAfter: boolean } | null {
  const bar = barDays(dates);
  if (!bar || bar.last < span.first || bar.first > span.last) return null;
  const total = daysBetween(span.first, span.last) + 1;
  return {
    from: Math.max(0, daysBetween(span.first, bar.first)) / total,
    to: Math.min(total, daysBetween(span.first, bar.last) + 1) / total,
    isCutBefore: bar.first < span.first,
    isCutAfter: bar.last > span.last,
  };
}

/** The dates after a part was moved by some days. */
export function movedBar({ start, end }: BarDates, part: BarPart, days: number): BarDates {
  return {
    start: part === 'end' ? start : shownLater(start, days),
    end: part === 'start' ? end : shownLater(end, days),
  };
}

/** A column for the beginning of bars, and maybe one for their end. */
export interface BarColumns {
  readonly start: DateColumn;
  readonly end: DateColumn | null;
}

/** The parts of a bar that can be moved: dates that are there, of columns that can be edited. */
export function movableParts({ start, end }: BarColumns, dates: BarDates): readonly BarPart[] {
  const canStart = start.attributeId !== null && dates.start !== '';
  const canEnd = end !== null && end.attributeId !== null && dates.end !== '';
  const isOne = dates.start === '' || dates.end === '';
  if (isOne) return canStart || canEnd ? ['both'] : [];
  if (canStart && canEnd) return barParts;
  return [...(canStart ? (['start'] as const) : []), ...(canEnd ? (['end'] as const) : [])];
}

/**
 * What it means to give a bar other dates.
 *
 * @param before - the dates of the list, as they are shown
 * @param wires - the same as they travel
 * @returns the values to send, none where nothing changes; null where it would end before it begins
 */
export function barMeaning(
  { start, end }: BarColumns,
  change: { before: BarDates; wires: BarDates; after: BarDates },
  zone: Zone,
): readonly ValueChange[] | null {
  const { before, wires, after } = change;
  const valueOf = (which: 'start' | 'end', column: DateColumn | null): ValueChange[] => {
    const attributeId = column?.attributeId ?? null;
    const day = dayOfShown(after[which]);
    if (!column || attributeId === null || day === dayOfShown(before[which])) return [];
    const value = wireOnDay(before[which], day, column, zone);
    return [{ attributeId, before: wires[which], after: value }];
  };
  const values = [...valueOf('start', start), ...valueOf('end', end)];
  return values.length > 0 && isTurned(after) && !isTurned(before) ? null : values;
}
