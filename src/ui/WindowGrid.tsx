import { type MessageDescriptor, useIntl } from 'react-intl';
import { DataGrid } from './DataGrid';
import { EmptyState } from './EmptyState';
import type { GridColumn } from './gridColumn';

export interface WindowGridProps<Row extends { id: number }> {
  title: MessageDescriptor;
  /** Keep the reference while nothing changes. */
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  /** Raw path of the window that a row opens; without it rows are not links. */
  rowPath?: ((row: Row) => string) | false;
  /** Said when there are none. */
  none?: MessageDescriptor;
}

/** A table of things, each with a window of its own. */
export function WindowGrid<Row extends { id: number }>({
  title,
  rowPath,
  none,
  ...grid
}: WindowGridProps<Row>) {
  const intl = useIntl();
  return (
    <DataGrid<Row>
      {...grid}
      label={intl.formatMessage(title)}
      rowKey={idOf}
      {...(rowPath && { rowHref: (row) => `#${rowPath(row)}` })}
    >
      {none && <EmptyState>{intl.formatMessage(none)}</EmptyState>}
    </DataGrid>
  );
}

function idOf({ id }: { id: number }): number {
  return id;
}
