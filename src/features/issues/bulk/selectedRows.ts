/** The rows of selected issues, wherever they are in the list: a selection goes over its pages. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiContext } from '@/api/apiContext';
import { arrangeColumns } from '@/lib/issueList/arrangedColumns';
import { selectShownArg } from '@/lists/listView';
import { Column } from '@/protocol/enums';
import { EXPORTED_ROWS } from '@/protocol/limits';
import type { IssueList, IssueListQuery, IssueSearch, ListedIssue } from '@/protocol/issues';
import { askAside } from '@/saving/askAside';
import { AT_ONCE } from '@/screen/bulkJob';
import type { RootState } from '@/store/rootReducer';
import type { ExportedList } from '../export/csvRows';
import { selectColumns } from '../list/listRows';
import { inAnsweredOrder } from '../list/orderedList';
import { shownIds } from '../list/shownRows';

/** Rows of one call. A server notes who takes many away (protocol 10.4), and not who copies a few of a long list. */
function sliceFor(wanted: number): number {
  return wanted < EXPORTED_ROWS ? EXPORTED_ROWS / 2 : EXPORTED_ROWS;
}

/** Those that the list has no more are left out. */
export interface SelectedRows extends ExportedList {
  /** By their numbers; empty where the server gives none. */
  names: ReadonlyMap<number, string>;
  /** How many were asked for and are not there. */
  missing: number;
}

type Loading<Result> = ThunkAction<Promise<Result>, RootState, ApiContext, UnknownAction>;

/**
 * The rows of the list on screen as they were typed, without HTML, in its order: the page shown is asked once more,
 * then the whole list or, where they are few, each of the rest by its number. Rejects with `ApiError`.
 */
export function loadSelectedRows(issueIds: readonly number[]): Loading<SelectedRows> {
  return async (dispatch, getState) => {
    const shown = selectShownArg(getState());
    if (!shown) return { columns: [], issues: [], names: new Map(), missing: issueIds.length };
    const wanted = new Set(issueIds);
    const sliceSize = sliceFor(wanted.size);
    const rows = new Map<number, ListedIssue>();
    const answers: IssueList[] = [];
    let total = 0;
    const left = () => wanted.size - rows.size;

    async function take(arg: Pick<IssueListQuery, 'limit' | 'offset'> & IssueSearch) {
      const { result } = await dispatch(askAside('listIssues', { ...shown, ...arg, html: false }));
      answers.push(result);
      for (const row of result.issues) if (wanted.has(row.id)) rows.set(row.id, row);
      return result.totalCount;
    }

    async function takeFrom(start: number, length: number) {
      const limit = Math.min(length, sliceSize);
      for (let offset = start, end = start + 1; offset < end && left() > 0; offset += limit) {
        total = await take({ offset, limit });
        end = Math.min(total, start + length);
      }
    }

    await takeFrom(shown.offset ?? 0, shown.limit);
    const hasMore = shown.limit < total;
    if (hasMore && left() > Math.ceil(total / sliceSize)) await takeFrom(0, total);
    // Also what has moved from one slice to another between two calls.
    const rest = [...wanted].filter((issueId) => !rows.has(issueId));
    async function takeNext() {
      for (let issueId = rest.pop(); issueId !== undefined; issueId = rest.pop()) {
        const search = { searchColumn: Column.id, searchValue: String(issueId) };
        await take({ ...search, offset: 0, limit: 1 });
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, takeNext));

    const listed = selectColumns(getState()).map(({ id }) => id);
    const [list] = answers;
    const columns = list?.columns ?? [];
    const place = columns.findIndex(({ id }) => id === Column.name);
    return {
      columns: arrangeColumns(columns, listed.join(' ')),
      issues: list ? inListOrder(getState(), { ...list, issues: [...rows.values()] }) : [],
      names: new Map([...rows].map(([id, { cells }]) => [id, String(cells[place] ?? '')])),
      missing: left(),
    };
  };
}

/** As the list shows them, in whatever order they were selected; of other pages, as it would. */
function inListOrder(state: RootState, list: IssueList): ListedIssue[] {
  const shown = shownFirst(state, list.issues);
  return shown.isAll ? shown.issues : (inAnsweredOrder(state, list) ?? shown.issues);
}

/** Those on screen in their order, and then the others. */
export function shownFirst<Item extends { id: number }>(state: RootState, issues: readonly Item[]) {
  const places = new Map(shownIds(state).map((id, place) => [id, place]));
  const placeOf = ({ id }: Item) => places.get(id) ?? places.size;
  return {
    issues: issues.toSorted((one, other) => placeOf(one) - placeOf(other)),
    isAll: issues.every(({ id }) => places.has(id)),
  };
}
