import type { ComponentType, ReactNode, RefObject } from 'react';
import type { GridColumn, RowKey } from './gridColumn';
import type { gridLayout } from './gridLayout';
import type { RowPictureProps } from './RowPicture';

/** What of a row is drawn, and by what. */
export interface RowLook {
  columns: GridRowsProps['columns'];
  Row: ComponentType<RowPictureProps>;
}

/** What a grid hands to the part that draws its rows. */
export interface GridRowsProps {
  /** Of the rows that are there, in their order. */
  keys: readonly RowKey[];
  /** Rows there will be. */
  count: number;
  /** The row that is in the tab order. */
  tabStop: RowKey | undefined;
  /** Draws the row at a place, by itself as `GridRow` with all columns. */
  draw: (index: number, look?: RowLook) => ReactNode;
  /** What the cells of a row stand below, and where. */
  columns: readonly GridColumn<never>[];
  layout: ReturnType<typeof gridLayout>;
  /** To be told that a row of another kind has taken the focus. */
  onFocus: (rowKey: RowKey) => void;
  /** Another one scrolls back to the start. */
  resetKey: string | number | undefined;
  scrollerRef: RefObject<HTMLElement | null>;
}

/** The number that screen readers give to the first row below the captions. */
export const firstRowNumber = 2;
