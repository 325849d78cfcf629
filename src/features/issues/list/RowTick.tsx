import type { MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { useCommandContext } from '@/commands/useCommandContext';
import { selectSelectedIds } from '@/screen/selection';
import { useAppSelector } from '@/store/hooks';
import { classNames } from '@/ui/classNames';
import { CheckIcon } from '@/ui/icons';
import { Icon } from '@/ui/Icon';
import { rowSentences } from './rowMessages';
import styles from './RowTick.module.css';
import { selectByClick } from './selecting';

/**
 * The check box of a row, for the pointer: keys select without it, so it is no stop of the Tab key. It lies where the
 * column of numbers has room, and shows where the pointer or the focus is, or while something is selected.
 */
export function RowTick({ issueId }: { issueId: number }) {
  const intl = useIntl();
  const context = useCommandContext();
  const isSelected = useAppSelector((state) => selectSelectedIds(state).includes(issueId));
  const isSelecting = useAppSelector((state) => selectSelectedIds(state).length > 0);

  return (
    <button
      type="button"
      role="checkbox"
      className={classNames(styles['tick'], isSelecting && styles['isShown'])}
      aria-checked={isSelected}
      aria-label={intl.formatMessage(rowSentences.selectRow, { issueId: String(issueId) })}
      tabIndex={-1}
      onMouseDown={keepFocus}
      onClick={(event) => {
        selectByClick(context, issueId, event);
      }}
    >
      <span className={styles['box']}>{isSelected && <Icon icon={CheckIcon} />}</span>
    </button>
  );
}

/** The keyboard stays where it is. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
