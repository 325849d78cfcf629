import { useIntl } from 'react-intl';
import { selectSeenIssues } from '@/screen/bulk';
import { type BulkAct, previewOf, type PutTogether } from '@/screen/bulkJob';
import { useAppSelector } from '@/store/hooks';
import styles from './BulkBar.module.css';
import { bulkSentences } from './messages';

interface BulkPreviewProps {
  /** Null while what is typed is no answer yet. */
  act: BulkAct | null;
  issueIds: readonly number[];
  /** What is not overwritten once it has changed. */
  put?: PutTogether | undefined;
  /** Whether what is asked can be so in a folder; by default everywhere. */
  fits?: (folderId: number) => boolean;
}

/** What will happen to how many, as far as they were looked at; read out when that is all of them. */
export function BulkPreview({ act, issueIds, put, fits }: BulkPreviewProps) {
  const intl = useIntl();
  const seen = useAppSelector(selectSeenIssues);
  const isComplete = seen.length === issueIds.length;
  const fitting = seen.filter(
    ({ folderId, mayChange }) => !mayChange || folderId === undefined || !fits || fits(folderId),
  );
  const unfit = seen.length - fitting.length;
  return (
    <p
      className={styles['preview']}
      aria-live={isComplete ? 'polite' : 'off'}
      aria-busy={!isComplete}
    >
      {act && intl.formatMessage(bulkSentences.preview, previewOf(act, fitting, put?.before))}
      {act && unfit > 0 && (
        <span className={styles['unfit']}>
          {intl.formatMessage(bulkSentences.unfit, { count: unfit })}
        </span>
      )}
    </p>
  );
}
