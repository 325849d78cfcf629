import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { selectIsSystemAdministrator } from '@/entities/session';
import { screenMessages } from '@/i18n/screenMessages';
import type { ReportItem } from '@/protocol/reports';
import { reportPaths } from '@/routing/paths/reports';
import { useAppSelector } from '@/store/hooks';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import type { GridColumn } from '@/ui/gridColumn';
import { wordColumn } from '@/ui/wordColumn';
import { targetColumns } from '../target/targetColumns';
import { TargetPanels } from '../target/TargetPanels';
import { reportMessages } from './messages';
import { explainReportError, reportsQuery } from './reportQueries';
import { frequencyMessages, reportTypeMessages } from './reportSchedule';

export const page = definePage({
  queries: ({ state }) => [reportsQuery(selectIsSystemAdministrator(state))],
  explain: explainReportError,
  title: () => ({ message: screenMessages.reports }),
  // The columns of reports do not fit into a normal window.
  size: ({ state }) => {
    const answer = reportsQuery(selectIsSystemAdministrator(state)).select(state).data;
    const shown = [...(answer?.publicReports ?? []), ...(answer?.personalReports ?? [])];
    return shown.length > 0 ? 'large' : 'normal';
  },
  Page: ManageReports,
});

/** Which lists of issues are sent by e-mail. */
function ManageReports() {
  const intl = useIntl();
  const isAdministrator = useAppSelector(selectIsSystemAdministrator);
  const answer = useLoaded(reportsQuery(isAdministrator));
  const columns = useMemo(() => columnsOf(intl), [intl]);
  return (
    <TargetPanels
      words={reportMessages}
      addPaths={{
        public: reportPaths.addPublicReport.url({}),
        personal: reportPaths.addPersonalReport.url({}),
      }}
      publicRows={isAdministrator ? (answer?.publicReports ?? []) : null}
      personalRows={answer?.personalReports ?? []}
      columns={columns}
      rowPath={({ id }) => reportPaths.editReport.url({ reportId: id })}
    />
  );
}

function columnsOf(intl: IntlShape): GridColumn<ReportItem>[] {
  const { type, frequency } = reportMessages;
  return [
    ...targetColumns(intl),
    wordColumn(intl, 'type', type, reportTypeMessages, (report) => report.type),
    wordColumn(intl, 'frequency', frequency, frequencyMessages, (report) => report.frequency),
  ];
}
