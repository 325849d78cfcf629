import type { FocusEvent, KeyboardEvent } from 'react';
import { classNames } from './classNames';
import styles from './DataGrid.module.css';
import type { GridColumn, RowKey } from './gridColumn';
import { widthClass } from './gridLayout';

export interface RowPictureProps {
  row: unknown;
  rowKey: RowKey;
  /** Columns made for this kind of row: `DataGrid` is what ties the two types together. */
  columns: readonly GridColumn<unknown>[];
  nameIndex: number;
  /** Typed as a method, since it is made for this kind of row, too. */
  rowHref?: { of(row: unknown): string }['of'] | undefined;
  isCurrent: boolean;
  isTabStop: boolean;
  /** Where not all rows are in the document: which of them it is, captions included. */
  rowNumber?: number | undefined;
  onFocus: (rowKey: RowKey) => void;
  /** The focus came by the keyboard. */
  onCursor?: ((rowKey: RowKey) => void) | undefined;
}

/**
 * A row as drawn. The name lies in a layer over the whole row, which is the row's link, so that it can stay in view
 * while the row is scrolled sideways and screen readers hear it once.
 */
export function RowPicture({
  row,
  rowKey,
  columns,
  nameIndex,
  rowHref,
  isCurrent,
  isTabStop,
  rowNumber,
  onFocus,
  onCursor,
}: RowPictureProps) {
  const href = rowHref?.(row);

  function renderName(column: GridColumn<unknown>) {
    const name = (
      <span className={styles['name']} data-tip-cut="">
        {column.render(row)}
      </span>
    );
    if (href === undefined) return <span className={styles['nameLayer']}>{name}</span>;
    const linkText = column.linkText?.(row);
    const link = {
      className: styles['rowLink'],
      href,
      'data-row-link': '',
      'aria-current': isCurrent || undefined,
      tabIndex: isTabStop ? 0 : -1,
      onKeyDown: moveFocus,
      onFocus: ({ target }: FocusEvent) => {
        onFocus(rowKey);
        if (target.matches(':focus-visible')) onCursor?.(rowKey);
      },
    };
    if (!linkText) return <a {...link}>{name}</a>;
    return (
      <>
        <a {...link} aria-label={linkText} />
        <span className={styles['nameLayer']}>{name}</span>
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
      aria-rowindex={rowNumber}
    >
      {columns.map((column, index) =>
        index === nameIndex ? (
          <div key={column.key} className={styles['nameCell']} role="cell">
            {renderName(column)}
          </div>
        ) : (
          <div
            key={column.key}
            className={classNames(
              styles['cell'],
              styles[widthClass(column)],
              column.kind === 'number' && styles['number'],
              index < nameIndex ? styles['lead'] : styles['detail'],
              column.isMinor && styles['minor'],
              column.className,
            )}
            style={column.style}
            role="cell"
            data-tip-cut=""
            data-chip={column.chip?.(row)}
            data-caption={column.isCaptioned ? column.title : undefined}
          >
            {column.render(row)}
          </div>
        ),
      )}
    </div>
  );
}

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
