/** Every command of the issue side: what the palette, the keys and the sheet know of it. */
import type { Command, CommandContext } from '@/commands/command';
import type { AppStore } from '@/store/setupStore';
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
import { placeCommands } from './details/placeCommands';
import { listMenu, reloadList } from './list/listCommands';
import { rowCommands, selectThisRow } from './list/rowCommands';
import { selectByClick } from './list/selecting';
import { undoChange } from './undo/undoCommand';
import { offerWholeLists, wholeCommands } from './list/wholeLists';

/** What a row offers where one presses on it. */
export const rowMenu = [
  [openIssue, selectThisRow],
  [editIssue, addComment, attachFile],
  [cloneIssue, moveIssue, deleteIssue],
  [markRowsAsRead, markRowsAsUnread],
  [subscribe, unsubscribe],
];

export const issueCommands: readonly Command[] = [
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
  ...entryMenu.flat(),
  ...listMenu.flat(),
  reloadList,
  ...rowCommands,
  undoChange,
  ...wholeCommands,
];

/** A click on a row with a key held: it selects. */
export function clickRow(
  context: CommandContext,
  issueId: number,
  keys: { shiftKey: boolean },
): void {
  selectByClick(context, issueId, keys);
}

/** What commands of the list need before they can be offered. */
export function startIssueCommands(store: AppStore): void {
  offerWholeLists(store);
}
