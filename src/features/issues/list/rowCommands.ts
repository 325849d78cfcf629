/** Commands of the rows of the list: to go through them, and to choose several. */
import { flushSync } from 'react-dom';
import { type CommandContext, defineCommand } from '@/commands/command';
import { errorMessage } from '@/i18n/errorMessages';
import { lazyCode } from '@/lib/lazyCode';
import { selectShownList } from '@/lists/listView';
import { toApiError } from '@/protocol/apiError';
import { matchIssue } from '@/routing/paths/issues';
import { selectPath } from '@/screen/navigation';
import { selectAnchor, selectCursor, selectSelectedIds } from '@/screen/selection';
import { CloseIcon } from '@/ui/icons';
import { selectPaneIssueId } from '@/windows/openWindows';
import { rowMessages } from './rowMessages';
import {
  clearRows,
  selectHasMoreToSelect,
  selectShownRows,
  selectUpTo,
  toggleRow,
} from './selecting';
import { goToRow, hasRows, openRow, searchBox, shownIds } from './shownRows';
import { placeLeft } from './leftRows';
import { issueAfter, nextIssue, previousIssue, standsAt } from './stepCommands';
import { unreadOf, type Way } from './unread';

function extend(context: CommandContext, step: 1 | -1): void {
  const state = context.getState();
  const cursor = selectCursor(state);
  const issueId = issueAfter(state, cursor, step);
  if (issueId === undefined) return;
  // With nothing selected the range begins at the row that one comes from.
  const anchor = selectSelectedIds(state).length > 0 ? selectAnchor(state) : cursor;
  goToRow(context, issueId);
  selectUpTo(context, issueId, anchor);
}

const otherPagesCode = lazyCode(() =>
  import(/* webpackChunkName: "commands" */ './openUnread').then((module) => module.openUnread),
);

/** From the end of the page shown it goes on with the others. */
async function openNextUnread(context: CommandContext, way: Way): Promise<void> {
  const state = context.getState();
  const stand = standsAt(state);
  const left = placeLeft(state, stand);
  const from = left ? (way > 0 ? left.before : left.after) : stand;
  const listed = unreadOf(selectShownList(state)?.issues ?? [], from, way);
  if (listed) {
    openRow(context, listed.id);
    return;
  }
  try {
    const open = otherPagesCode.loaded ?? (await otherPagesCode.load());
    await open(context, way);
  } catch (error) {
    context.show(errorMessage(toApiError(error)));
  }
}

const places = ['issue', 'list'] as const;

const nextUnread = defineCommand({
  id: 'row.nextUnread',
  on: places,
  message: rowMessages.nextUnread,
  group: 'list',
  key: 'n',
  appliesTo: hasRows,
  run: (context) => void openNextUnread(context, 1),
});

const previousUnread = defineCommand({
  id: 'row.previousUnread',
  on: places,
  message: rowMessages.previousUnread,
  group: 'list',
  key: 'Shift+n',
  appliesTo: hasRows,
  run: (context) => void openNextUnread(context, -1),
});

const toggleCurrentRow = defineCommand({
  id: 'row.select',
  on: 'list',
  message: rowMessages.select,
  group: 'list',
  key: 'x',
  appliesTo: (state) => shownIds(state).includes(selectCursor(state) ?? 0),
  run: (context) => {
    const issueId = selectCursor(context.getState());
    if (issueId !== null) toggleRow(context, issueId);
  },
});

/**
 * Where one presses on a row: fingers have no keys to hold, and no pointer to rest. A window over the list leaves no row
 * to press on; a pane does.
 */
export const selectThisRow = defineCommand({
  id: 'row.selectThis',
  on: 'issue',
  message: rowMessages.select,
  group: 'list',
  appliesTo: (state, { issueId }) =>
    shownIds(state).includes(issueId) &&
    (matchIssue(selectPath(state)) === null || selectPaneIssueId(state) !== null),
  run: (context, { issueId }) => {
    toggleRow(context, issueId);
  },
});

/** All that is known of the list; the page of one in pages. */
export const selectAllRows = defineCommand({
  id: 'row.selectAll',
  on: 'list',
  message: rowMessages.selectAll,
  group: 'list',
  key: 'Shift+x',
  appliesTo: selectHasMoreToSelect,
  run: selectShownRows,
});

const extendDown = defineCommand({
  id: 'row.extendDown',
  on: 'list',
  message: rowMessages.extendDown,
  group: 'list',
  key: 'Shift+j',
  appliesTo: hasRows,
  run: (context) => {
    extend(context, 1);
  },
});

const extendUp = defineCommand({
  id: 'row.extendUp',
  on: 'list',
  message: rowMessages.extendUp,
  group: 'list',
  key: 'Shift+k',
  appliesTo: hasRows,
  run: (context) => {
    extend(context, -1);
  },
});

export const clearSelection = defineCommand({
  id: 'row.clear',
  on: 'list',
  message: rowMessages.clear,
  icon: CloseIcon,
  group: 'list',
  key: 'Escape',
  appliesTo: (state) => selectSelectedIds(state).length > 0,
  run: clearRows,
});

/** What unfolds it on phones. */
const foldedSearch = 'main button[aria-controls][aria-expanded=false]';

const searchList = defineCommand({
  id: 'list.search',
  on: 'list',
  message: rowMessages.search,
  group: 'list',
  key: '/',
  run: () => {
    const box = document.querySelector<HTMLInputElement>(searchBox);
    // Where there is little room it is unfolded first.
    if (box?.checkVisibility() === false) {
      flushSync(() => {
        document.querySelector<HTMLElement>(foldedSearch)?.click();
      });
    }
    box?.focus();
  },
});

export const rowCommands = [
  nextIssue,
  previousIssue,
  nextUnread,
  previousUnread,
  toggleCurrentRow,
  selectThisRow,
  selectAllRows,
  extendDown,
  extendUp,
  clearSelection,
  searchList,
];
