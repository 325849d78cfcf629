import { type CSSProperties, useId, useRef } from 'react';
import type { ListedIssue } from '@/protocol/issues';
import type { RowWindow } from '@/ui/rowWindow';
import type { BoardParts } from './boardParts';
import styles from './Board.module.css';
import { BoardCell, useCellLabel } from './BoardCell';
import type { BoardLane } from './boardModel';
import { writePlace } from './boardView';
import { ColumnHead } from './ColumnHead';
import { useColumnsInView, useRowsInView } from '../cards/useInView';
import { ValueName } from './ValueName';

/** A board with lanes: all of it scrolls together, below the names of its columns. */
export function BoardLanes(parts: BoardParts) {
  const heads = useRef<HTMLDivElement>(null);
  const headId = useId();
  const { shape, board } = parts;
  const columns = useColumnsInView(heads, board.columns.length);
  return (
    <div
      className={styles['laneScroller']}
      data-scroller=""
      style={{ '--columns': board.columns.length } as CSSProperties}
    >
      <div className={styles['heads']} ref={heads}>
        {board.columns.map((column) => (
          <ColumnHead
            key={column.value}
            id={`${headId}${column.value}`}
            attribute={shape.columns}
            column={column}
          />
        ))}
      </div>
      {board.lanes.map((lane) => (
        <Lane key={lane.value} {...parts} lane={lane} columns={columns} />
      ))}
    </div>
  );
}

interface LaneProps extends BoardParts {
  lane: BoardLane<ListedIssue>;
  columns: RowWindow;
}

function Lane({ lane, columns, ...parts }: LaneProps) {
  const { shape, board } = parts;
  const headId = useId();
  const list = useRef<HTMLDivElement>(null);
  const longest = Math.max(...lane.cells.map(({ length }) => length));
  const rows = useRowsInView(list, longest);
  return (
    <section className={styles['lane']} aria-labelledby={headId}>
      <h3 className={styles['laneHead']} id={headId}>
        {shape.lanes && <ValueName attribute={shape.lanes} value={lane.value ?? ''} />}
        <span className={styles['laneCount']}>{lane.total}</span>
      </h3>
      <div className={styles['laneCells']} ref={list}>
        {board.columns.map(({ value }, index) => (
          <LaneCell
            key={value}
            {...parts}
            place={{ column: value, lane: lane.value }}
            issues={lane.cells[index] ?? []}
            rows={index >= columns.first && index < columns.end ? rows : { first: 0, end: 0 }}
          />
        ))}
      </div>
    </section>
  );
}

interface LaneCellProps extends BoardParts {
  place: { column: string; lane: string | null };
  issues: readonly ListedIssue[];
  rows: RowWindow;
}

function LaneCell({ place, issues, rows, over, stop, drawCard }: LaneCellProps) {
  const key = writePlace(place);
  const label = useCellLabel(place, issues.length);
  return (
    <div className={styles['laneCell']} data-place={key} data-over={over === key || undefined}>
      <BoardCell label={label} issues={issues} rows={rows} stop={stop} drawCard={drawCard} />
    </div>
  );
}
