import { type MessageDescriptor, useIntl } from 'react-intl';
import { selectListedName } from '@/lists/listPlace';
import { selectSeenIssues } from '@/screen/bulk';
import { type BulkAct, previewOf, type PutTogether } from '@/screen/bulkJob';
import { useAppSelector } from '@/store/hooks';
import type { RootState } from '@/store/rootReducer';
import { IssueLink } from './IssueLink';
import { StayedIssues } from './StayedIssues';

interface KeptIssuesProps {
  act: BulkAct;
  reason: MessageDescriptor;
  /** What is not overwritten once it has changed. */
  put?: PutTogether | undefined;
}

/** Those that will stay, as somebody has changed them since. */
export function KeptIssues({ act, reason, put }: KeptIssuesProps) {
  const intl = useIntl();
  const seen = useAppSelector(selectSeenIssues);
  const { kept } = previewOf(act, seen, put?.before);
  if (kept.length === 0) return null;
  return (
    <StayedIssues
      items={kept.map((issueId) => ({ issueId }))}
      name={({ issueId }) => <KeptLink act={act} issueId={issueId} />}
      reason={() => intl.formatMessage(reason)}
    />
  );
}

function KeptLink({ act, issueId }: { act: BulkAct; issueId: number }) {
  const name = useAppSelector((state) => nameOf(state, act, issueId));
  return <IssueLink issueId={issueId} name={name} />;
}

/** The list need not show what was just added. */
function nameOf(state: RootState, act: BulkAct, issueId: number): string {
  const name =
    act.kind === 'undoAdding' ? act.added[issueId]?.name : selectListedName(state, issueId);
  return name ?? '';
}
