import { memo, useId, type KeyboardEvent } from 'react';
import { classNames } from './classNames';
import styles from './DataGrid.module.css';
import type { GridColumn, RowKey } from './gridColumn';

interface GridRowProps {
  row: unknown;
  rowKey: RowKey;
  /** Columns made for this kind of row: `DataGrid` is what ties the two types together. */
  columns: readonly GridColumn<unknown>[];
  rowHref?(row: unknown): string;
  isCurrent: boolean;
  isTabStop: boolean;
  onFocus: (rowKey: RowKey) => void;
}

/** Renders again only when its own row, the columns or its marks change: typing elsewhere costs nothing. */
export const GridRow = memo(function GridRow({
  row,
  rowKey,
  columns,
  rowHref,
  isCurrent,
  isTabStop,
  onFocus,
}: GridRowProps) {
  const nameId = useId();
  const href = rowHref?.(row);
  const nameColumn = columns.find((column) => column.isName) ?? columns[0];

  function renderName(column: GridColumn<unknown>) {
    return (
      <>
        <span id={nameId}>{column.render(row)}</span>
        <a
          className={styles['rowLink']}
          href={href}
          data-row-link=""
          aria-labelledby={nameId}
          aria-current={isCurrent || undefined}
          tabIndex={isTabStop ? 0 : -1}
          onKeyDown={moveFocus}
          onFocus={() => {
            onFocus(rowKey);
          }}
        >
          <span className={styles['rowArea']} />
        </a>
      </>
    );
  }

  return (
    <div
      className={classNames(
        styles['row'],
        styles['bodyRow'],
        href !== undefined && styles['linked'],
        isCurrent && styles['current'],
      )}
      role="row"
    >
      {columns.map((column) => (
        <div
          key={column.key}
          className={classNames(
            styles['cell'],
            styles[column.size ?? 'normal'],
            column.kind === 'number' && styles['number'],
          )}
          role="cell"
          data-tip-cut=""
        >
          {column === nameColumn && href !== undefined ? renderName(column) : column.render(row)}
        </div>
      ))}
    </div>
  );
});

/** Rows that the Page keys pass over. */
const page = 10;

function moveFocus(event: KeyboardEvent<HTMLAnchorElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const body = event.currentTarget.closest('[role=rowgroup]');
  const links = [...(body?.querySelectorAll<HTMLElement>('a[data-row-link]') ?? [])];
  const current = links.indexOf(event.currentTarget);
  const target = {
    ArrowDown: current + 1,
    ArrowUp: current - 1,
    End: links.length - 1,
    Home: 0,
    PageDown: current + page,
    PageUp: current - page,
  }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  links[Math.max(0, Math.min(target, links.length - 1))]?.focus();
}
