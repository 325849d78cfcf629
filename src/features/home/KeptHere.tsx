import { useMemo, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { selectUserId } from '@/entities/session';
import { draftExcerpt } from '@/forms/draftExcerpt';
import { draftOwner, listDrafts, windowOfDraft } from '@/forms/drafts';
import { formMessages } from '@/forms/messages';
import { keptOpened, mostShown, onOpened, parseOpened } from '@/forms/openedLately';
import { useBaseUrl } from '@/routing/HostContext';
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
  const opened = useMemo(() => parseOpened(kept).slice(0, mostShown), [kept]);

  return (
    <div className={styles['kept']}>
      {drafts.length > 0 && (
        <Panel title={intl.formatMessage(homeMessages.drafts)}>
          <ul className={styles['drafts']}>
            {drafts.map(({ path, draft }) => (
              <li key={path}>
                <a href={`#${windowOfDraft(path)}`} dir="auto">
                  {draftExcerpt(draft) || intl.formatMessage(formMessages.draftUntitled)}
                </a>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title={intl.formatMessage(homeMessages.opened)}>
        {opened.length > 0 ? (
          <IssueLinks issues={opened} />
        ) : (
          <p className={styles['note']}>{intl.formatMessage(homeMessages.nothingOpened)}</p>
        )}
      </Panel>
    </div>
  );
}
