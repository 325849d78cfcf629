import { lazy, Suspense, useEffect } from 'react';
import { useCommandContext } from '@/commands/useCommandContext';
import { BulkBar, CellEditor, startIssueCommands } from '@/features/issues/commands';
import { selectBulkJob } from '@/screen/bulk';
import { selectCellEdit } from '@/screen/cellEdit';
import { selectIsSheetOpen } from '@/screen/keymap';
import { selectIsPaletteOpen } from '@/screen/palette';
import { selectSelectedIds } from '@/screen/selection';
import { selectUndo } from '@/screen/undo';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { keepChoices } from './keptChoices';
import { RowMenu } from './RowMenu';
import { useKeys } from './useKeys';
import { useRowPresses } from './useRowPresses';

const LazyPalette = lazy(() =>
  import(/* webpackChunkName: "command-layers" */ './Palette').then((module) => ({
    default: module.Palette,
  })),
);
const LazyKeySheet = lazy(() =>
  import(/* webpackChunkName: "command-layers" */ './KeySheet').then((module) => ({
    default: module.KeySheet,
  })),
);

const LazyUndoBar = lazy(() =>
  import(/* webpackChunkName: "undo" */ './UndoBar').then((module) => ({
    default: module.UndoBar,
  })),
);

/** What commands need of the whole page: keys, the menu of rows, the palette, the sheet of keys, and undo. */
export function CommandHost() {
  const store = useAppStore();
  const isPaletteOpen = useAppSelector(selectIsPaletteOpen);
  const isSheetOpen = useAppSelector(selectIsSheetOpen);
  const undo = useAppSelector(selectUndo);
  const context = useCommandContext();
  const isBulk = useAppSelector(
    (state) => selectSelectedIds(state).length > 0 || selectBulkJob(state) !== null,
  );
  const isCellOpen = useAppSelector((state) => selectCellEdit(state) !== null);
  const { press, endPress } = useRowPresses();

  // External system: the browser's storage.
  useEffect(() => keepChoices(store), [store]);
  useEffect(() => startIssueCommands(store, context), [store, context]);
  useKeys();

  return (
    <>
      <Suspense>{isBulk && <BulkBar />}</Suspense>
      <Suspense>{isCellOpen && <CellEditor />}</Suspense>
      <Suspense>
        {isPaletteOpen && <LazyPalette />}
        {isSheetOpen && <LazyKeySheet />}
        {undo && <LazyUndoBar key={undo.at} offer={undo} />}
        {press && <RowMenu press={press} onClose={endPress} />}
      </Suspense>
    </>
  );
}
