import { useCallback, useMemo, useState } from 'react';
import { selectLastIssueId } from '@/screen/navigation';
import { cursorMoved } from '@/screen/selection';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { RowKey } from '@/ui/gridColumn';
import { GridRow } from '@/ui/GridRow';
import { firstRowNumber, type GridRowsProps } from '@/ui/gridRows';
import type { RowsAhead } from '@/ui/rowsAhead';
import { WholeRows } from '@/ui/WholeRows';
import { selectPaneIssueId } from '@/windows/openWindows';
import { selectRowFormatter } from './listRows';
import { rowHref } from './rowHref';
import { useIssuesAhead } from './useIssuesAhead';

/** The rows of a whole list. While it is on its way, those that one has jumped to come first. */
export function ListRows(props: GridRowsProps) {
  const { columns, layout, onFocus } = props;
  const dispatch = useAppDispatch();
  const toRow = useAppSelector(selectRowFormatter);
  const openedId = useAppSelector((state) => selectPaneIssueId(state) ?? selectLastIssueId(state));
  const [focusedKey, setFocusedKey] = useState<RowKey>();
  const { issues, want } = useIssuesAhead(props.keys.length);
  const { nameIndex } = layout;

  const noteFocus = useCallback(
    (rowKey: RowKey) => {
      setFocusedKey(rowKey);
      onFocus(rowKey);
    },
    [onFocus],
  );
  const moveCursor = useCallback(
    (rowKey: RowKey) => {
      dispatch(cursorMoved({ issueId: Number(rowKey) }));
    },
    [dispatch],
  );

  const ahead = useMemo((): RowsAhead => {
    const places = new Map([...issues].map(([place, { id }]) => [id, place]));
    return {
      placeOf: (rowKey) => places.get(Number(rowKey)),
      want,
      draw: (place, look = { columns, Row: GridRow }) => {
        const issue = issues.get(place);
        return (
          issue && (
            <look.Row
              key={issue.id}
              row={toRow(issue)}
              rowKey={issue.id}
              columns={look.columns}
              nameIndex={nameIndex}
              rowHref={rowHref}
              isCurrent={issue.id === openedId}
              isTabStop={issue.id === focusedKey}
              rowNumber={place + firstRowNumber}
              onFocus={noteFocus}
              onCursor={moveCursor}
            />
          )
        );
      },
    };
  }, [columns, focusedKey, issues, moveCursor, nameIndex, noteFocus, openedId, toRow, want]);
  const isFocusAhead = focusedKey !== undefined && ahead.placeOf(focusedKey) !== undefined;

  return <WholeRows {...props} tabStop={isFocusAhead ? focusedKey : props.tabStop} ahead={ahead} />;
}
