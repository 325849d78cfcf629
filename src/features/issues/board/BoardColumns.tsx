import { type CSSProperties, useId, useMemo, useRef } from 'react';
import type { BoardParts } from './boardParts';
import styles from './Board.module.css';
import { BoardCell, useCellLabel } from './BoardCell';
import { findCard } from './boardModel';
import { writePlace } from './boardView';
import { ColumnHead } from './ColumnHead';
import { drawnColumns } from './drawnColumns';
import { useColumnsInView, useRowsInView } from '../cards/useInView';

/** A board without lanes: each column scrolls by itself, and only those in view have cards. */
export function BoardColumns(parts: BoardParts) {
  const list = useRef<HTMLDivElement>(null);
  const { board, stop } = parts;
  const { columns } = board;
  const inView = useColumnsInView(list, columns.length);
  const kept = useMemo(() => (stop === null ? null : findCard(board, stop)), [board, stop]);
  return (
    <div
      className={styles['scroller']}
      data-scroller=""
      style={{ '--columns': columns.length } as CSSProperties}
    >
      <div className={styles['columns']} ref={list}>
        {drawnColumns(columns.length, inView, kept?.column).map((index) => (
          <Column
            key={columns[index]?.value}
            {...parts}
            index={index}
            isInView={index >= inView.first && index < inView.end}
          />
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
      style={{ gridColumn: index + 1 }}
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
