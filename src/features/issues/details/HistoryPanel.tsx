import { useIntl } from 'react-intl';
import { CommandButton } from '@/commands/CommandButton';
import type { Issue } from '@/entities/issues';
import { HistoryFilter } from '@/protocol/enums';
import { EmptyState } from '@/ui/EmptyState';
import { Panel } from '@/ui/Panel';
import { addComment, attachFile } from './commands';
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
      filter={<HistoryFilterMenu issueId={issueId} />}
      actions={
        <>
          <CommandButton command={addComment} target={{ kind: 'issue', issueId }} />
          <CommandButton command={attachFile} target={{ kind: 'issue', issueId }} />
        </>
      }
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
