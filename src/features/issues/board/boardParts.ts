import type { ReactNode } from 'react';
import type { ListedIssue } from '@/protocol/issues';
import type { Board, BoardShape } from './boardModel';

/** What the parts of a board draw their cards by. */
export interface BoardParts {
  shape: BoardShape;
  board: Board<ListedIssue>;
  /** The card that is always in the document. */
  stop: number | null;
  /** The place that cards are dragged or carried over. */
  over: string | null;
  drawCard: (issue: ListedIssue, index: number, count: number) => ReactNode;
}
