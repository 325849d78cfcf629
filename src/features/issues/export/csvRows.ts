import type { TypeAttribute } from '@/entities/attributes';
import type { ColumnPlace } from '@/lib/issueList/arrangedColumns';
import { formatValue } from '@/lib/values/formatValues';
import type { FormatSettings } from '@/lib/values/formats';
import { formatStamp } from '@/lib/values/stamps';
import { toSingleLine } from '@/lib/values/singleLine';
import { columnAttributeId } from '@/protocol/enums';
import type { IssueList, ListColumn } from '@/protocol/issues';
import type { Id } from '@/protocol/scalars';

interface CsvContext {
  attributesById: Readonly<Partial<Record<Id, TypeAttribute>>>;
  formats: FormatSettings;
}

/** Some columns of a list, which may have other places in its cells. */
export interface ExportedList extends Pick<IssueList, 'issues'> {
  columns: readonly (ListColumn & Partial<ColumnPlace>)[];
}

/** The rows of an export, headings first: what the list shows, in the user's formats. */
export function csvRows({ columns, issues }: ExportedList, context: CsvContext): string[][] {
  return [
    columns.map(({ name }) => name),
    ...issues.map(({ cells }) =>
      columns.map((column, place) => csvCell(column, cells[column.index ?? place] ?? '', context)),
    ),
  ];
}

/** Without HTML every text is as it was typed; times are seconds, values those of the wire (protocol 4.4). */
function csvCell(
  { id }: ListColumn,
  value: string | number,
  { attributesById, formats }: CsvContext,
): string {
  if (typeof value === 'number') return formatStamp(value, formats);
  const attribute = attributesById[columnAttributeId(id) ?? 0];
  return attribute ? formatValue(attribute, value, { formats }) : toSingleLine(value);
}
