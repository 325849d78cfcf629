import { useMemo } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { columnMessages } from '@/i18n/columnMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import type { ListedView } from '@/protocol/views';
import { issueTypePaths } from '@/routing/paths/issueTypes';
import { DataGrid } from '@/ui/DataGrid';
import { EmptyState } from '@/ui/EmptyState';
import type { GridColumn } from '@/ui/gridColumn';
import { nameColumn } from '@/ui/nameColumn';
import { AddIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import { Panel } from '@/ui/Panel';
import { charsOf } from '@/ui/wordColumn';
import { viewMessages } from './messages';
import { useViewWords } from './useViewWords';
import type { ViewColumn } from '@/forms/conditions/viewColumns';

interface ViewsPanelProps {
  typeId: number;
  title: MessageDescriptor;
  addCommand: MessageDescriptor;
  /** Raw path of the form for another one. */
  addPath: string;
  emptyText: MessageDescriptor;
  views: readonly ListedView[];
  columns: readonly ViewColumn[];
}

interface Row {
  viewId: number;
  name: string;
  columns: string;
  sortBy: string;
}

/** Views, each leading to its form. */
export function ViewsPanel({ typeId, views, columns, ...texts }: ViewsPanelProps) {
  const intl = useIntl();
  const wordsOf = useViewWords(columns);
  const gridColumns = useMemo((): GridColumn<Row>[] => {
    const sortBy = intl.formatMessage(viewMessages.sortBy);
    // All that views can be sorted by: two lists of views stand one below the other.
    const orders = columns.flatMap(({ column }) =>
      [true, false].map(
        (sortAscending) => wordsOf({ columns: [], sortColumn: column, sortAscending }).sortBy,
      ),
    );
    return [
      nameColumn(intl, columnMessages.name, 'medium'),
      {
        key: 'columns',
        title: intl.formatMessage(propertyMessages.columns),
        size: 'xlarge',
        render: (row) => row.columns,
      },
      {
        key: 'sortBy',
        title: sortBy,
        chars: charsOf([sortBy, ...orders]),
        isCaptioned: true,
        render: (row) => row.sortBy,
      },
    ];
  }, [intl, columns, wordsOf]);
  const title = intl.formatMessage(texts.title);
  return (
    <Panel
      title={title}
      actions={
        <LinkButton icon={AddIcon} href={`#${texts.addPath}`}>
          {intl.formatMessage(texts.addCommand)}
        </LinkButton>
      }
    >
      <DataGrid<Row>
        label={title}
        columns={gridColumns}
        rows={views.map(({ id, name, ...view }) => ({ viewId: id, name, ...wordsOf(view) }))}
        rowKey={({ viewId }) => viewId}
        rowHref={({ viewId }) => `#${issueTypePaths.editView.url({ typeId, viewId })}`}
      >
        <EmptyState>{intl.formatMessage(texts.emptyText)}</EmptyState>
      </DataGrid>
    </Panel>
  );
}
