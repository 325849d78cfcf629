import type { Operator } from './enums';
import type { Changed, Id } from './scalars';

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

export interface ViewOperations {
  loadView: {
    payload: { typeId: Id; viewId: Id; details?: boolean | undefined };
    answer: {
      id: Id;
      name: string;
      isPublic: boolean;
      details?: ViewColumns & { filters: Filter[] };
    };
  };
  addView: {
    payload: ViewColumnsInput & { typeId: Id; isPublic: boolean; name: string; filters: Filter[] };
    answer: Changed & { viewId: Id };
  };
  editView: {
    payload: ViewColumnsInput & { viewId: Id; name: string; filters: Filter[] };
    answer: Changed & { viewId: Id };
  };
  editDefaultView: { payload: ViewColumnsInput & { typeId: Id }; answer: Changed };
  publishView: { payload: { viewId: Id }; answer: Changed };
  unpublishView: { payload: { viewId: Id }; answer: Changed };
  deleteView: { payload: { viewId: Id }; answer: null };
}
