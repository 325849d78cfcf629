import type { CSSProperties, ReactNode } from 'react';

/** Identifies a row among its siblings, across refreshes. */
export type RowKey = string | number;

export interface GridColumn<Row> {
  key: string;
  /** Caption of the header. */
  title: string;
  /**
   * Fixed width: 100, 200, 300, 400 px; xlarge is 500 from 1200 px screens on. Normal unless given. The name's column takes what the others leave, at least
   * 240 px; on phones two columns that cannot be sorted share the width instead.
   */
  size?: 'small' | 'normal' | 'medium' | 'large' | 'xlarge';
  /** Width by content instead: so many digits fit. Kept between `narrowest` and `widest` of gridLayout. */
  chars?: number;
  /** As somebody chose it, such as `120px`; it goes before the others. `style` tells it the cells as `--w`. */
  width?: string;
  /** To stay in view beside the name; `className` and `style` of styles that come later make it so. */
  isPinned?: boolean | undefined;
  className?: string | undefined;
  style?: CSSProperties;
  /** Numbers, ids and dates get numerals of one width. */
  kind?: 'text' | 'number';
  /** The column whose content names the row's link; the first one unless given. */
  isName?: boolean;
  /** Comes after the others in the second line of a row on a phone, where not all have room. */
  isMinor?: boolean;
  /** Says nothing without its title, such as "Yes": in a row of two lines it carries it. */
  isCaptioned?: boolean;
  isSortable?: boolean;
  /** The text of a value that has a hue of its own, which styles that come later give it. */
  chip?(row: Row): string | undefined;
  /** The same as a text, for a row that one scrolls past; for those that it is known by. */
  brief?(row: Row): string | undefined;
  /** One line. Links in it stay links of their own. */
  render(row: Row): ReactNode;
  /**
   * For the name's column: the name of the row's link where the content has links of its own, and so cannot be inside
   * it; null where it has none. The text of such content is to be hidden from screen readers, who would hear it twice.
   */
  linkText?(row: Row): string | null;
}

export interface GridSort {
  /** Key of a column; one that is not shown has no mark. */
  key: string;
  isAscending: boolean;
}
