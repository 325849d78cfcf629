import { FormattedMessage } from 'react-intl';
import { Icon } from '@/ui/Icon';
import { EditIcon } from '@/ui/icons';
import styles from './LastEdited.module.css';
import { detailsSentences } from './messages';
import { StampTime } from './StampTime';
import type { HistoryWords } from './useHistoryWords';

interface LastEditedProps {
  /** When and by whom the text was added. */
  added: { createdDate: number; createdBy: number };
  modifiedDate: number | undefined;
  modifiedBy: number | undefined;
  words: HistoryWords;
}

/** A text counts as edited when somebody else changed it, or its author more than this many seconds later. */
const GRACE_SECONDS = 180;

/** Says that a text is no longer what it was (screens 10.6, 10.7); nothing when it still is. */
export function LastEdited({ added, modifiedDate, modifiedBy, words }: LastEditedProps) {
  if (modifiedDate === undefined || modifiedBy === undefined) return null;
  const isLater = modifiedDate - added.createdDate > GRACE_SECONDS;
  if (!isLater && modifiedBy === added.createdBy) return null;
  return (
    <p className={styles['edited']}>
      <Icon icon={EditIcon} />
      <span>
        <FormattedMessage
          {...detailsSentences.lastEdited}
          values={{
            time: <StampTime seconds={modifiedDate} words={words} />,
            author: <bdi>{words.author(modifiedBy)}</bdi>,
          }}
        />
      </span>
    </p>
  );
}
