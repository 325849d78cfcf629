import type { Id } from './scalars';

/** Comparisons of view filters (protocol 4.7). */
export const operators = [
  'BEG',
  'CON',
  'END',
  'EQ',
  'GT',
  'GTE',
  'IN',
  'LT',
  'LTE',
  'NEQ',
] as const;
export type Operator = (typeof operators)[number];

/** One condition of a view (protocol 4.7). `[Me]` and `[Today]±N` are not translated. */
export interface Filter {
  column: number;
  operator: Operator;
  value: string;
}

export interface ViewColumns {
  columns: number[];
  sortColumn: number;
  sortAscending: boolean;
}

/** As it is saved: `columns` are ids joined by commas, although loading answers an array. */
export interface ViewColumnsInput {
  columns: string;
  sortColumn: number;
  sortAscending: boolean;
}

/** A view as listed with its type. */
export interface ListedView extends ViewColumns {
  id: Id;
  name: string;
}
