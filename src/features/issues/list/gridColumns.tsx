import type { TypeAttribute } from '@/entities/attributes';
import { Column } from '@/protocol/enums';
import type { ListColumn } from '@/protocol/issues';
import type { GridColumn } from '@/ui/gridColumn';
import { IssueName } from './IssueName';
import { ListCellText } from './ListCellText';
import type { ListRow } from './listRows';

/** The columns of an answer as those of the grid (screens 9). */
export function toGridColumns(
  columns: readonly (ListColumn & { attribute: TypeAttribute | null })[],
): GridColumn<ListRow>[] {
  return columns.map(({ id, name, attribute }, index) => ({
    key: String(id),
    title: name,
    size: sizeOf(id),
    kind: isNumeric(id, attribute) ? 'number' : 'text',
    isName: id === Column.name,
    isSortable: true,
    render: (row) => {
      const cell = row.cells[index];
      if (!cell) return null;
      return id === Column.name ? (
        <IssueName row={row} cell={cell} />
      ) : (
        <ListCellText cell={cell} />
      );
    },
  }));
}

function sizeOf(column: number) {
  switch (column) {
    case Column.id:
      return 'small';
    case Column.name:
      return 'xlarge';
    case Column.location:
      return 'medium';
    default:
      return 'normal';
  }
}

function isNumeric(column: number, attribute: TypeAttribute | null): boolean {
  return (
    column === Column.id ||
    column === Column.createdDate ||
    column === Column.modifiedDate ||
    attribute?.type === 'NUMERIC' ||
    attribute?.type === 'DATETIME'
  );
}
