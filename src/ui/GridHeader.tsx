import { classNames } from './classNames';
import styles from './DataGrid.module.css';
import type { GridColumn, GridSort } from './gridColumn';
import { CollapseIcon, ExpandIcon } from './icons';
import { Icon } from './Icon';

interface GridHeaderProps<Row> {
  columns: readonly GridColumn<Row>[];
  sort: GridSort | undefined;
  onSort: ((columnKey: string) => void) | undefined;
}

/** The sticky row of captions. The mark of the sorted column points the way the values grow: down is ascending. */
export function GridHeader<Row>({ columns, sort, onSort }: GridHeaderProps<Row>) {
  return (
    <div className={styles['header']} role="rowgroup">
      <div className={styles['row']} role={columns.length > 0 ? 'row' : undefined}>
        {columns.map((column) => {
          const isSorted = sort?.key === column.key;
          return (
            <div
              key={column.key}
              className={classNames(
                styles['headerCell'],
                styles[column.size ?? 'normal'],
                column.kind === 'number' && styles['number'],
              )}
              role="columnheader"
              aria-sort={isSorted ? (sort.isAscending ? 'ascending' : 'descending') : undefined}
            >
              {column.isSortable && onSort ? (
                <button
                  type="button"
                  className={styles['sortButton']}
                  onClick={() => {
                    onSort(column.key);
                  }}
                >
                  <span className={styles['caption']} data-tip-cut="">
                    {column.title}
                  </span>
                  {isSorted && <Icon icon={sort.isAscending ? ExpandIcon : CollapseIcon} />}
                </button>
              ) : (
                <span className={styles['caption']} data-tip-cut="">
                  {column.title}
                </span>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}
