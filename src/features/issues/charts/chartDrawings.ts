import type { ChartKind } from './chartChoice';
import type { Drawing } from './chartShapes';

/** How each kind of chart is drawn. */
export const drawingOf: Readonly<Record<ChartKind, Drawing>> = {
  count: 'bars',
  cross: 'bars',
  age: 'bars',
  time: 'columns',
  flow: 'areas',
};
