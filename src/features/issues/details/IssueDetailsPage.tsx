import { useLayoutEffect, useRef } from 'react';
import { type Issue, issues } from '@/entities/issues';
import { selectListedName } from '@/lists/listPlace';
import type { OpenedIssue } from '@/forms/openedLately';
import { useAppSelector } from '@/store/hooks';
import { Skeleton } from '@/ui/Skeleton';
import { selectPaneIssueId } from '@/windows/openWindows';
import { definePage } from '@/windows/windowPage';
import { FileDrop } from '../files/FileDrop';
import { DescriptionPanel } from './DescriptionPanel';
import { Composer } from './Composer';
import { HistoryPanel } from './HistoryPanel';
import { IssueButtons } from './IssueButtons';
import { IssueHeading } from './IssueHeading';
import styles from './IssueDetailsPage.module.css';
import { neighbourQueries, selectKnownIssue } from './knownIssue';
import { openedQueries } from './openedQueries';
import { PropertiesPanel } from './PropertiesPanel';
import { sourceQueries } from './sourceQueries';
import { SavedAnnouncement } from './SavedAnnouncement';
import { useNoteNews } from './useNews';
import { useNoteOpened } from './useNoteOpened';

interface IssueDetailsParams {
  issueId: number;
  /** Entry of the history the address points to. */
  itemId?: number;
}

/** The issue as it is known, and beside that the same again from the server (screens 10). */
export const page = definePage<IssueDetailsParams>({
  queries: ({ params: { issueId }, state }) => [
    ...openedQueries(state, issueId),
    ...sourceQueries(state, issueId),
  ],
  ahead: ({ params: { issueId }, state }) => neighbourQueries(state, issueId),
  isReady: ({ params: { issueId }, state }) => selectKnownIssue(state, issueId) !== null,
  title: ({ params: { issueId }, state }) => ({
    text: selectKnownIssue(state, issueId)?.details.name ?? '',
  }),
  knownName: ({ params: { issueId }, state }) =>
    selectPaneIssueId(state) === issueId ? selectListedName(state, issueId) : null,
  Page: IssueDetails,
  Heading: IssueHeading,
  Buttons: IssueButtons,
});

/** In a pane the next issue takes the place of the one before: what has a state of its own begins anew by its key. */
function IssueDetails({ issueId, itemId }: IssueDetailsParams) {
  const issue = useAppSelector((state) => selectKnownIssue(state, issueId));
  // A glance has details that are newer than the history.
  const readStamp = useAppSelector((state) => issues.selectById(state, issueId)?.details.stamp);
  const hasHistory = readStamp !== undefined;
  if (!issue) return null;
  return (
    <div className={styles['layout']}>
      <Visit
        issueId={issueId}
        name={issue.details.name}
        {...(hasHistory && { stamp: readStamp })}
      />
      <FileDrop key={`files ${issueId}`} issueId={issueId} />
      <SavedAnnouncement key={`saved ${issueId}`} issueId={issueId} />
      <Side issue={issue} />
      <div className={styles['main']}>
        <DescriptionPanel issue={issue} />
        {hasHistory ? (
          <>
            <HistoryPanel key={issueId} issue={issue} itemId={itemId ?? null} />
            <Composer key={`composer ${issueId}`} issueId={issueId} />
          </>
        ) : (
          <Skeleton rows={3} />
        )}
      </div>
    </div>
  );
}

/** The values beside the text; what does not fit scrolls by itself. */
function Side({ issue }: { issue: Issue }) {
  const side = useRef<HTMLElement>(null);
  const wasScrolled = useRef(false);
  const { issueId } = issue;

  // External system: the scroll position. To set it makes the browser lay out what was just drawn.
  useLayoutEffect(() => {
    if (wasScrolled.current) side.current?.scrollTo(0, 0);
    wasScrolled.current = false;
  }, [issueId]);

  return (
    <aside
      className={styles['side']}
      ref={side}
      onScroll={() => {
        wasScrolled.current = true;
      }}
    >
      <PropertiesPanel issue={issue} />
    </aside>
  );
}

/** Notes that the issue is looked at. Apart, so that the issue itself does not render whenever it comes or goes. */
function Visit(issue: OpenedIssue) {
  useNoteOpened(issue);
  useNoteNews(issue.issueId);
  return null;
}
