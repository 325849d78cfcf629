import type { CSSProperties } from 'react';
import type { ListRow } from '@/lib/issueList/rowFormat';
import { steadyHue } from '@/lib/steadyHue';
import { Column } from '@/protocol/enums';
import { classNames } from '@/ui/classNames';
import { VisuallyHidden } from '@/ui/VisuallyHidden';
import { chipOfCard, type CardLook, textOnCard } from '../cards/cardLook';
import { IssueName } from '../list/IssueName';
import { rowHref } from '../list/rowHref';
import styles from './Timeline.module.css';
import { type BarDates, type BarPart, type barPlace, isTurned } from './timelineModel';
import { useDayWords } from './useDayWords';

interface TimelineRowProps {
  row: ListRow;
  look: CardLook;
  /** From 0. */
  index: number;
  count: number;
  dates: BarDates;
  /** Null: nothing of it lies in the span on screen. */
  place: ReturnType<typeof barPlace>;
  /** What of its bar can be moved. */
  parts: readonly BarPart[];
  /** It is being moved: its dates are written beside it. */
  isMoved: boolean;
  isCurrent: boolean;
  isStop: boolean;
  isAway: boolean;
}

/** An issue of a time line: number and name, and its bar. */
export function TimelineRow({ row, look, dates, place, parts, ...rest }: TimelineRowProps) {
  const words = useDayWords();
  const chip = chipOfCard(row, look);
  const when = [dates.start, dates.end]
    .filter((text) => text !== '')
    .map(words.moment)
    .join(' – ');
  const isPoint = dates.start === '' || dates.end === '';
  const tip = [when, ...(chip === '' ? [] : [chip])].join(', ');
  const said = `, ${tip}`;
  return (
    <li
      className={classNames(styles['row'], rest.isCurrent && styles['current'])}
      data-card={row.issueId}
      style={{ '--row': rest.index } as CSSProperties}
      aria-setsize={rest.count}
      aria-posinset={rest.index + 1}
    >
      <a
        className={styles['link']}
        href={rowHref(row)}
        data-row-link=""
        draggable={false}
        tabIndex={rest.isStop ? 0 : -1}
        aria-current={rest.isCurrent || undefined}
        aria-keyshortcuts="Space"
      >
        <span className={styles['number']}>{textOnCard(row, look, Column.id)} </span>
        <span className={styles['name']}>
          <IssueName row={row} cell={{ kind: 'text', text: textOnCard(row, look, Column.name) }} />
        </span>
        <VisuallyHidden>{said}</VisuallyHidden>
      </a>
      <span className={styles['track']} data-track="">
        {place && (
          <span
            className={classNames(
              styles['bar'],
              isPoint && styles['point'],
              isTurned(dates) && styles['turned'],
              place.isCutBefore && styles['cutBefore'],
              place.isCutAfter && styles['cutAfter'],
              rest.isAway && styles['away'],
              parts.length > 0 && styles['movable'],
            )}
            style={{ '--from': place.from, '--to': place.to } as CSSProperties}
            data-tint={chip === '' ? undefined : steadyHue(chip)}
            data-tip={tip}
            // A click opens the issue, also where nothing can be moved.
            data-part={parts[0] ?? 'both'}
          >
            {parts.includes('start') && !place.isCutBefore && <span data-part="start" />}
            {parts.includes('end') && !place.isCutAfter && <span data-part="end" />}
            {rest.isMoved && <span className={styles['when']}>{when}</span>}
          </span>
        )}
      </span>
    </li>
  );
}
