/** What is on screen of a cell that is edited (decision 054). */
import type { ApiError } from '@/protocol/apiError';
import type { LoadedIssue } from '@/protocol/issues';

/** The cell of an issue in a column. */
export interface CellPlace {
  issueId: number;
  columnId: number;
}

export interface CellEdit extends CellPlace {
  /** The list it belongs to; over another one it is not shown. */
  listPath: string | null;
  /** What the issue has; null until the server has said it. */
  issue: Pick<LoadedIssue, 'details' | 'attributes'> | null;
  /** Why it has not. */
  error: ApiError | null;
  /** Null until something was typed. */
  typed: string | null;
  /** Where it goes on, once what was typed is saved; null for nowhere. */
  next: CellPlace | null;
}

export interface CellState {
  /** The column that was pressed on or edited last; null for none. */
  columnId: number | null;
  edit: CellEdit | null;
}
