import { useIntl } from 'react-intl';
import type { Issue } from '@/entities/issues';
import { selectIsAuthenticated } from '@/entities/session';
import { HistoryFilter } from '@/protocol/enums';
import { issuePaths } from '@/routing/paths/issues';
import { useAppSelector } from '@/store/hooks';
import { EmptyState } from '@/ui/EmptyState';
import { AttachIcon, CommentIcon } from '@/ui/icons';
import { LinkButton } from '@/ui/LinkButton';
import { Panel } from '@/ui/Panel';
import { commandMessages } from '../commandMessages';
import { historyFilterMessages } from './historyFilterMessages';
import { HistoryFilterMenu } from './HistoryFilterMenu';
import { HistoryList } from './HistoryList';
import { detailsMessages } from './messages';

interface HistoryPanelProps {
  issue: Issue;
  itemId: number | null;
}

/** What happened to the issue, read as a conversation. */
export function HistoryPanel({ issue, itemId }: HistoryPanelProps) {
  const intl = useIntl();
  const { issueId, filter, history } = issue;

  return (
    <Panel
      title={intl.formatMessage(historyFilterMessages[filter])}
      filter={<HistoryFilterMenu />}
      actions={<HistoryLinks issueId={issueId} />}
    >
      {history.length > 0 ? (
        <HistoryList issue={issue} itemId={itemId} />
      ) : (
        <EmptyState>{intl.formatMessage(emptyMessages[filter])}</EmptyState>
      )}
    </Panel>
  );
}

/** An issue has at least the entry of its creation, so an unfiltered history is never empty. */
const emptyMessages = {
  [HistoryFilter.all]: detailsMessages.noCommentsOrFiles,
  [HistoryFilter.comments]: detailsMessages.noComments,
  [HistoryFilter.files]: detailsMessages.noFiles,
  [HistoryFilter.commentsAndFiles]: detailsMessages.noCommentsOrFiles,
};

function HistoryLinks({ issueId }: { issueId: number }) {
  const intl = useIntl();
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  if (!isAuthenticated) return null;
  return (
    <>
      <LinkButton icon={CommentIcon} href={`#${issuePaths.addComment.url({ issueId })}`}>
        {intl.formatMessage(commandMessages.addComment)}
      </LinkButton>
      <LinkButton icon={AttachIcon} href={`#${issuePaths.addFile.url({ issueId })}`}>
        {intl.formatMessage(commandMessages.attachFile)}
      </LinkButton>
    </>
  );
}
