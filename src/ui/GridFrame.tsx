import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './DataGrid.module.css';
import type { GridColumn } from './gridColumn';
import type { gridLayout } from './gridLayout';

interface GridFrameProps<Row> {
  label: string;
  columns: readonly GridColumn<Row>[];
  layout: ReturnType<typeof gridLayout>;
  isEmpty: boolean;
  isBusy?: boolean | undefined;
  /** It is sorted by its captions. */
  isSortable: boolean;
  /** The captions. */
  header: ReactNode;
  /** Of the element that scrolls. */
  scroller?: ComponentProps<'div'>;
  /** Above the table. */
  line?: ReactNode;
  /** Where not all rows are in the document: how many there are, captions included. */
  rowCount?: number | undefined;
  /** In place of rows. */
  placeholder?: ReactNode;
  rows: ReactNode;
}

/** So many share the width of a phone side by side; more make rows of two lines there, and captions for the ear only. */
const fewColumns = 2;

/** A table of rows as drawn, with its captions: its words and its layout are given. */
export function GridFrame<Row>({
  columns,
  layout,
  isEmpty,
  isSortable,
  ...rest
}: GridFrameProps<Row>) {
  const isStacked = columns.length > fewColumns || isSortable;
  return (
    <div className={styles['grid']}>
      {rest.line}
      <div
        className={classNames(styles['scroller'], isStacked && styles['scrollsDown'])}
        // Properties of the styles are not known to the types of React.
        style={layout.style as CSSProperties}
        {...rest.scroller}
      >
        <div
          className={classNames(
            styles['table'],
            isStacked && styles['stacked'],
            isStacked && !isSortable && styles['whole'],
            layout.isLeadPinned && styles['pinsLead'],
            columns.length === fewColumns && !isSortable && styles['few'],
            isEmpty && !isSortable && styles['squeezed'],
          )}
          role="table"
          aria-label={rest.label}
          aria-busy={rest.isBusy}
          aria-rowcount={rest.rowCount}
        >
          {rest.header}
          <div role="rowgroup">{rest.rows}</div>
        </div>
        {rest.placeholder}
      </div>
    </div>
  );
}
