import { classNames } from '@/ui/classNames';
import { CheckIcon } from '@/ui/icons';
import { Icon } from '@/ui/Icon';
import styles from './RowTick.module.css';
import { useSelection } from './useSelection';

interface RowTickProps {
  issueId: number;
  label: string;
}

/**
 * The check box of a row, for the pointer: keys select without it, so it is no stop of the Tab key. It lies where the
 * column of numbers has room, and shows where the pointer or the focus is, or while something is selected. A list has as
 * many as rows, so each does the least: who hears of clicks on rows hears of these as well.
 */
export function RowTick({ issueId, label }: RowTickProps) {
  const selected = useSelection((issueIds) =>
    issueIds.length === 0 ? 'none' : issueIds.includes(issueId) ? 'this' : 'others',
  );

  return (
    <button
      type="button"
      role="checkbox"
      className={classNames(styles['tick'], selected !== 'none' && styles['isShown'])}
      aria-checked={selected === 'this'}
      aria-label={label}
      tabIndex={-1}
      data-tick={issueId}
    >
      {selected === 'this' && <Icon icon={CheckIcon} />}
    </button>
  );
}
