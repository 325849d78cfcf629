import type { ComponentType, FocusEvent } from 'react';
import { classNames } from './classNames';
import styles from './DataGrid.module.css';
import type { GridColumn, GridSort } from './gridColumn';
import { widthClass } from './gridLayout';
import { CollapseIcon, ExpandIcon } from './icons';
import { Icon } from './Icon';

interface GridHeaderProps<Row> {
  columns: readonly GridColumn<Row>[];
  nameIndex: number;
  sort?: GridSort | undefined;
  onSort?: ((columnKey: string) => void) | undefined;
  /** At the end of each caption. */
  Edge?: ComponentType<GridEdgeProps> | undefined;
  /** Where not all rows are in the document, they are counted, and this is the first. */
  isCounted?: boolean;
}

/** What stands at the end of a caption. */
export interface GridEdgeProps {
  column: GridColumn<never>;
}

/** The sticky row of captions. The mark of the sorted column points up where the values grow downwards from the smallest. */
export function GridHeader<Row>({
  columns,
  nameIndex,
  sort,
  onSort,
  Edge,
  isCounted,
}: GridHeaderProps<Row>) {
  return (
    <div className={styles['header']} role="rowgroup">
      <div
        className={styles['row']}
        role={columns.length > 0 ? 'row' : undefined}
        aria-rowindex={isCounted ? 1 : undefined}
      >
        {columns.map((column, index) => {
          const isSorted = sort?.key === column.key;
          const caption = (
            <span className={styles['caption']} data-tip-cut="">
              {column.title}
            </span>
          );
          return (
            <div
              key={column.key}
              className={classNames(
                styles['headerCell'],
                index === nameIndex ? styles['nameHeader'] : styles[widthClass(column)],
                index < nameIndex && styles['lead'],
                column.kind === 'number' && styles['number'],
                column.className,
              )}
              style={column.style}
              role="columnheader"
              aria-label={column.title}
              aria-sort={isSorted ? (sort.isAscending ? 'ascending' : 'descending') : undefined}
            >
              {column.isSortable && onSort ? (
                <>
                  <button
                    type="button"
                    className={styles['sortButton']}
                    onFocus={showWhole}
                    onClick={() => {
                      onSort(column.key);
                    }}
                  >
                    {caption}
                    {isSorted && <Icon icon={sort.isAscending ? CollapseIcon : ExpandIcon} />}
                  </button>
                  <span className={styles['spoken']}>{column.title}</span>
                </>
              ) : (
                caption
              )}
              {Edge && <Edge column={column} />}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** Browsers leave alone what is in view in part: beside the names, that may be the end of a caption. */
function showWhole({ target }: FocusEvent) {
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
