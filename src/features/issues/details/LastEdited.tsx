import { FormattedMessage } from 'react-intl';
import { HISTORY_GROUP_SECONDS } from '@/protocol/limits';
import { Icon } from '@/ui/Icon';
import { EditIcon } from '@/ui/icons';
import styles from './LastEdited.module.css';
import { detailsSentences } from './messages';
import { StampTime } from './StampTime';
import type { HistoryWords } from './useHistoryWords';

interface LastEditedProps {
  /** When and by whom the text was added. */
  added: { createdDate: number; createdBy: number };
  /** When and by whom it was changed last, if ever. */
  text: { modifiedDate?: number | undefined; modifiedBy?: number | undefined };
  words: HistoryWords;
}

/** Says that a text is no longer what it was (screens 10.6, 10.7); nothing when it still is. */
export function LastEdited({ added, text, words }: LastEditedProps) {
  const { modifiedDate, modifiedBy } = text;
  if (modifiedDate === undefined || modifiedBy === undefined) return null;
  // What its author mends that soon is still the same entry, as it is for changes.
  const isLater = modifiedDate - added.createdDate >= HISTORY_GROUP_SECONDS;
  if (!isLater && modifiedBy === added.createdBy) return null;
  return (
    <p className={styles['edited']}>
      <Icon icon={EditIcon} />
      <span>
        <FormattedMessage
          {...detailsSentences.lastEdited}
          values={{
            time: <StampTime seconds={modifiedDate} words={words} isStop />,
            author: <bdi>{words.author(modifiedBy)}</bdi>,
          }}
        />
      </span>
    </p>
  );
}
