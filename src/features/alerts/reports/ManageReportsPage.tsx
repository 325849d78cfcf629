import { selectIsSystemAdministrator } from '@/entities/session';
import { screenMessages } from '@/i18n/screenMessages';
import { reportPaths } from '@/routing/paths/reports';
import { useAppSelector } from '@/store/hooks';
import { useLoaded } from '@/windows/useLoaded';
import { definePage } from '@/windows/windowPage';
import { reportMessages } from './messages';
import { explainReportError, reportsQuery } from './reportQueries';
import { ReportsPanel } from './ReportsPanel';

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
  const isAdministrator = useAppSelector(selectIsSystemAdministrator);
  const answer = useLoaded(reportsQuery(isAdministrator));
  return (
    <>
      {isAdministrator && (
        <ReportsPanel
          title={reportMessages.public}
          addLabel={reportMessages.addPublic}
          addPath={reportPaths.addPublicReport.url({})}
          none={reportMessages.noPublic}
          reports={answer?.publicReports ?? []}
        />
      )}
      <ReportsPanel
        title={reportMessages.personal}
        addLabel={reportMessages.addPersonal}
        addPath={reportPaths.addPersonalReport.url({})}
        none={reportMessages.noPersonal}
        reports={answer?.personalReports ?? []}
      />
    </>
  );
}
