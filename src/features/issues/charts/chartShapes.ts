/** Where everything in a chart stands, in px from its start: pure arithmetic, so that it can be tested and mirrored. */
import { nice, ticks } from 'd3-array';
import { area, stack } from 'd3-shape';
import { lengthOf } from '@/lib/textWidth';
import { type ChartPoint, type ChartTable, countAt, pointsOf, sumOfRow } from './chartTable';

/** How a chart is drawn: rows of bars, columns in time, or areas on each other. */
export type Drawing = 'bars' | 'columns' | 'areas';

/** A figure: what is drawn for it, or, of areas, where it is found. */
export interface Mark extends ChartPoint {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Label {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly anchor: 'start' | 'middle' | 'end';
}

interface LegendEntry {
  readonly series: number;
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

export interface Shapes {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
  /** The outlines of areas by series; none for others. */
  readonly paths: readonly { readonly series: number; readonly d: string }[];
  readonly lines: readonly { x1: number; y1: number; x2: number; y2: number }[];
  /** Names of rows and numbers of the scale. */
  readonly labels: readonly Label[];
  /** Numbers at or on bars. */
  readonly figures: readonly (Label & { readonly isInside: boolean })[];
  readonly legend: readonly LegendEntry[];
  /** Whether it is to be read from right to left. */
  readonly isMirrored: boolean;
}

export interface Room {
  /** px. */
  readonly width: number;
  /** Of the text, in px. */
  readonly em: number;
  /** Writes a number. */
  readonly show: (number: number) => string;
}

/** Places a chart. */
export function placeChart(drawing: Drawing, table: ChartTable, room: Room): Shapes {
  const { legend, bottom } = placeLegend(table, room);
  const shapes =
    drawing === 'bars' ? placeBars(table, room, bottom) : placeInTime(drawing, table, room, bottom);
  return { ...shapes, width: room.width, legend, isMirrored: false };
}

/** The same read from right to left, where texts begin and end the other way as well. */
export function mirror(shapes: Shapes): Shapes {
  const { width } = shapes;
  const turned = <Placed extends { x: number }>(placed: Placed) => ({
    ...placed,
    x: width - placed.x,
  });
  return {
    ...shapes,
    isMirrored: true,
    marks: shapes.marks.map((mark) => ({ ...mark, x: width - mark.x - mark.width })),
    lines: shapes.lines.map((line) => ({ ...line, x1: width - line.x1, x2: width - line.x2 })),
    labels: shapes.labels.map(turned),
    figures: shapes.figures.map(turned),
    legend: shapes.legend.map(turned),
  };
}

/** About as wide as digits are in most fonts. */
function widthOf(text: string, { em }: Room): number {
  return lengthOf(text) * em * 0.58;
}

/** As much of a text as there is room for. */
function cut(text: string, width: number, room: Room): string {
  if (widthOf(text, room) <= width) return text;
  let end = text.length;
  while (end > 1 && widthOf(text.slice(0, end), room) > width - room.em * 0.7) end -= 1;
  return `${text.slice(0, end).trimEnd()}…`;
}

/** What the series are called, in lines above the chart; nothing for one alone. */
function placeLegend(
  { series }: ChartTable,
  room: Room,
): { legend: readonly LegendEntry[]; bottom: number } {
  const { em, width } = room;
  if (series.length < 2) return { legend: [], bottom: 0 };
  const gap = em * 1.4;
  let x = 0;
  let y = em;
  const legend = series.map(({ label }, index) => {
    const text = cut(label, Math.min(width - em * 2, em * 16), room);
    const needed = em * 1.5 + widthOf(text, room);
    if (x > 0 && x + needed > width) {
      x = 0;
      y += em * 1.8;
    }
    const entry = { series: index, x, y, text };
    x += needed + gap;
    return entry;
  });
  return { legend, bottom: y + em * 1.2 };
}

/** Whole numbers up to the first round one that is not below the highest. */
function scaleOf(highest: number, count: number): { top: number; marks: readonly number[] } {
  const wanted = Math.max(1, count);
  const [, top] = nice(0, Math.max(1, highest), wanted);
  return { top, marks: ticks(0, top, wanted).filter((tick) => Number.isInteger(tick)) };
}

type Placed = Omit<Shapes, 'width' | 'legend' | 'isMirrored'>;

/** A bar for each row, of parts where there are several series. */
function placeBars(table: ChartTable, room: Room, start: number): Placed {
  const { em, width, show } = room;
  const sums = table.rows.map((_row, index) => sumOfRow(table, index));
  const rowHeight = em * 2.1;
  const thickness = em * 1.35;
  const longest = Math.max(0, ...table.rows.map(({ label }) => widthOf(label, room)));
  const labelWidth = Math.min(longest, width * 0.34);
  const left = labelWidth + em * 0.7;
  const right = width - widthOf(show(Math.max(0, ...sums)), room) - em;
  const span = Math.max(right - left, em);
  const { top, marks: scale } = scaleOf(Math.max(0, ...sums), Math.floor(span / (em * 6)));
  const at = (number: number) => left + (number / top) * span;
  const bottom = start + table.rows.length * rowHeight;
  const middleOf = (row: number) => start + row * rowHeight + rowHeight / 2;
  const ends = table.rows.map(() => 0);
  const marks = pointsOf(table).map((point): Mark => {
    const begun = ends[point.row] ?? 0;
    const end = begun + countAt(table, point);
    ends[point.row] = end;
    return {
      ...point,
      x: at(begun),
      y: middleOf(point.row) - thickness / 2,
      width: at(end) - at(begun),
      height: thickness,
    };
  });
  const isStacked = table.series.length > 1;
  const inside = marks.flatMap((mark) => {
    const text = show(countAt(table, mark));
    return isStacked && mark.width > widthOf(text, room) + em
      ? [
          {
            x: mark.x + mark.width / 2,
            y: middleOf(mark.row),
            text,
            anchor: 'middle' as const,
            isInside: true,
          },
        ]
      : [];
  });
  const behind = sums.map((sum, row) => ({
    x: at(sum) + em * 0.45,
    y: middleOf(row),
    text: show(sum),
    anchor: 'start' as const,
    isInside: false,
  }));
  return {
    height: bottom + em * 1.6,
    marks,
    paths: [],
    lines: scale.map((number) => ({ x1: at(number), y1: start, x2: at(number), y2: bottom })),
    labels: [
      ...table.rows.map(({ label }, row) => ({
        x: labelWidth,
        y: middleOf(row),
        text: cut(label, labelWidth, room),
        anchor: 'end' as const,
      })),
      ...scale.map((number) => ({
        x: at(number),
        y: bottom + em * 0.9,
        text: show(number),
        anchor: 'middle' as const,
      })),
    ],
    figures: [...inside, ...behind],
  };
}

/** Spans of time beside each other: columns, side by side where they do not add up, or areas, which do. */
function placeInTime(drawing: Drawing, table: ChartTable, room: Room, start: number): Placed {
  const { em, width, show } = room;
  const isArea = drawing === 'areas';
  const highest = Math.max(
    0,
    ...table.counts.map((counts, row) => (isArea ? sumOfRow(table, row) : Math.max(0, ...counts))),
  );
  const tall = Math.round(Math.min(Math.max(width * 0.34, em * 15), em * 24));
  const { top, marks: scale } = scaleOf(highest, 5);
  const left = Math.max(...scale.map((number) => widthOf(show(number), room)), em) + em * 0.7;
  const first = start + em * 0.7;
  const bottom = first + tall;
  const at = (number: number) => bottom - (number / top) * tall;
  const count = Math.max(table.rows.length, 1);
  const step = (width - left) / count;
  const middleOf = (row: number) => left + (row + 0.5) * step;
  const marks = isArea
    ? areaMarks(table, { at, middleOf, step })
    : columnMarks(table, { at, middleOf, step });
  const names = table.rows.map(({ label, short }) => short ?? label);
  const widest = Math.max(0, ...names.map((name) => widthOf(name, room))) + em * 0.9;
  const every = Math.max(1, Math.ceil(widest / step));
  return {
    height: bottom + em * 1.8,
    marks,
    paths: isArea ? areaPaths(table, { at, left, width }) : [],
    lines: scale.map((number) => ({ x1: left, y1: at(number), x2: width, y2: at(number) })),
    labels: [
      ...scale.map((number) => ({
        x: left - em * 0.6,
        y: at(number),
        text: show(number),
        anchor: 'end' as const,
      })),
      ...names.flatMap((text, row) => {
        if (row % every > 0) return [];
        const half = widthOf(text, room) / 2;
        const x = Math.min(Math.max(middleOf(row), half), width - half);
        return [{ x, y: bottom + em, text, anchor: 'middle' as const }];
      }),
    ],
    figures: [],
  };
}

interface TimeScale {
  at: (number: number) => number;
  middleOf: (row: number) => number;
  step: number;
}

/** In px. */
const widestColumn = 64;

function columnMarks(table: ChartTable, { at, middleOf, step }: TimeScale): readonly Mark[] {
  const series = Math.max(table.series.length, 1);
  // Few periods are columns, too, and not walls.
  const width = Math.min((step - Math.min(step * 0.25, 8)) / series, widestColumn);
  return pointsOf(table).map((point) => {
    const y = at(countAt(table, point));
    return {
      ...point,
      x: middleOf(point.row) + (point.series - series / 2) * width,
      y,
      width: Math.max(width - (series > 1 ? 1 : 0), 1),
      height: at(0) - y,
    };
  });
}

/** Where each figure of an area is found. */
function areaMarks(table: ChartTable, { at, middleOf, step }: TimeScale): readonly Mark[] {
  return stacked(table).flatMap(({ series, bands }) =>
    bands.flatMap(([low, high], row) =>
      high > low
        ? [
            {
              row,
              series,
              x: middleOf(row) - step / 2,
              y: at(high),
              width: step,
              height: at(low) - at(high),
            },
          ]
        : [],
    ),
  );
}

/** From where to where each figure reaches when all stand on each other, the first series at the bottom. */
function stacked(
  table: ChartTable,
): readonly { series: number; bands: readonly (readonly [number, number])[] }[] {
  const keys = table.series.map((_series, index) => index);
  const layers = stack<readonly number[], number>()
    .keys(keys)
    .value((counts, key) => counts[key] ?? 0)(table.counts.map((counts) => counts));
  return layers.map((bands) => ({
    series: bands.key,
    bands: bands.map(([low, high]) => [low, high]),
  }));
}

function areaPaths(
  table: ChartTable,
  { at, left, width }: { at: (number: number) => number; left: number; width: number },
): Shapes['paths'] {
  const outline = area<readonly [number, readonly [number, number]]>()
    .x(([x]) => x)
    .y0(([, [low]]) => at(low))
    .y1(([, [, high]]) => at(high));
  return stacked(table).map(({ series, bands }) => {
    const step = (width - left) / Math.max(bands.length, 1);
    // To both edges, so that also one span of time is an area.
    const points = bands.map((band, row) => [left + (row + 0.5) * step, band] as const);
    const [first] = points;
    const last = points.at(-1);
    const all =
      first && last ? [[left, first[1]] as const, ...points, [width, last[1]] as const] : [];
    return { series, d: outline(all) ?? '' };
  });
}
