/**
 * How wide the columns of the list are, in digits: by what their values can be, not by those on the page, so that nothing
 * moves while one pages, searches or saves.
 */
import { lengthOf, longestOf } from '@/lib/textWidth';
import { formatCalendarTime } from '@/lib/values/formatDates';
import type { FormatSettings } from '@/lib/values/formats';
import { formatValue } from '@/lib/values/formatValues';
import type { AttributeDefinition } from '@/protocol/attributes';
import { Column } from '@/protocol/enums';
import type { ListColumn } from '@/protocol/issues';

export interface KnownLengths {
  formats: FormatSettings;
  /** Of the users there are. */
  longestName: number;
  /** Of the folders there are, with their projects. */
  longestPlace: number;
}

/** Room for the mark of the sorted column, beside its caption. */
const sortMark = 2;
const widestCaption = 22;

/** A number of six digits, and the check box that comes up beside it, which would hide the last ones. */
const idWithTick = 10;

/** So many digits fit into a column of the list. */
export function columnChars(
  column: ListColumn,
  attribute: AttributeDefinition | null,
  known: KnownLengths,
): number {
  const caption = Math.min(lengthOf(column.name) + sortMark, widestCaption);
  const content = attribute ? attributeChars(attribute, known) : systemChars(column.id, known);
  return Math.max(caption, content);
}

function systemChars(column: number, { formats, longestName, longestPlace }: KnownLengths): number {
  switch (column) {
    case Column.id:
      return idWithTick;
    case Column.location:
      return within(10, longestPlace, 26);
    case Column.createdDate:
    case Column.modifiedDate:
      return dateChars(true, formats);
    default:
      return within(8, longestName, 18);
  }
}

function attributeChars(
  attribute: AttributeDefinition,
  { formats, longestName }: KnownLengths,
): number {
  switch (attribute.type) {
    case 'TEXT':
      return within(10, attribute['max-length'] ?? 20, 20);
    case 'ENUM':
      return within(6, longestOf(attribute.items ?? []), 20);
    case 'USER':
      return within(8, longestName, 18);
    case 'NUMERIC': {
      const bounds = [attribute['min-value'], attribute['max-value']];
      const shown = bounds.map((bound) => formatValue(attribute, bound ?? '', { formats }).length);
      return within(6, Math.max(...shown), 16);
    }
    case 'DATETIME':
      return dateChars(attribute.time === 1, formats);
  }
}

/** Of the longest date in the format of the server. */
function dateChars(withTime: boolean, formats: FormatSettings): number {
  const longest = { year: 2022, month: 12, day: 22, hour: 22, minute: 22 };
  return formatCalendarTime(longest, withTime, formats).length;
}

function within(least: number, length: number, most: number): number {
  return Math.min(Math.max(length, least), most);
}
