import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { AlertItem } from '@/protocol/alerts';
import { alertPaths } from '@/routing/paths/alerts';
import { TargetsPanel, type TargetsPanelProps } from '../target/TargetsPanel';
import { targetColumns } from '../target/targetColumns';

interface AlertsPanelProps extends Pick<
  TargetsPanelProps<AlertItem>,
  'title' | 'addLabel' | 'addPath' | 'none'
> {
  alerts: readonly AlertItem[];
}

/** Alerts, each leading to its details. */
export function AlertsPanel({ alerts, ...panel }: AlertsPanelProps) {
  const intl = useIntl();
  const columns = useMemo(() => targetColumns(intl), [intl]);
  return (
    <TargetsPanel
      {...panel}
      rows={alerts}
      columns={columns}
      rowPath={({ id }) => alertPaths.alertDetails.url({ alertId: id })}
    />
  );
}
