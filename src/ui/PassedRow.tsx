import { memo } from 'react';
import { classNames } from './classNames';
import styles from './DataGrid.module.css';
import { widthClass } from './gridLayout';
import type { RowPictureProps } from './RowPicture';

/**
 * A row that one scrolls past: what it is known by, where `RowPicture` has it, as texts alone. Nothing in it can be pressed:
 * that row comes where one stops.
 */
export const PassedRow = memo(function PassedRow({
  row,
  columns,
  nameIndex,
  isCurrent,
  rowNumber,
}: RowPictureProps) {
  return (
    <div
      className={classNames(styles['row'], styles['bodyRow'], isCurrent && styles['current'])}
      role="row"
      aria-rowindex={rowNumber}
    >
      {columns.map((column, index) => {
        const text = column.brief?.(row) ?? column.render(row);
        return index === nameIndex ? (
          <div key={column.key} className={styles['nameCell']} role="cell">
            <span className={styles['nameLayer']}>
              <span className={styles['name']}>{text}</span>
            </span>
          </div>
        ) : (
          <div
            key={column.key}
            className={classNames(
              styles['cell'],
              styles[widthClass(column)],
              column.kind === 'number' && styles['number'],
              styles['lead'],
              column.className,
            )}
            style={column.style}
            role="cell"
          >
            {text}
          </div>
        );
      })}
    </div>
  );
});
