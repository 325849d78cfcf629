import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from './classNames';
import grid from './DataGrid.module.css';
import type { GridColumn } from './gridColumn';
import { type gridLayout, widthClass } from './gridLayout';
import styles from './GridGroupRow.module.css';
import { ExpandIcon, NextIcon } from './icons';
import { Icon } from './Icon';

interface GridSummaryRowProps {
  columns: readonly GridColumn<never>[];
  layout: ReturnType<typeof gridLayout>;
  /** Where not all rows are in the document: which of them it is, captions included. */
  rowNumber: number;
  /** What stands below the captions of some columns, by their keys. */
  cells: ReadonlyMap<string, ReactNode>;
}

interface GridGroupRowProps extends GridSummaryRowProps {
  isFolded: boolean;
  isTabStop: boolean;
  onFocus: () => void;
  onToggle: () => void;
  /** The name of the group and what is said about it. */
  children: ReactNode;
}

/** The head of a group of rows: a button as wide as the row that folds it, as the Left and Right keys do. */
export function GridGroupRow({
  isFolded,
  isTabStop,
  onFocus,
  onToggle,
  children,
  ...row
}: GridGroupRowProps) {
  function handleKeyDown(event: KeyboardEvent) {
    const { altKey, ctrlKey, key, metaKey, shiftKey } = event;
    if (altKey || ctrlKey || metaKey || shiftKey) return;
    const isTurned = document.documentElement.dir === 'rtl';
    const folds = key === (isTurned ? 'ArrowRight' : 'ArrowLeft');
    if (!folds && key !== (isTurned ? 'ArrowLeft' : 'ArrowRight')) return;
    // The grid would be scrolled.
    event.preventDefault();
    if (folds !== isFolded) onToggle();
  }

  return (
    <SummaryRow {...row} className={styles['group']}>
      <button
        type="button"
        className={styles['toggle']}
        aria-expanded={!isFolded}
        tabIndex={isTabStop ? 0 : -1}
        data-row-link=""
        onClick={onToggle}
        onFocus={onFocus}
        onKeyDown={handleKeyDown}
      >
        <span className={styles['label']}>
          <Icon icon={isFolded ? NextIcon : ExpandIcon} />
          {children}
        </span>
      </button>
    </SummaryRow>
  );
}

/** What is known of all rows together, below them: it stays in view. */
export function GridTotalRow({ children, ...row }: GridSummaryRowProps & { children: ReactNode }) {
  return (
    <SummaryRow {...row} className={styles['total']}>
      <span className={styles['layer']}>
        <span className={styles['label']}>{children}</span>
      </span>
    </SummaryRow>
  );
}

function SummaryRow({
  columns,
  layout,
  rowNumber,
  cells,
  className,
  children,
}: GridSummaryRowProps & { className: string | undefined; children: ReactNode }) {
  return (
    <div
      className={classNames(
        grid['row'],
        grid['bodyRow'],
        styles['row'],
        className,
        cells.size === 0 && styles['bare'],
      )}
      role="row"
      aria-rowindex={rowNumber}
    >
      {columns.map((column, index) => (
        <div
          key={column.key}
          className={classNames(
            ...(index === layout.nameIndex
              ? [grid['nameCell']]
              : [
                  grid['cell'],
                  grid[widthClass(column)],
                  index < layout.nameIndex ? grid['lead'] : grid['detail'],
                  column.className,
                ]),
            // What is beside it is free, then it may take more than its column has.
            !cells.has(columns[index + 1]?.key ?? column.key) && styles['roomy'],
          )}
          style={column.style}
          role="cell"
          data-caption={cells.has(column.key) ? column.title : undefined}
        >
          {index === layout.nameIndex ? children : cells.get(column.key)}
        </div>
      ))}
    </div>
  );
}
