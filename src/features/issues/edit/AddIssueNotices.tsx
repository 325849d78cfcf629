import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { issuePaths } from '@/routing/paths/issues';
import type { AddedIssue } from '@/screen/addingState';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { issueName } from '../bulk/issueName';
import { undoMessages } from '../undo/messages';
import { addingSentences } from './addingMessages';
import type { FillingNews } from './useFilling';

interface AddIssueNoticesProps {
  added: AddedIssue | null;
  /** Parts of the address that mean nothing. */
  ignored: readonly string[];
  news: FillingNews | null;
  onUndo: (undo: () => void) => void;
}

/** What became of the issue before, of the address, and of what was filled in or kept. */
export function AddIssueNotices({ added, ignored, news, onUndo }: AddIssueNoticesProps) {
  const intl = useIntl();
  return (
    <>
      {added && (
        <Notice kind="success">
          <FormattedMessage
            {...addingSentences.added}
            values={{
              issue: (
                <Link
                  key="issue"
                  to={issuePaths.issueDetails.url({ issueId: added.issueId })}
                  dir="auto"
                >
                  {issueName(added.issueId, added.name)}
                </Link>
              ),
            }}
          />
        </Notice>
      )}
      {ignored.length > 0 && (
        <Notice kind="warning">
          {intl.formatMessage(addingSentences.ignored, {
            parts: ignored.map(shortened).join(', '),
          })}
        </Notice>
      )}
      {news && <News news={news} onUndo={onUndo} />}
    </>
  );
}

function News({ news, onUndo }: { news: FillingNews; onUndo: (undo: () => void) => void }) {
  const intl = useIntl();
  const { text, leftOut, undo } = news;
  const action = undo && (
    <Button
      onClick={() => {
        onUndo(undo);
      }}
    >
      {intl.formatMessage(undoMessages.undo)}
    </Button>
  );
  return (
    <Notice kind={undo ? 'success' : 'danger'} action={action}>
      <p>{text}</p>
      {leftOut.length > 0 && (
        <p>
          {intl.formatMessage(addingSentences.leftOut, {
            names: leftOut.join(', '),
          })}
        </p>
      )}
    </Notice>
  );
}

/** Most characters of a part of the address that are shown. */
const partLength = 40;

function shortened(part: string): string {
  const characters = Array.from(part);
  return characters.length <= partLength ? part : `${characters.slice(0, partLength).join('')}…`;
}
