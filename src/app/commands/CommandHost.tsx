import { useEffect } from 'react';
import { missingPart } from '@/commands/missingPart';
import { useCommandContext } from '@/commands/useCommandContext';
import { BulkBar, CellEditor, startIssueCommands } from '@/features/issues/commands';
import { selectUserId } from '@/entities/session';
import { draftOwner } from '@/forms/drafts';
import { lazyCode } from '@/lib/lazyCode';
import { useBaseUrl } from '@/routing/HostContext';
import { selectBulkForm, selectBulkJob } from '@/screen/bulk';
import { selectCellEdit } from '@/screen/cellEdit';
import { selectIsSheetOpen, sheetShown } from '@/screen/keymap';
import { paletteShown, selectIsPaletteOpen } from '@/screen/palette';
import { selectSelectedIds, selectSelectionPath } from '@/screen/selection';
import { selectUndo } from '@/screen/undo';
import { useAppSelector, useAppStore } from '@/store/hooks';
import { lazyView } from '@/ui/lazyView';
import { followWholeEntries } from '@/windows/wholePage';
import { keepChoices } from './keptChoices';
import { RowMenu } from './RowMenu';
import { useAim } from './useAim';
import { useKeys } from './useKeys';
import { useRowPresses } from './useRowPresses';

const LazyPalette = lazyView(
  lazyCode(() =>
    import(/* webpackChunkName: "command-layers" */ './Palette').then((module) => module.Palette),
  ),
  missingPart(({ dispatch }) => dispatch(paletteShown(false))),
);
const LazyKeySheet = lazyView(
  lazyCode(() =>
    import(/* webpackChunkName: "command-layers" */ './KeySheet').then((module) => module.KeySheet),
  ),
  missingPart(({ dispatch }) => dispatch(sheetShown(false))),
);

// The change can be taken back by its key without it; the next change tries again.
const LazyUndoBar = lazyView(
  lazyCode(() =>
    import(/* webpackChunkName: "undo" */ './UndoBar').then((module) => module.UndoBar),
  ),
  missingPart(() => undefined),
);

/** What commands need of the whole page: keys, the menu of rows, the palette, the sheet of keys, and undo. */
export function CommandHost() {
  const store = useAppStore();
  const isPaletteOpen = useAppSelector(selectIsPaletteOpen);
  const isSheetOpen = useAppSelector(selectIsSheetOpen);
  const undo = useAppSelector(selectUndo);
  const context = useCommandContext();
  const owner = draftOwner(useBaseUrl(), useAppSelector(selectUserId));
  const isBulk = useAppSelector(
    (state) =>
      selectSelectedIds(state).length > 0 ||
      selectBulkJob(state) !== null ||
      selectBulkForm(state)?.listPath === selectSelectionPath(state),
  );
  const isCellOpen = useAppSelector((state) => selectCellEdit(state) !== null);
  useRowPresses();

  // External system: the browser's storage.
  useEffect(() => keepChoices(store, owner), [store, owner]);
  useEffect(() => startIssueCommands(store, context), [store, context]);
  // External system: the browser's history.
  useEffect(() => followWholeEntries(store), [store]);
  useKeys();
  useAim();

  return (
    <>
      {isBulk && <BulkBar />}
      {isCellOpen && <CellEditor />}
      {isPaletteOpen && <LazyPalette />}
      {isSheetOpen && <LazyKeySheet />}
      {undo && <LazyUndoBar key={undo.at} offer={undo} />}
      <RowMenu />
    </>
  );
}
