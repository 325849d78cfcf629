import { useMemo } from 'react';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { columnMessages } from '@/i18n/columnMessages';
import { propertyMessages } from '@/i18n/propertyMessages';
import type { ListedView } from '@/protocol/views';
import { issueTypePaths } from '@/routing/paths/issueTypes';
import type { GridColumn } from '@/ui/gridColumn';
import { nameColumn, textColumn } from '@/ui/textColumn';
import { AddIcon } from '@/ui/icons';
import { WindowLink } from '@/ui/WindowLink';
import { charsOf } from '@/ui/wordColumn';
import { viewMessages } from './messages';
import { useViewWords } from './useViewWords';
import type { ViewColumn } from '@/forms/conditions/viewColumns';
import { GridPanel } from '@/ui/GridPanel';

interface ViewsPanelProps {
  typeId: number;
  title: MessageDescriptor;
  addCommand: MessageDescriptor;
  /** Raw path of the form for another one. */
  addPath: string;
  /** Said when there are none. */
  none: MessageDescriptor;
  views: readonly ListedView[];
  columns: readonly ViewColumn[];
}

interface Row {
  id: number;
  name: string;
  columns: string;
  sortBy: string;
}

/** Views, each leading to its form. */
export function ViewsPanel({
  typeId,
  title,
  addCommand,
  addPath,
  none,
  views,
  columns,
}: ViewsPanelProps) {
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
      textColumn(intl, 'columns', propertyMessages.columns, 'xlarge'),
      {
        key: 'sortBy',
        title: sortBy,
        chars: charsOf([sortBy, ...orders]),
        isCaptioned: true,
        render: (row) => row.sortBy,
      },
    ];
  }, [intl, columns, wordsOf]);
  return (
    <GridPanel
      title={title}
      actions={<WindowLink icon={AddIcon} label={addCommand} path={addPath} />}
      columns={gridColumns}
      rows={views.map(({ id, name, ...view }) => ({ id, name, ...wordsOf(view) }))}
      rowPath={({ id }) => issueTypePaths.editView.url({ typeId, viewId: id })}
      none={none}
    />
  );
}
