/** The next issue that was not read, on another page of the list. Apart from the commands of rows, which an issue has with it. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiContext } from '@/api/apiContext';
import { issuesApi } from '@/api/endpoints/issues';
import type { CommandContext } from '@/commands/command';
import { isUnread } from '@/lib/issueList/isUnread';
import { selectIsWhole, selectShownArg, selectShownList } from '@/lists/listView';
import { pageSizes } from '@/protocol/firstLimits';
import { askAside } from '@/saving/askAside';
import { pageChanged, selectListArg } from '@/screen/issueList';
import { selectPath } from '@/screen/navigation';
import type { RootState } from '@/store/rootReducer';
import { rowMessages } from './rowMessages';
import { openRow } from './shownRows';
import type { Way } from './unread';

/** So many rows are looked through by one question: enough for few of them, and no export. */
const sliceSize = 500;

/** Lists that are being looked through: who is impatient presses again. */
const seeking = new WeakSet<CommandContext['dispatch']>();

/** Opens the next unread issue of the other pages that way, or says that there is none. Rejects with `ApiError`. */
export async function openUnread(context: CommandContext, way: Way): Promise<void> {
  const { dispatch, getState, show } = context;
  if (seeking.has(dispatch)) return;
  seeking.add(dispatch);
  const path = selectPath(getState());
  try {
    const found = await dispatch(seek(way));
    if (selectPath(getState()) !== path) return;
    if (!found) {
      show(rowMessages.noMoreUnread);
      return;
    }
    // Which rows it shows by then, its footer says.
    await dispatch(showPage(found.index));
    if (selectPath(getState()) !== path) return;
    openRow(context, found.id);
  } finally {
    seeking.delete(dispatch);
  }
}

type Seeking<Result> = ThunkAction<Promise<Result>, RootState, ApiContext, UnknownAction>;

interface Found {
  id: number;
  /** Its place in the whole list. */
  index: number;
}

/**
 * Looks through the other pages that way. A server finds nothing by whether it was read, so the rows themselves are asked
 * for, in the words of the list, whose view stays remembered so. Rejects with `ApiError`.
 */
function seek(way: Way): Seeking<Found | null> {
  return async (dispatch, getState) => {
    const state = getState();
    const shown = selectShownArg(state);
    const list = selectShownList(state);
    // All of a whole list has been looked through.
    if (!shown || !list || selectIsWhole(state)) return null;
    const { allColumns: _columns, offset = 0, ...question } = shown;
    let [start, end] = way > 0 ? [offset + list.issues.length, list.totalCount] : [0, offset];
    while (start < end) {
      const first = way > 0 ? start : Math.max(start, end - sliceSize);
      const limit = Math.min(sliceSize, end - first);
      const asked = { ...question, offset: first, limit, html: false };
      const { result } = await dispatch(askAside('listIssues', asked));
      const { issues } = result;
      const index = way > 0 ? issues.findIndex(isUnread) : issues.findLastIndex(isUnread);
      const found = issues[index];
      if (found) return { id: found.id, index: first + index };
      if (way > 0) start = first + limit;
      else end = first;
    }
    return null;
  };
}

/** Puts the page on screen that holds a row. */
function showPage(index: number): Seeking<void> {
  return async (dispatch, getState) => {
    const offset = Math.floor(index / pageSizes.issues) * pageSizes.issues;
    dispatch(pageChanged({ offset }));
    // The loader asks for the page when this action has ended.
    await Promise.resolve();
    const arg = selectListArg(getState());
    if (arg) await dispatch(issuesApi.util.getRunningQueryThunk('listIssues', arg));
  };
}
