import { type MessageDescriptor, useIntl } from 'react-intl';
import type { AlertItem } from '@/protocol/alerts';
import { EmptyState } from '@/ui/EmptyState';
import type { GridColumn } from '@/ui/gridColumn';
import { AddIcon } from '@/ui/icons';
import { WindowLink } from '@/ui/WindowLink';
import { Panel } from '@/ui/Panel';
import { WindowGrid } from '@/ui/WindowGrid';

export interface TargetsPanelProps<Row extends AlertItem> {
  title: MessageDescriptor;
  addLabel: MessageDescriptor;
  /** Raw path of the form that adds one. */
  addPath: string;
  /** Said when there are none. */
  none: MessageDescriptor;
  rows: readonly Row[];
  columns: readonly GridColumn<Row>[];
  rowPath: (row: Row) => string;
}

/** Alerts or reports of one kind: the user's own, or those of everybody. */
export function TargetsPanel<Row extends AlertItem>({
  title,
  addLabel,
  addPath,
  none,
  rows,
  columns,
  rowPath,
}: TargetsPanelProps<Row>) {
  const intl = useIntl();
  return (
    <Panel
      title={intl.formatMessage(title)}
      actions={<WindowLink icon={AddIcon} label={addLabel} path={addPath} />}
    >
      {rows.length > 0 ? (
        <WindowGrid title={title} columns={columns} rows={rows} rowPath={rowPath} />
      ) : (
        <EmptyState>{intl.formatMessage(none)}</EmptyState>
      )}
    </Panel>
  );
}
