import { issuesApi } from '@/api/endpoints/issues';
import { issues, loadIssueArg } from '@/entities/issues';
import {
  selectChosenHistoryFilter,
  selectIsKeptUnread,
  selectTimesAsked,
} from '@/screen/issueView';
import { useAppSelector } from '@/store/hooks';
import { screenQuery } from '@/windows/screenQuery';
import { definePage } from '@/windows/windowPage';
import { DescriptionPanel } from './DescriptionPanel';
import { FileDrop } from './FileDrop';
import { HistoryPanel } from './HistoryPanel';
import { IssueButtons } from './IssueButtons';
import styles from './IssueDetailsPage.module.css';
import { PropertiesPanel } from './PropertiesPanel';
import { SavedAnnouncement } from './SavedAnnouncement';

interface IssueDetailsParams {
  issueId: number;
  /** Entry of the history the address points to. */
  itemId?: number;
}

/** The issue as it is known, and beside that the same again from the server (screens 10). */
export const page = definePage<IssueDetailsParams>({
  queries: ({ params: { issueId }, state }) => [
    screenQuery(
      issuesApi.endpoints.loadIssue,
      loadIssueArg(state, issueId, {
        unread: selectIsKeptUnread(state, issueId),
        filter: selectChosenHistoryFilter(state) ?? undefined,
      }),
      { identity: issueId, asked: selectTimesAsked(state) },
    ),
  ],
  isReady: ({ params: { issueId }, state }) => issues.selectById(state, issueId) !== undefined,
  title: ({ params: { issueId }, state }) => ({
    text: issues.selectById(state, issueId)?.details.name ?? '',
  }),
  Page: IssueDetails,
  Buttons: IssueButtons,
});

function IssueDetails({ issueId, itemId }: IssueDetailsParams) {
  const issue = useAppSelector((state) => issues.selectById(state, issueId));
  if (!issue) return null;
  return (
    <div className={styles['layout']}>
      <FileDrop issueId={issueId} />
      <SavedAnnouncement issueId={issueId} />
      <aside className={styles['side']}>
        <PropertiesPanel issue={issue} />
      </aside>
      <div className={styles['main']}>
        <DescriptionPanel issue={issue} />
        <HistoryPanel issue={issue} itemId={itemId ?? null} />
      </div>
    </div>
  );
}
