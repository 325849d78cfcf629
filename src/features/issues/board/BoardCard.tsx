import { type CSSProperties, memo } from 'react';
import { useIntl } from 'react-intl';
import type { ListRow } from '@/lib/issueList/rowFormat';
import { Column } from '@/protocol/enums';
import { classNames } from '@/ui/classNames';
import { Initials } from '@/ui/Initials';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { type CardLook, peopleOnCard, textOnCard } from '../cards/cardLook';
import { IssueName } from '../list/IssueName';
import { rowHref } from '../list/rowHref';
import { tickSentences } from '../list/tickMessages';
import { RowTick } from '../list/RowTick';
import styles from './Board.module.css';

interface BoardCardProps {
  row: ListRow;
  look: CardLook;
  /** From 0, in its cell. */
  index: number;
  count: number;
  isCurrent: boolean;
  isStop: boolean;
  /** It is dragged, carried by keys, or on its way to the server. */
  isAway: boolean;
  /** Before the number: the time of day in a calendar. */
  note?: string;
}

/** So many people have their initials on a card, which has no room for more beside its number; the tip names all. */
const mostDrawn = 4;

/** An issue on the board: number and person, its name, and what was chosen to stand below. */
export const BoardCard = memo(function BoardCard({
  row,
  look,
  index,
  count,
  isCurrent,
  isStop,
  isAway,
  note,
}: BoardCardProps) {
  const intl = useIntl();
  const people = peopleOnCard(row, look);
  const names = people.join(', ');
  const fields = look.fields
    .map((column) => ({ column, text: textOnCard(row, look, column) }))
    .filter(({ text }) => text !== '');

  return (
    <li
      className={classNames(
        styles['card'],
        isCurrent && styles['current'],
        isAway && styles['away'],
      )}
      data-card={row.issueId}
      style={{ '--row': index } as CSSProperties}
      aria-setsize={count}
      aria-posinset={index + 1}
    >
      <span className={styles['number']}>
        {note !== undefined && <time className={styles['note']}>{note}</time>}
        {textOnCard(row, look, Column.id)}
        <RowTick
          issueId={row.issueId}
          label={intl.formatMessage(tickSentences.selectRow, { issueId: String(row.issueId) })}
        />
      </span>
      {people.length > 0 && (
        <span className={styles['person']} data-tip={names}>
          {people.slice(0, mostDrawn).map((name) => (
            <Initials key={name} name={name} />
          ))}
          <VisuallyHidden>{names}</VisuallyHidden>
        </span>
      )}
      <a
        className={styles['link']}
        href={rowHref(row)}
        data-row-link=""
        draggable={false}
        tabIndex={isStop ? 0 : -1}
        aria-current={isCurrent || undefined}
        aria-keyshortcuts="Space"
      >
        <span className={styles['name']} dir="auto">
          <IssueName row={row} cell={{ kind: 'text', text: textOnCard(row, look, Column.name) }} />
        </span>
      </a>
      {fields.map(({ column, text }) => (
        <span
          key={column}
          className={styles['field']}
          data-tip-cut=""
          data-chip={look.chips.has(column) ? text : undefined}
        >
          {text}
        </span>
      ))}
    </li>
  );
});
