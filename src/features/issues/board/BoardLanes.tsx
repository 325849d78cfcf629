import { type CSSProperties, useId, useMemo, useRef } from 'react';
import type { ListedIssue } from '@/protocol/issues';
import type { RowWindow } from '@/ui/rowWindow';
import type { BoardParts } from './boardParts';
import styles from './Board.module.css';
import { BoardCell, useCellLabel } from './BoardCell';
import { type BoardLane, findCard } from './boardModel';
import { writePlace } from './boardView';
import { ColumnHead } from './ColumnHead';
import { drawnColumns } from './drawnColumns';
import { useChildrenInView, useColumnsInView, useRowsInView } from '../cards/useInView';
import { ValueName } from './ValueName';

/** A board with lanes: all of it scrolls together, below the names of its columns. Lanes out of view only take their room. */
export function BoardLanes(parts: BoardParts) {
  const heads = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const headId = useId();
  const { shape, board, stop } = parts;
  const inView = useColumnsInView(heads, board.columns.length);
  const lanes = useChildrenInView(list, board.lanes.length);
  const kept = useMemo(() => (stop === null ? null : findCard(board, stop)), [board, stop]);
  const columns = drawnColumns(board.columns.length, inView, kept?.column);
  return (
    <div
      className={styles['laneScroller']}
      data-scroller=""
      style={{ '--columns': board.columns.length } as CSSProperties}
    >
      <div className={styles['heads']} ref={heads}>
        {columns.map((index) => {
          const column = board.columns[index];
          return (
            column && (
              <ColumnHead
                key={column.value}
                id={`${headId}${column.value}`}
                attribute={shape.columns}
                column={column}
                index={index}
              />
            )
          );
        })}
      </div>
      <div ref={list}>
        {board.lanes.map((lane, index) => {
          const isDrawn = (index >= lanes.first && index < lanes.end) || index === kept?.lane;
          const longest = Math.max(1, ...lane.cells.map(({ length }) => length));
          return (
            <div
              key={lane.value}
              className={styles['lane']}
              style={{ '--longest': longest } as CSSProperties}
            >
              {isDrawn && (
                <Lane {...parts} lane={lane} longest={longest} columns={columns} inView={inView} />
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

interface LaneProps extends BoardParts {
  lane: BoardLane<ListedIssue>;
  /** Cards of its highest cell. */
  longest: number;
  columns: readonly number[];
  inView: RowWindow;
}

function Lane({ lane, longest, columns, inView, ...parts }: LaneProps) {
  const { shape, board } = parts;
  const headId = useId();
  const list = useRef<HTMLDivElement>(null);
  const rows = useRowsInView(list, longest);
  return (
    <section aria-labelledby={headId}>
      <h3 className={styles['laneHead']} id={headId}>
        {shape.lanes && <ValueName attribute={shape.lanes} value={lane.value ?? ''} />}
        <span className={styles['laneCount']}>{lane.total}</span>
      </h3>
      <div className={styles['laneCells']} ref={list}>
        {columns.map((index) => {
          const { value } = board.columns[index] ?? { value: '' };
          return (
            <LaneCell
              key={value}
              {...parts}
              place={{ column: value, lane: lane.value }}
              index={index}
              issues={lane.cells[index] ?? []}
              rows={index >= inView.first && index < inView.end ? rows : { first: 0, end: 0 }}
            />
          );
        })}
      </div>
    </section>
  );
}

interface LaneCellProps extends BoardParts {
  place: { column: string; lane: string | null };
  index: number;
  issues: readonly ListedIssue[];
  rows: RowWindow;
}

function LaneCell({ place, index, issues, rows, over, stop, drawCard }: LaneCellProps) {
  const key = writePlace(place);
  const label = useCellLabel(place, issues.length);
  return (
    <div
      className={styles['laneCell']}
      data-place={key}
      data-over={over === key || undefined}
      style={{ gridColumn: index + 1 }}
    >
      <BoardCell label={label} issues={issues} rows={rows} stop={stop} drawCard={drawCard} />
    </div>
  );
}
