import type { CSSProperties, RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { ListedIssue } from '@/protocol/issues';
import type { RowWindow } from '@/ui/rowWindow';
import { filterSentences } from '../filter/messages';
import type { BoardParts } from './boardParts';
import styles from './Board.module.css';
import type { BoardPlace } from './boardModel';
import { useValueName } from './ValueName';

interface BoardCellProps extends Pick<BoardParts, 'stop' | 'drawCard'> {
  ref?: RefObject<HTMLUListElement | null>;
  label: string;
  issues: readonly ListedIssue[];
  rows: RowWindow;
}

/** The cards of one place: as long as all of them, with those in view, and the one that is the stop of the Tab key. */
export function BoardCell({ ref, label, issues, rows, stop, drawCard }: BoardCellProps) {
  const stopAt = issues.findIndex(({ id }) => id === stop);
  const inView = Array.from(
    { length: Math.max(0, Math.min(rows.end, issues.length) - rows.first) },
    (_, row) => rows.first + row,
  );
  const indexes =
    stopAt < 0 || inView.includes(stopAt)
      ? inView
      : [...inView, stopAt].sort((one, other) => one - other);
  return (
    <ul
      className={styles['cell']}
      ref={ref}
      aria-label={label}
      style={{ '--count': issues.length } as CSSProperties}
    >
      {indexes.map((index) => {
        const issue = issues[index];
        return issue && drawCard(issue, index, issues.length);
      })}
    </ul>
  );
}

/** What a place is called, and how many issues are in it. */
export function useCellLabel({ column, lane }: BoardPlace, count: number): string {
  const intl = useIntl();
  const nameOf = useValueName();
  const names = lane === null ? [column] : [column, lane];
  return intl.formatMessage(filterSentences.choice, { name: names.map(nameOf).join(', '), count });
}
