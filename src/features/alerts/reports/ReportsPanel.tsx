import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ReportItem } from '@/protocol/reports';
import { reportPaths } from '@/routing/paths/reports';
import type { GridColumn } from '@/ui/gridColumn';
import { wordColumn } from '@/ui/wordColumn';
import { TargetsPanel, type TargetsPanelProps } from '../target/TargetsPanel';
import { targetColumns } from '../target/targetColumns';
import { reportMessages } from './messages';
import { frequencyMessages, reportTypeMessages } from './reportSchedule';

interface ReportsPanelProps extends Pick<
  TargetsPanelProps<ReportItem>,
  'title' | 'addLabel' | 'addPath' | 'none'
> {
  reports: readonly ReportItem[];
}

/** Reports, each leading to its form. */
export function ReportsPanel({ reports, ...panel }: ReportsPanelProps) {
  const intl = useIntl();
  const columns = useMemo(
    (): GridColumn<ReportItem>[] => [
      ...targetColumns(intl),
      wordColumn(intl, 'type', reportMessages.type, reportTypeMessages, ({ type }) => type),
      wordColumn(
        intl,
        'frequency',
        reportMessages.frequency,
        frequencyMessages,
        (report) => report.frequency,
      ),
    ],
    [intl],
  );
  return (
    <TargetsPanel
      {...panel}
      rows={reports}
      columns={columns}
      rowPath={({ id }) => reportPaths.editReport.url({ reportId: id })}
    />
  );
}
