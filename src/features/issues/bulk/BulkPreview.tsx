import { useIntl } from 'react-intl';
import { selectIsAuthenticated } from '@/entities/session';
import { errorMessage } from '@/i18n/errorMessages';
import { selectSeenIssues, selectUnseenIssues } from '@/screen/bulk';
import { type BulkAct, previewOf, type PutTogether, type UnseenIssue } from '@/screen/bulkJob';
import { useAppSelector } from '@/store/hooks';
import styles from './BulkBar.module.css';
import { placeSentences } from '../details/placeMessages';
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

/** So many that could not be looked at are named. */
const namedIssues = 5;

/**
 * What will happen to how many, as far as they were looked at, and why some could not be; read out when that is all. Until
 * then it says of how many it tells.
 */
export function BulkPreview({ act, issueIds, put, fits }: BulkPreviewProps) {
  const intl = useIntl();
  const seen = useAppSelector(selectSeenIssues);
  const unseen = useAppSelector(selectUnseenIssues);
  const isAuthenticated = useAppSelector(selectIsAuthenticated);
  const place = { position: seen.length + unseen.length, total: issueIds.length };
  const isComplete = place.position === place.total;
  const looked = intl.formatMessage(placeSentences.place, place);
  const [first] = unseen;
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
      {first && (
        <span className={styles['unfit']}>
          {[
            numbersOf(unseen),
            intl.formatMessage(errorMessage(first.reason, isAuthenticated)),
          ].join(': ')}
        </span>
      )}
      {act && !isComplete && (
        <span className={styles['looking']}>
          <progress
            className={styles['progress']}
            aria-label={looked}
            value={place.position}
            max={place.total}
          />
          {looked}
        </span>
      )}
    </p>
  );
}

function numbersOf(issues: readonly UnseenIssue[]): string {
  const numbers = issues.slice(0, namedIssues).map(({ issueId }) => `#${String(issueId)}`);
  return [...numbers, ...(issues.length > namedIssues ? ['…'] : [])].join(', ');
}
