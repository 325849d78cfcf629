import type { ReactNode } from 'react';

/** Identifies a row among its siblings, across refreshes. */
export type RowKey = string | number;

export interface GridColumn<Row> {
  key: string;
  /** Caption of the header. */
  title: string;
  /**
   * Fixed width: 100, 200, 300, 400 px; large is 220 on phones, xlarge 600 from 1200 px screens on. Normal unless given.
   * On phones one or two columns that cannot be sorted share the width instead.
   */
  size?: 'small' | 'normal' | 'medium' | 'large' | 'xlarge';
  /** Numbers, ids and dates get numerals of one width. */
  kind?: 'text' | 'number';
  /** The column whose content names the row's link; the first one unless given. */
  isName?: boolean;
  isSortable?: boolean;
  /** One line. Links in it stay links of their own. */
  render(row: Row): ReactNode;
}

export interface GridSort {
  /** Key of a column; one that is not shown has no mark. */
  key: string;
  isAscending: boolean;
}
