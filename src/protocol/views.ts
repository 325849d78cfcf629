import type { Operator } from './enums';
import type { Id } from './scalars';

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
