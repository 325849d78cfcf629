import type { ComponentType, CSSProperties } from 'react';
import type { Words } from '@/i18n/words';
import type { DescribedColumn } from '@/lib/issueList/listColumns';
import { hasLinks, type ListCell, type ListRow, plainText } from '@/lib/issueList/rowFormat';
import type { AttributeDefinition } from '@/protocol/attributes';
import { Column } from '@/protocol/enums';
import type { GridColumn } from '@/ui/gridColumn';
import { cellContent } from './cellContent';
import { statusMessages } from './statusMessages';

export interface NameProps {
  row: ListRow;
  cell: ListCell;
}

/** The columns of an answer as those of the grid; `Name` draws that of an issue. */
export function toGridColumns(
  columns: readonly DescribedColumn[],
  words: Words,
  Name: ComponentType<NameProps>,
): GridColumn<ListRow>[] {
  return columns.map(({ id, name, attribute, chars, index, width, isPinned }) => ({
    key: String(id),
    title: name,
    chars,
    isPinned,
    // Properties of the styles are not known to the types of React.
    ...(width && { width, style: { '--w': width } as CSSProperties }),
    kind: isNumeric(id, attribute) ? 'number' : 'text',
    isMinor: id === Column.location || id === Column.createdDate || id === Column.createdBy,
    isSortable: true,
    brief: ({ cells: { [index]: cell } }) => cell && plainText(cell),
    ...(id === Column.name
      ? {
          isName: true,
          render: (row) => {
            const cell = row.cells[index];
            return cell && <Name row={row} cell={cell} />;
          },
          linkText: (row) => {
            const cell = row.cells[index];
            return cell && hasLinks(cell) ? nameInWords(row, plainText(cell), words) : null;
          },
        }
      : {
          render: (row) => {
            const cell = row.cells[index];
            return cell && cellContent(cell);
          },
          ...(attribute?.type === 'ENUM' && {
            chip: ({ cells: { [index]: cell } }) => cell && plainText(cell),
          }),
        }),
  }));
}

/** A name after its marks, as `IssueName` shows it. */
function nameInWords({ marker, isSubscribed }: ListRow, name: string, words: Words): string {
  const marks = [marker && statusMessages[marker], isSubscribed && statusMessages.subscribed];
  return [...marks.map((mark) => (mark ? words.formatMessage(mark) : '')), name]
    .filter((text) => text !== '')
    .join(' ');
}

function isNumeric(column: number, attribute: AttributeDefinition | null): boolean {
  return (
    column === Column.id ||
    column === Column.createdDate ||
    column === Column.modifiedDate ||
    attribute?.type === 'NUMERIC' ||
    attribute?.type === 'DATETIME'
  );
}
