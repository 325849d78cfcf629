import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useGo } from '@/routing/useGo';
import { filterSentences } from '../filter/messages';
import styles from './Chart.module.css';
import type { ChartKind } from './chartChoice';
import { drawingOf } from './chartDrawings';
import { Areas, Figures, Grid, Legend } from './ChartParts';
import { mirror, placeChart } from './chartShapes';
import { stepTo } from './chartSteps';
import { type ChartPoint, type ChartTable, conditionsAt, countAt, pointsOf } from './chartTable';
import { useFigureInView } from './useFigureInView';
import { usePointUrl } from './usePointUrl';
import { FigureMark } from './FigureMark';
import { SeriesFills } from './SeriesFills';
import { useRoom } from './useRoom';

interface ChartDrawingProps {
  title: string;
  kind: ChartKind;
  table: ChartTable;
}

/**
 * The chart itself: one stop of Tab, a list of figures to read. Arrows go from one to the next, and what one is at is
 * written below it; Enter and a click lead to the issues behind it.
 */
export function ChartDrawing({ title, kind, table }: ChartDrawingProps) {
  const intl = useIntl();
  const go = useGo();
  const urlOf = usePointUrl();
  const id = useId();
  const { frame, room, isMirrored } = useRoom();
  const [chosen, setChosen] = useState<ChartPoint | null>(null);
  const [hovered, setHovered] = useState<ChartPoint | null>(null);
  const drawing = drawingOf[kind];
  const shapes = useMemo(() => {
    const placed = placeChart(drawing, table, room);
    return isMirrored ? mirror(placed) : placed;
  }, [drawing, table, room, isMirrored]);
  const points = useMemo(() => pointsOf(table), [table]);
  const isThere = points.some(({ row, series }) => row === chosen?.row && series === chosen.series);
  const at = isThere ? chosen : null;
  const told = hovered ?? at;

  const words = (point: ChartPoint) => {
    const row = table.rows[point.row]?.label ?? '';
    const series = table.series.length > 1 ? `, ${table.series[point.series]?.label ?? ''}` : '';
    const count = countAt(table, point);
    return intl.formatMessage(filterSentences.choice, { name: row + series, count });
  };
  const idOf = ({ row, series }: ChartPoint) => `${id}-${String(row)}-${String(series)}`;
  const idAt = at ? idOf(at) : undefined;
  useFigureInView(frame, idAt);

  function open(point: ChartPoint) {
    const conditions = conditionsAt(table, point);
    if (conditions) go(urlOf(conditions));
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Enter' && at) {
      event.preventDefault();
      open(at);
      return;
    }
    const key = isMirrored ? mirrored(event.key) : event.key;
    const next = at
      ? stepTo(key, at, points, drawing === 'bars' ? 'down' : 'across')
      : /^Arrow|^Home$/.test(event.key)
        ? points[0]
        : null;
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    setHovered(null);
    setChosen(next);
  }

  return (
    <figure className={styles['figure']}>
      <div
        ref={frame}
        className={styles['frame']}
        data-chart={title}
        role="listbox"
        tabIndex={0}
        aria-label={title}
        aria-activedescendant={idAt}
        onKeyDown={handleKeyDown}
        onFocus={() => {
          if (!at) setChosen(points[0] ?? null);
        }}
        onPointerLeave={() => {
          setHovered(null);
        }}
      >
        <svg
          className={styles['drawing']}
          role="presentation"
          width={shapes.width}
          height={shapes.height}
          viewBox={`0 0 ${String(shapes.width)} ${String(shapes.height)}`}
        >
          <SeriesFills series={table.series} kind={kind} prefix={id} />
          <Grid shapes={shapes} />
          <Areas shapes={shapes} prefix={id} />
          {shapes.marks.map((mark) => (
            <FigureMark
              key={idOf(mark)}
              id={idOf(mark)}
              mark={mark}
              label={words(mark)}
              fill={fillOf(mark, table, id, kind)}
              hue={table.rows[mark.row]?.hue ?? null}
              isAt={at?.row === mark.row && at.series === mark.series}
              isLink={conditionsAt(table, mark) !== null}
              onHover={setHovered}
              onOpen={(point) => {
                setChosen(point);
                open(point);
              }}
            />
          ))}
          <Figures shapes={shapes} />
          <Legend shapes={shapes} prefix={id} />
        </svg>
      </div>
      <figcaption className={styles['told']} aria-hidden="true">
        {told ? words(told) : ''}
      </figcaption>
    </figure>
  );
}

/** Of areas the figures lie over what is drawn. */
function fillOf(
  { series }: ChartPoint,
  table: ChartTable,
  prefix: string,
  kind: ChartKind,
): string | undefined {
  if (kind === 'flow') return 'transparent';
  return table.series.length > 1 ? `url(#${prefix}-fill-${String(series)})` : undefined;
}

function mirrored(key: string): string {
  if (key === 'ArrowLeft') return 'ArrowRight';
  return key === 'ArrowRight' ? 'ArrowLeft' : key;
}
