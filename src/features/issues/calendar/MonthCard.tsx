import { memo } from 'react';
import type { ListRow } from '@/lib/issueList/rowFormat';
import { Column } from '@/protocol/enums';
import { classNames } from '@/ui/classNames';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { chipOfCard, type CardLook, textOnCard } from '../cards/cardLook';
import { IssueName } from '../list/IssueName';
import { rowHref } from '../list/rowHref';
import styles from './Calendar.module.css';

interface MonthCardProps {
  row: ListRow;
  look: CardLook;
  /** '' where the dates have none. */
  time: string;
  isCurrent: boolean;
  isStop: boolean;
  isAway: boolean;
}

/** An issue in one line: the hue of its first chosen value, time, number and name. */
export const MonthCard = memo(function MonthCard({
  row,
  look,
  time,
  isCurrent,
  isStop,
  isAway,
}: MonthCardProps) {
  const chip = chipOfCard(row, look);
  const number = textOnCard(row, look, Column.id);
  const said = `, ${chip}`;
  return (
    <li
      className={classNames(
        styles['card'],
        isCurrent && styles['current'],
        isAway && styles['away'],
      )}
      data-card={row.issueId}
    >
      <a
        className={styles['link']}
        href={rowHref(row)}
        data-row-link=""
        data-tip-cut=""
        data-chip={chip === '' ? undefined : chip}
        draggable={false}
        tabIndex={isStop ? 0 : -1}
        aria-current={isCurrent || undefined}
        aria-keyshortcuts="Space"
      >
        {time === '' ? (
          <span className={styles['number']}>{number} </span>
        ) : (
          // Both would leave no room for the name.
          <>
            {`${time} `}
            <VisuallyHidden>{number} </VisuallyHidden>
          </>
        )}
        <IssueName row={row} cell={{ kind: 'text', text: textOnCard(row, look, Column.name) }} />
        {chip !== '' && <VisuallyHidden>{said}</VisuallyHidden>}
      </a>
    </li>
  );
});
