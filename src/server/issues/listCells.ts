import type { Attribute } from '@/protocol/attributes';
import { Column, columnAttributeId } from '@/protocol/enums';

import { escapeHtml } from '@/server/text/escapeHtml';
import { textToHtml } from '@/server/text/plainText';

import type { IssueRow } from './listQuery';

/** The value of a column in a row (api 4.4): dates are numbers, all else text. */
export function cellOf(
  row: IssueRow,
  values: ReadonlyMap<number, string> | undefined,
  column: number,
  { attributes, html }: { attributes: ReadonlyMap<number, Attribute>; html: boolean },
): string | number {
  switch (column) {
    case Column.name:
      return html ? textToHtml(row.name) : row.name;
    case Column.id:
      return `#${String(row.id)}`;
    case Column.createdDate:
      return row.createdAt;
    case Column.createdBy:
      return html ? escapeHtml(row.createdBy) : row.createdBy;
    case Column.modifiedDate:
      return row.modifiedAt;
    case Column.modifiedBy:
      return html ? escapeHtml(row.modifiedBy) : row.modifiedBy;
    case Column.location:
      return html
        ? `${escapeHtml(row.projectName)} &mdash; ${escapeHtml(row.folderName)}`
        : `${row.projectName} - ${row.folderName}`;
  }
  const attributeId = columnAttributeId(column) ?? 0;
  const value = values?.get(attributeId) ?? '';
  const type = attributes.get(attributeId)?.type;
  // The client parses numbers and dates, so they must stay as they are.
  return html && type !== 'NUMERIC' && type !== 'DATETIME' ? textToHtml(value) : value;
}
