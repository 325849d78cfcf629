/** Columns with dates, and what putting an issue on another day makes of its value. */
import { cellText } from '@/lib/cellMarkup';
import { addDays } from '@/lib/values/days';
import { readWireDate, toWireDate } from '@/lib/values/wireDates';
import { utcTimeOf, type Zone } from '@/lib/values/zone';
import type { AttributeDetails } from '@/protocol/attributes';
import { attributeColumn, type AttributeType, Column } from '@/protocol/enums';
import type { ListColumn, ListedIssue } from '@/protocol/issues';

/** A column whose values are dates. */
export interface DateColumn {
  readonly column: number;
  readonly name: string;
  /** Null for when an issue was created or changed, which nobody changes. */
  readonly attributeId: number | null;
  readonly hasTime: boolean;
  /** It is stored in UTC. */
  readonly isLocal: boolean;
}

interface DateAttribute extends AttributeDetails {
  readonly id: number;
  readonly name: string;
  readonly type: AttributeType;
}

/** The columns with dates in the order offered: attributes, then when issues were created and changed. */
export function dateColumns(
  attributes: readonly DateAttribute[],
  columns: readonly ListColumn[],
): readonly DateColumn[] {
  const ofAttributes = attributes
    .filter(({ type }) => type === 'DATETIME')
    .map(({ id, name, time, local }) => ({
      column: attributeColumn(id),
      ...{ name, attributeId: id },
      hasTime: time === 1,
      isLocal: time === 1 && local === 1,
    }));
  const ofIssues = [Column.createdDate, Column.modifiedDate].map((column) => ({
    column,
    name: columns.find(({ id }) => id === column)?.name ?? '',
    ...{ attributeId: null, hasTime: true, isLocal: true },
  }));
  return [...ofAttributes, ...ofIssues];
}

/** A date as it travels, shown where the one who looks is: `YYYY-MM-DD`, with its time of day behind it. '' is none. */
export function shownDate(
  wire: string,
  { hasTime, isLocal }: Pick<DateColumn, 'hasTime' | 'isLocal'>,
  zone: Zone,
): string {
  const time = readWireDate(wire);
  return time ? toWireDate(isLocal ? zone.toLocal(time) : time, hasTime) : '';
}

/** The same for a cell of a list. */
export function shownCell(
  cell: ListedIssue['cells'][number] | undefined,
  column: DateColumn,
  zone: Zone,
): string {
  if (typeof cell !== 'number') return shownDate(cellText(cell), column, zone);
  return toWireDate(zone.toLocal(utcTimeOf(new Date(cell * 1000))), true);
}

/** The day of what is shown. */
export function dayOfShown(shown: string): string {
  return shown.slice(0, 10);
}

/** The time of day of what is shown; '' without. */
export function timeOfShown(shown: string): string {
  return shown.slice(11);
}

/** The value for another day, as it travels: the time of day stays; what had none begins the day. '' takes it away. */
export function wireOnDay(
  shown: string,
  day: string,
  { hasTime, isLocal }: Pick<DateColumn, 'hasTime' | 'isLocal'>,
  zone: Zone,
): string {
  const time = readWireDate(hasTime ? `${day} ${timeOfShown(shown) || '00:00'}` : day);
  return time ? toWireDate(isLocal ? zone.toUtc(time) : time, hasTime) : '';
}

/** What is shown, so many days later; '' stays. */
export function shownLater(shown: string, days: number): string {
  if (shown === '') return '';
  return addDays(dayOfShown(shown), days) + shown.slice(10);
}
