import { useIntl } from 'react-intl';
import { selectSettings } from '@/entities/session';
import { formatStamp } from '@/lib/values/stamps';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import type { Draft } from './drafts';
import styles from './FormPage.module.css';
import { formMessages, formSentences } from './messages';

interface DraftNoticeProps {
  draft: Draft;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers what was typed in this form earlier and not saved. */
export function DraftNotice({ draft, onRestore, onDiscard }: DraftNoticeProps) {
  const intl = useIntl();
  const settings = useAppSelector(selectSettings);
  const time = formatStamp(Math.floor(draft.savedAt / 1000), settings);
  return (
    <Notice
      action={
        <span className={styles['noticeActions']}>
          <Button onClick={onRestore}>{intl.formatMessage(formMessages.draftRestore)}</Button>
          <Button variant="quiet" onClick={onDiscard}>
            {intl.formatMessage(formMessages.draftDiscard)}
          </Button>
        </span>
      }
    >
      {intl.formatMessage(formSentences.draftFound, { time })}
    </Notice>
  );
}
