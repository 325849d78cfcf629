/** Moving through the rows of the list, and choosing several. */
import { type CommandContext, defineCommand } from '@/commands/command';
import { errorMessage } from '@/i18n/errorMessages';
import { lazyCode } from '@/lib/lazyCode';
import { selectShownList } from '@/lists/listView';
import { toApiError } from '@/protocol/apiError';
import { issuePaths, matchIssue } from '@/routing/paths/issues';
import { selectPath } from '@/screen/navigation';
import { cursorMoved, selectAnchor, selectCursor, selectSelectedIds } from '@/screen/selection';
import type { RootState } from '@/store/rootReducer';
import { bringRow } from '@/ui/bringRow';
import { CloseIcon } from '@/ui/icons';
import { selectPaneIssueId } from '@/windows/openWindows';
import { rowMessages } from './rowMessages';
import { clearRows, selectShownRows, selectUpTo, shownIds, toggleRow } from './selecting';
import { unreadOf, type Way } from './unread';

const hasRows = (state: RootState) => (selectShownList(state)?.issues.length ?? 0) > 0;

/** Where one stands: at the issue in the pane, whose address follows it, at the open one, else at the row of the cursor. */
function standsAt(state: RootState): number | null {
  return selectPaneIssueId(state) ?? matchIssue(selectPath(state))?.issueId ?? selectCursor(state);
}

/** The issue so many rows on; from outside the list its first. At the ends it stays. */
function issueAfter(ids: readonly number[], from: number | null, step: 1 | -1): number | undefined {
  const index = from === null ? -1 : ids.indexOf(from);
  return index < 0 ? ids[0] : ids[Math.max(0, Math.min(index + step, ids.length - 1))];
}

/** The row of an issue, if the list can be reached: a window over it takes it out of reach. */
export function reachableRow(issueId: number): HTMLElement | undefined {
  const href = `#${issuePaths.issueDetails.url({ issueId })}`;
  const rows = document.querySelectorAll<HTMLElement>(`main a[data-row-link][href="${href}"]`);
  return [...rows].find((row) => !row.closest('[inert], [aria-hidden=true]'));
}

/** The focus goes to the row; in a window over the list the issue takes the place of the other. */
export function goToRow({ dispatch, getState, go }: CommandContext, issueId: number): void {
  bringRow(issueId);
  const row = reachableRow(issueId);
  if (row) {
    dispatch(cursorMoved({ issueId }));
    row.focus();
    row.scrollIntoView({ block: 'nearest' });
  } else if (matchIssue(selectPath(getState()))) {
    go(issuePaths.issueDetails.url({ issueId }), { replace: true });
  }
}

function walk(context: CommandContext, step: 1 | -1): void {
  const state = context.getState();
  const issueId = issueAfter(shownIds(state), standsAt(state), step);
  if (issueId !== undefined) goToRow(context, issueId);
}

function extend(context: CommandContext, step: 1 | -1): void {
  const state = context.getState();
  const cursor = selectCursor(state);
  const issueId = issueAfter(shownIds(state), cursor, step);
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
  const listed = unreadOf(selectShownList(state)?.issues ?? [], standsAt(state), way);
  if (listed) {
    context.go(issuePaths.issueDetails.url({ issueId: listed.id }));
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

/** In an issue its button goes over the edge of the page too. */
export const nextIssue = defineCommand({
  id: 'row.next',
  on: places,
  message: rowMessages.next,
  group: 'list',
  key: 'j',
  appliesTo: hasRows,
  run: (context) => {
    walk(context, 1);
  },
});

/** The other way. */
export const previousIssue = defineCommand({
  id: 'row.previous',
  on: places,
  message: rowMessages.previous,
  group: 'list',
  key: 'k',
  appliesTo: hasRows,
  run: (context) => {
    walk(context, -1);
  },
});

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

/** Where one presses on a row: fingers have no keys to hold, and no pointer to rest. */
export const selectThisRow = defineCommand({
  id: 'row.selectThis',
  on: 'issue',
  message: rowMessages.select,
  group: 'list',
  appliesTo: (state, { issueId }) =>
    shownIds(state).includes(issueId) && matchIssue(selectPath(state)) === null,
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
  appliesTo: (state) => selectSelectedIds(state).length < shownIds(state).length,
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

/** Where the list is searched. */
const searchBox = 'main [role=search] input[type=search]';

const searchList = defineCommand({
  id: 'list.search',
  on: 'list',
  message: rowMessages.search,
  group: 'list',
  key: '/',
  run: () => {
    document.querySelector<HTMLInputElement>(searchBox)?.focus();
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
