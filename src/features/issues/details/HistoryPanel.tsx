import { useIntl } from 'react-intl';
import { CommandButton } from '@/commands/CommandButton';
import type { Issue } from '@/entities/issues';
import { HistoryFilter } from '@/protocol/enums';
import { selectSavedEntry } from '@/screen/issueView';
import { useAppSelector } from '@/store/hooks';
import { EmptyState } from '@/ui/EmptyState';
import { Panel } from '@/ui/Panel';
import { addComment, attachFile } from './commands';
import { EMPTY_HISTORY_ELEMENT_ID } from './entryContext';
import { historyFilterMessages } from './historyFilterMessages';
import { HistoryFilterMenu } from './HistoryFilterMenu';
import { HistoryList } from './HistoryList';
import { detailsMessages } from './messages';
import { ShowPlace } from './ShowPlace';

interface HistoryPanelProps {
  issue: Issue;
  itemId: number | null;
}

/** What happened to the issue, read as a conversation. */
export function HistoryPanel({ issue, itemId }: HistoryPanelProps) {
  const intl = useIntl();
  const { issueId, filter, history } = issue;
  const hasLost = useAppSelector((state) => {
    const saved = selectSavedEntry(state, issueId);
    return saved?.what === 'deleted' && saved.itemId !== null;
  });

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
        <div id={EMPTY_HISTORY_ELEMENT_ID} tabIndex={-1}>
          {hasLost && <ShowPlace elementId={EMPTY_HISTORY_ELEMENT_ID} />}
          <EmptyState>{intl.formatMessage(emptyMessages[filter])}</EmptyState>
        </div>
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
