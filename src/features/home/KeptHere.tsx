import { useMemo, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { selectUserId } from '@/entities/session';
import { draftExcerpt } from '@/forms/draftExcerpt';
import { draftOwner, listDrafts, windowOfDraft } from '@/forms/drafts';
import { formMessages } from '@/forms/messages';
import {
  keptOpened,
  mostShown,
  type OpenedIssue,
  onOpened,
  parseOpened,
} from '@/forms/openedLately';
import { useBaseUrl } from '@/routing/HostContext';
import { issuePaths } from '@/routing/paths/issues';
import { useAppSelector } from '@/store/hooks';
import { Panel } from '@/ui/Panel';
import { IssueLinks } from './IssueLinks';
import styles from './KeptHere.module.css';
import { homeMessages } from './messages';

/** What this browser keeps for the user: texts that were never sent, and the issues that were opened last. */
export function KeptHere() {
  const intl = useIntl();
  const owner = draftOwner(useBaseUrl(), useAppSelector(selectUserId));
  const [drafts] = useState(() =>
    listDrafts(owner).sort((one, other) => other.draft.savedAt - one.draft.savedAt),
  );
  // External system: the storage of the browser.
  const kept = useSyncExternalStore(onOpened, () => keptOpened(owner));
  const opened = useMemo(() => parseOpened(kept), [kept]);

  return (
    <div className={styles['kept']}>
      {drafts.length > 0 && (
        <Panel title={intl.formatMessage(homeMessages.drafts)}>
          <ul className={styles['drafts']}>
            {drafts.map(({ path, draft }) => (
              <li key={path}>
                <a href={`#${windowOfDraft(path)}`}>
                  <span dir="auto">
                    {draftExcerpt(draft) || intl.formatMessage(formMessages.draftUntitled)}
                  </span>
                  <DraftIssue path={windowOfDraft(path)} opened={opened} />
                </a>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title={intl.formatMessage(homeMessages.opened)}>
        {opened.length > 0 ? (
          <IssueLinks issues={opened.slice(0, mostShown)} />
        ) : (
          <p className={styles['note']}>{intl.formatMessage(homeMessages.nothingOpened)}</p>
        )}
      </Panel>
    </div>
  );
}

interface DraftIssueProps {
  /** Of the window that the draft is restored in. */
  path: string;
  opened: readonly OpenedIssue[];
}

/** The issue that a draft is about, where its window is one of an issue: whoever wrote it has opened that here. */
function DraftIssue({ path, opened }: DraftIssueProps) {
  const issueId = issueIdIn(path);
  if (issueId === null) return null;
  const name = opened.find((issue) => issue.issueId === issueId)?.name;
  const number = `#${String(issueId)}`;
  return (
    <>
      {' '}
      <span className={styles['about']} data-tip-cut>
        {number} {name !== undefined && <bdi>{name}</bdi>}
      </span>
    </>
  );
}

/** All windows of an issue lie below its own address. */
function issueIdIn(path: string): number | null {
  const [, issues, id] = path.split('/');
  return issuePaths.issueDetails.match(`/${issues ?? ''}/${id ?? ''}`)?.issueId ?? null;
}
