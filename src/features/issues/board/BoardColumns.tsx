import { type CSSProperties, useId, useRef } from 'react';
import type { BoardParts } from './boardParts';
import styles from './Board.module.css';
import { BoardCell, useCellLabel } from './BoardCell';
import { writePlace } from './boardView';
import { ColumnHead } from './ColumnHead';
import { useColumnsInView, useRowsInView } from '../cards/useInView';

/** A board without lanes: each column scrolls by itself, and only those in view have cards. */
export function BoardColumns(parts: BoardParts) {
  const list = useRef<HTMLDivElement>(null);
  const { columns } = parts.board;
  const { first, end } = useColumnsInView(list, columns.length);
  return (
    <div
      className={styles['scroller']}
      data-scroller=""
      style={{ '--columns': columns.length } as CSSProperties}
    >
      <div className={styles['columns']} ref={list}>
        {columns.map(({ value }, index) => (
          <Column key={value} {...parts} index={index} isInView={index >= first && index < end} />
        ))}
      </div>
    </div>
  );
}

interface ColumnProps extends BoardParts {
  index: number;
  isInView: boolean;
}

function Column({ shape, board, stop, over, drawCard, index, isInView }: ColumnProps) {
  const headId = useId();
  const list = useRef<HTMLUListElement>(null);
  const column = board.columns[index] ?? { value: '', total: 0 };
  const issues = board.lanes[0]?.cells[index] ?? [];
  const rows = useRowsInView(list, issues.length);
  const place = writePlace({ column: column.value, lane: null });
  const label = useCellLabel({ column: column.value, lane: null }, issues.length);
  return (
    <section
      className={styles['column']}
      aria-labelledby={headId}
      data-place={place}
      data-over={over === place || undefined}
      data-scroller=""
    >
      <ColumnHead id={headId} attribute={shape.columns} column={column} />
      <div className={styles['cards']}>
        <BoardCell
          ref={list}
          label={label}
          issues={issues}
          rows={isInView ? rows : { first: 0, end: 0 }}
          stop={stop}
          drawCard={drawCard}
        />
      </div>
    </section>
  );
}
