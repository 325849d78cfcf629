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
      {
        key: 'type',
        ...wordColumn(intl, reportMessages.type, reportTypeMessages),
        render: ({ type }) => intl.formatMessage(reportTypeMessages[type]),
      },
      {
        key: 'frequency',
        ...wordColumn(intl, reportMessages.frequency, frequencyMessages),
        render: ({ frequency }) => intl.formatMessage(frequencyMessages[frequency]),
      },
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
