/** Every command of the issue side: what the palette, the keys and the sheet know of it. */
import type { Command, CommandContext } from '@/commands/command';
import { missingPart } from '@/commands/missingPart';
import { lazyCode } from '@/lib/lazyCode';
import { endCell, selectCellEdit } from '@/screen/cellEdit';
import type { AppStore } from '@/store/setupStore';
import { lazyView } from '@/ui/lazyView';
import {
  addComment,
  addDescription,
  attachFile,
  cloneIssue,
  deleteIssue,
  editIssue,
  editName,
  entryMenu,
  historyFilters,
  markAsRead,
  markAsUnread,
  moveIssue,
  subscribe,
  unsubscribe,
} from './details/commands';
import { keyCommands, markRowsAsRead, markRowsAsUnread, openIssue } from './details/keyCommands';
import { partCommands } from './details/partCommands';
import { placeCommands } from './details/placeCommands';
import { leaveSearch } from './list/leaveSearch';
import { listMenu, reloadList } from './list/listCommands';
import { prepareOrder } from './list/orderedList';
import { rowCommands, selectThisRow } from './list/rowCommands';
import { selectByClick } from './list/selecting';
import { retryOrder } from './list/retryOrder';
import { sortByColumn } from './list/sortCommand';
import {
  bulkCommands,
  copyRowLinks,
  copyRowMarkdown,
  copyRowTable,
  deleteRows,
  exportSelected,
  moveRows,
  setValueCommands,
  subscribeRows,
  unsubscribeRows,
} from './bulk/commands';
import { boardCommands, liftBoardCard } from './board/boardCommands';
import { keepBoards } from './board/keptBoards';
import { liftBar, liftDayCard } from './calendar/calendarCommands';
import { dateCommands } from './calendar/calendarLayout';
import { refusalCommands } from './cards/cardCommands';
import { watchMoves } from './cards/watchMoves';
import { BulkMissing } from './bulk/BulkMissing';
import { askBeforeLeaving } from './bulk/askBeforeLeaving';
import { keepJobs } from './bulk/keptJob';
import { goOn } from './bulk/runBulk';
import { addIssue } from './edit/addIssueCommand';
import { closeUndo, undoChange } from './undo/undoCommand';
import { cellCommands, editCellOfRow, fillDownRows, pasteIntoRows } from './cells/cellCommands';
import { watchCellCursor } from './cells/cellCursor';
import { watchCells } from './cells/watchCells';
import { chartCommands } from './charts/chartCommands';
import { groupCommands } from './groups/groupCommands';
import { watchLeftRows } from './list/watchLeftRows';
import { keepFolding } from './groups/keptFolding';
import { layoutCommands } from './layouts/layoutCommands';
import { columnCommands } from './columns/columnCommands';
import { importIssues } from './import/importCommands';
import { saveReport, saveReportOfRows } from './report/reportCommands';
import { searchAllCommands } from './searchAll/progressCommands';
import { searchAll } from './searchAll/searchAllCommand';
import { keyedCommands, wholeCommands } from './list/moreCommands';
import { offerWholeLists } from './list/wholeLists';

/** What one does with several issues, below their list. */
export const BulkBar = lazyView(
  lazyCode(() =>
    import(/* webpackChunkName: "bulk" */ './bulk/BulkBar').then((module) => module.BulkBar),
  ),
  BulkMissing,
);

/** The value of a cell, while it is edited where it stands. */
export const CellEditor = lazyView(
  lazyCode(() =>
    import(/* webpackChunkName: "cells" */ './cells/CellEditor').then(
      (module) => module.CellEditor,
    ),
  ),
  missingPart(({ dispatch, getState }) => {
    const edit = selectCellEdit(getState());
    if (edit) dispatch(endCell(edit));
  }),
);

/** What a row offers where one presses on it. */
export const rowMenu = [
  [openIssue, selectThisRow, liftBoardCard, liftDayCard, liftBar],
  [editCellOfRow, editIssue, addComment, attachFile],
  [cloneIssue, moveIssue, deleteIssue],
  setValueCommands,
  [fillDownRows, pasteIntoRows],
  [moveRows, deleteRows],
  [markAsUnread, markAsRead, markRowsAsRead, markRowsAsUnread],
  [subscribe, unsubscribe, subscribeRows, unsubscribeRows],
  [copyRowLinks, copyRowTable, copyRowMarkdown, exportSelected],
];

export const issueCommands: readonly Command[] = [
  addIssue,
  editName,
  editIssue,
  addComment,
  attachFile,
  addDescription,
  cloneIssue,
  moveIssue,
  deleteIssue,
  markAsUnread,
  markAsRead,
  subscribe,
  unsubscribe,
  ...keyCommands,
  ...historyFilters,
  ...placeCommands,
  ...partCommands,
  ...entryMenu.flat(),
  ...listMenu.flat(),
  reloadList,
  searchAll,
  ...searchAllCommands,
  importIssues,
  saveReport,
  saveReportOfRows,
  ...rowCommands,
  undoChange,
  closeUndo,
  ...wholeCommands,
  ...keyedCommands,
  ...columnCommands,
  sortByColumn,
  retryOrder,
  ...layoutCommands,
  ...chartCommands,
  ...boardCommands,
  ...dateCommands,
  ...Object.values(refusalCommands),
  ...groupCommands,
  ...cellCommands,
  ...bulkCommands,
];

/** A click on a row with a key held: it selects. */
export const clickRow = selectByClick;

/** A pointer has come to rest on the caption of a column. */
export const aimAtColumn = prepareOrder;

/**
 * What commands of the list need before they can be offered.
 *
 * @returns the way to stop
 */
export function startIssueCommands(store: AppStore, context: CommandContext): () => void {
  offerWholeLists(store);
  const stops = [
    keepJobs(store),
    askBeforeLeaving(store),
    keepBoards(store),
    keepFolding(store),
    watchMoves(store, context),
    watchCells(context),
    watchLeftRows(store),
    watchCellCursor(context),
    leaveSearch(context),
  ];
  goOn(context);
  return () => {
    for (const stop of stops) stop();
  };
}
