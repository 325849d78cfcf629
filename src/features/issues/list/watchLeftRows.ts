/** Apart from what reads it: conditions are not part of what is fetched for the first issue. */
import { selectAnsweredList, selectShownArg, selectShownList } from '@/lists/listView';
import { selectShape } from '@/screen/issueList';
import { noteLeftRow, selectLeftRow } from '@/screen/leftRow';
import type { LeftRow } from '@/screen/leftRowState';
import { cursorMoved, selectCursor, selectSelectionPath } from '@/screen/selection';
import type { AppStore } from '@/store/setupStore';
import type { RootState } from '@/store/rootReducer';
import { selectOpenIssueId } from '../details/openIssueId';
import { filtered } from '../filter/listFilter';

/**
 * Notes the place of the issue one stands at when it is not in the next answer to the same question.
 *
 * @returns the way to stop
 */
export function watchLeftRows(store: AppStore): () => void {
  const { dispatch, getState } = store;
  let list = selectShownList(getState());
  let part = partOf(getState());
  return store.subscribe(() => {
    const state = getState();
    const next = selectShownList(state);
    if (next === null || next === list) return;
    const before = list?.issues.map(({ id }) => id) ?? [];
    const isSame = part === partOf(state);
    list = next;
    part = partOf(state);
    if (!isSame) return;
    const stand = selectOpenIssueId(state) ?? selectCursor(state);
    const around = stand === null || isListed(state, stand) ? null : leftBy(state, stand, before);
    if (!around) return;
    const left = narrowed(around, new Set(next.issues.map(({ id }) => id)));
    dispatch(noteLeftRow(left));
    // Where nothing is open, the keyboard goes to the row that takes the place (`ui/useRowFocus`).
    const issueId = left.after ?? left.before;
    if (selectOpenIssueId(state) === null && issueId !== null) dispatch(cursorMoved({ issueId }));
  });

  /** What was around it: of one that had left before, around its neighbours. */
  function leftBy(state: RootState, issueId: number, before: readonly number[]) {
    const place = before.indexOf(issueId);
    const listPath = selectSelectionPath(state);
    if (place >= 0) {
      return { issueId, listPath, above: before.slice(0, place), below: before.slice(place + 1) };
    }
    const known = selectLeftRow(state);
    if (known?.issueId !== issueId || known.listPath !== listPath) return null;
    const end = known.after === null ? before.length : before.indexOf(known.after);
    return { issueId, listPath, above: before.slice(0, end), below: before.slice(end) };
  }
}

/** Which rows the list shows: of which list, and from which on. */
function partOf(state: RootState): string {
  return `${selectSelectionPath(state) ?? ''} ${String(selectShownArg(state)?.offset ?? 0)}`;
}

function narrowed(
  {
    issueId,
    listPath,
    above,
    below,
  }: Pick<LeftRow, 'issueId' | 'listPath'> & Record<'above' | 'below', readonly number[]>,
  now: ReadonlySet<number>,
): LeftRow {
  return {
    ...{ issueId, listPath },
    before: above.findLast((id) => now.has(id)) ?? null,
    after: below.find((id) => now.has(id)) ?? null,
  };
}

/** Whether it is in the list, also where it is folded away. */
function isListed(state: RootState, issueId: number): boolean {
  const answer = selectAnsweredList(state);
  const list = answer && selectShape(state) !== '' ? filtered(state, answer) : answer;
  return list?.issues.some(({ id }) => id === issueId) ?? false;
}
