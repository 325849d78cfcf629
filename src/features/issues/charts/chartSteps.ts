/** Where the arrow keys lead among the figures of a chart. */
import type { ChartPoint } from './chartTable';

/** In which direction rows follow each other: below or beside. */
export type Direction = 'down' | 'across';

const ahead: Readonly<Record<string, readonly ['row' | 'series', 1 | -1]>> = {
  'down ArrowDown': ['row', 1],
  'down ArrowUp': ['row', -1],
  'down ArrowRight': ['series', 1],
  'down ArrowLeft': ['series', -1],
  'across ArrowRight': ['row', 1],
  'across ArrowLeft': ['row', -1],
  'across ArrowUp': ['series', 1],
  'across ArrowDown': ['series', -1],
};

/**
 * The figure that a key leads to from another; null for other keys.
 *
 * @param points - by row, then by series
 */
export function stepTo(
  key: string,
  from: ChartPoint,
  points: readonly ChartPoint[],
  direction: Direction,
): ChartPoint | null {
  if (key === 'Home') return points[0] ?? null;
  if (key === 'End') return points.at(-1) ?? null;
  const way = ahead[`${direction} ${key}`];
  if (!way) return null;
  const [axis, step] = way;
  const isBeyond = (point: ChartPoint) => Math.sign(point[axis] - from[axis]) === step;
  const other = axis === 'row' ? 'series' : 'row';
  if (axis === 'series') {
    const inRow = points.filter((point) => point.row === from.row && isBeyond(point));
    return (step > 0 ? inRow[0] : inRow.at(-1)) ?? from;
  }
  const beyond = points.filter(isBeyond);
  const row = (step > 0 ? beyond[0] : beyond.at(-1))?.row;
  // The one of the same series, or the nearest to it.
  const [nearest = from] = points
    .filter((point) => point.row === row)
    .sort((one, two) => Math.abs(one[other] - from[other]) - Math.abs(two[other] - from[other]));
  return nearest;
}
