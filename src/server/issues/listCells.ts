import { escapeHtml } from '@/lib/escapeHtml';
import type { Attribute } from '@/protocol/attributes';
import { Column, columnAttributeId } from '@/protocol/enums';

import { textToHtml } from '@/server/text/plainText';

import type { Location } from './issueScope';
import type { ListRow } from './listPage';

/** What the cells of a list are made of besides its rows. */
export interface CellSources {
  attributes: ReadonlyMap<number, Attribute>;
  /** By folder. */
  locations: ReadonlyMap<number, Location>;
  html: boolean;
}

/** The value of a column in a row (protocol 4.4): dates are numbers, all else text. */
export function cellOf(row: ListRow, column: number, sources: CellSources): string | number {
  const { html } = sources;
  const plain = html ? escapeHtml : (text: string) => text;
  switch (column) {
    case Column.name:
      return html ? textToHtml(row.name) : row.name;
    case Column.id:
      return `#${String(row.id)}`;
    case Column.createdDate:
      return row.createdAt ?? 0;
    case Column.createdBy:
      return plain(row.createdByName ?? '');
    case Column.modifiedDate:
      return row.modifiedAt ?? 0;
    case Column.modifiedBy:
      return plain(row.modifiedByName ?? '');
    case Column.location: {
      const { projectName = '', folderName = '' } = sources.locations.get(row.folderId) ?? {};
      return plain(projectName) + (html ? ' &mdash; ' : ' - ') + plain(folderName);
    }
  }
  return attributeCell(row, columnAttributeId(column) ?? 0, sources);
}

/** The client parses numbers and dates, so they must stay as they are. */
function attributeCell(
  { attributeValues }: ListRow,
  attributeId: number,
  { attributes, html }: CellSources,
): string {
  const value = attributeValues?.[attributeId] ?? '';
  const type = attributes.get(attributeId)?.type;
  return html && type !== 'NUMERIC' && type !== 'DATETIME' ? textToHtml(value) : value;
}
