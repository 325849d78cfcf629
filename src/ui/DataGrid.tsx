import {
  memo,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useIntl } from 'react-intl';
import { commonMessages } from '@/i18n/commonMessages';
import { DrawnRows } from './DrawnRows';
import { GridFrame } from './GridFrame';
import { GridPlaceholder } from './GridPlaceholder';
import { GridRow } from './GridRow';
import type { GridColumn, GridSort, RowKey } from './gridColumn';
import { GridHeader, type GridEdgeProps } from './GridHeader';
import { gridLayout } from './gridLayout';
import { firstRowNumber, type GridRowsProps } from './gridRows';
import { ProgressLine } from './ProgressLine';
import { keysOf } from './rowKeys';
import { useProgressiveRows } from './useProgressiveRows';
import { useRowFocus } from './useRowFocus';

/** Renders again only when columns or order change, and not with each row that is opened. */
const Captions = memo(GridHeader);

interface DataGridProps<Row, Item> {
  /** Names the table for screen readers. */
  label: string;
  /** Keep the reference while nothing changes: rows render again only for a new one. */
  columns: readonly GridColumn<Row>[];
  rows: readonly Item[];
  rowKey: (row: Item) => RowKey;
  /** Makes what the columns show of a row when it is drawn; the same for the same. */
  toRow?: (row: Item) => Row;
  /** Where a click on the row leads; without it rows are not links. */
  rowHref?: (row: Row) => string;
  /** The row last opened. */
  currentKey?: RowKey | null | undefined;
  /** The keyboard has come to a row. */
  onCursor?: (rowKey: RowKey) => void;
  sort?: GridSort | undefined;
  /** A click on a sortable header. */
  onSort?: (columnKey: string) => void;
  /** At the end of each caption, such as what its column is made wider by. */
  Edge?: ComponentType<GridEdgeProps> | undefined;
  isBusy?: boolean;
  /** Of a grid that may be too long to be in the document: how many rows there will be, and the part that draws those in view. */
  rowCount?: number | undefined;
  Rows?: ComponentType<GridRowsProps> | undefined;
  /** A change scrolls back to the start: new data, not a refreshed state of the old. */
  scrollResetKey?: string | number;
  /** Shown in place of rows when there are none. */
  children?: ReactNode;
}

/**
 * A table of one-line rows that are links as a whole (screens 9, 12.10). Its header and its names stay, its columns keep
 * their width, and it scrolls both ways. One row is in the tab order; arrows, Home, End and Page keys move between rows.
 */
export function DataGrid<Row, Item = Row>({
  rows,
  columns,
  rowKey,
  toRow,
  rowHref,
  currentKey,
  onCursor,
  rowCount,
  Rows,
  children,
  ...rest
}: DataGridProps<Row, Item>) {
  const intl = useIntl();
  const scroller = useRef<HTMLDivElement>(null);
  const [focusedKey, setFocusedKey] = useState<RowKey | undefined>();
  const keys = keysOf(rows, rowKey);
  const tabStop =
    [focusedKey, currentKey].find((key) => (keys as readonly unknown[]).includes(key)) ?? keys[0];

  const layout = useMemo(() => gridLayout(columns), [columns]);
  useRowFocus(scroller, { keys, focusedKey });

  const scrolledFor = useRef(rest.scrollResetKey);
  const wasScrolled = useRef(false);

  // External system: the scroll position. To set it makes the browser lay out the page, which the first rows need not wait for.
  useLayoutEffect(() => {
    if (scrolledFor.current === rest.scrollResetKey) return;
    scrolledFor.current = rest.scrollResetKey;
    if (wasScrolled.current) scroller.current?.scrollTo(0, 0);
    wasScrolled.current = false;
  }, [rest.scrollResetKey]);

  // External system: the scroll position. Not through React, which would look for who else hears of it in each frame.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    function handleScroll() {
      wasScrolled.current = true;
      markSideways(element);
    }
    element.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      element.removeEventListener('scroll', handleScroll);
    };
  }, []);

  const lostFocus = useRef(false);
  const handleFocusLost = useCallback(() => {
    lostFocus.current = true;
  }, []);

  // External system: the document's focus. Rows take over from what stood in their place.
  useLayoutEffect(() => {
    if (!lostFocus.current) return;
    lostFocus.current = false;
    scroller.current?.querySelector<HTMLElement>('[data-row-link][tabindex="0"]')?.focus();
  });

  const drawn = useProgressiveRows(rows, keys);
  const draw: GridRowsProps['draw'] = (index, look = { columns, Row: GridRow }) => {
    const key = keys[index] ?? index;
    const row = rows[index];
    return (
      <look.Row
        key={key}
        row={row && toRow ? toRow(row) : row}
        rowKey={key}
        columns={look.columns}
        nameIndex={layout.nameIndex}
        rowHref={rowHref}
        isCurrent={key === currentKey}
        isTabStop={key === tabStop}
        rowNumber={rowCount && index + firstRowNumber}
        onFocus={setFocusedKey}
        onCursor={onCursor}
      />
    );
  };
  const isEmpty = keys.length === 0;
  // The keyboard scrolls by what it can focus; without links and buttons that is the whole.
  const stop = !isEmpty &&
    !rest.onSort &&
    !rowHref && { role: 'group', tabIndex: 0, 'aria-label': rest.label };

  return (
    <GridFrame
      label={rest.label}
      columns={columns}
      layout={layout}
      isEmpty={isEmpty}
      isBusy={rest.isBusy}
      isSortable={rest.onSort !== undefined}
      header={
        <Captions
          columns={columns}
          nameIndex={layout.nameIndex}
          sort={rest.sort}
          onSort={rest.onSort}
          Edge={rest.Edge}
          isCounted={!!rowCount}
        />
      }
      scroller={{ ref: scroller, ...stop }}
      line={
        <ProgressLine
          isActive={rest.isBusy ?? false}
          label={intl.formatMessage(commonMessages.loading)}
        />
      }
      placeholder={
        isEmpty && <GridPlaceholder onFocusLost={handleFocusLost}>{children}</GridPlaceholder>
      }
      rowCount={rowCount && rowCount + 1}
      rows={
        Rows && rowCount ? (
          <Rows
            {...{ keys, tabStop, draw, columns, layout }}
            onFocus={setFocusedKey}
            resetKey={rest.scrollResetKey}
            scrollerRef={scroller}
            count={rowCount}
          />
        ) : (
          <DrawnRows all={rows.length} rows={drawn.map((_row, index) => draw(index))} />
        )
      }
    />
  );
}

/** A line beside the names tells that columns have gone under them. Set past React: scrolling renders nothing. */
function markSideways(element: HTMLElement | null) {
  element?.toggleAttribute('data-sideways', element.scrollLeft !== 0);
}
