import { useCallback, useRef, useState } from 'react';
import type { IssueListQuery, ListedIssue } from '@/protocol/issues';
import { WHOLE_LIST } from '@/protocol/limits';
import { selectShape } from '@/screen/issueList';
import { selectShownArg } from '@/lists/listView';
import type { RootState } from '@/store/rootReducer';
import { useAppSelector } from '@/store/hooks';
import { useListLoad } from '../export/useListLoad';

/** Rows that are asked for around a place; no page has as many, so that none is taken for it. */
const aheadSize = 100;

const noIssues: ReadonlyMap<number, ListedIssue> = new Map();

/** The question of which only the beginning is known; null where the order is not that of the server. */
const selectBegunArg = (state: RootState) => {
  const arg = selectShownArg(state);
  return arg?.limit === WHOLE_LIST || selectShape(state) !== '' ? null : arg;
};

/**
 * Issues by their places in a list that is on its way: those one has jumped to are asked for at once, beside the slices
 * of the list. One question at a time, so that dragging the scroll bar asks for where it stops.
 *
 * @param known how many there are from the start on
 */
export function useIssuesAhead(known: number) {
  const arg = useAppSelector(selectBegunArg);
  const load = useListLoad();
  const [come, setCome] = useState({ arg, issues: noIssues });
  const asked = useRef<{ arg: IssueListQuery | null; offsets: Set<number>; isBusy: boolean }>({
    arg,
    offsets: new Set(),
    isBusy: false,
  });

  const want = useCallback(
    (index: number) => {
      if (!arg) return;
      if (asked.current.arg !== arg) asked.current = { arg, offsets: new Set(), isBusy: false };
      const own = asked.current;
      const offset = index - ((index - known) % aheadSize);
      // What could not be had, or is not there any more, comes with the whole list or not at all.
      if (own.isBusy || own.offsets.has(offset)) return;
      own.offsets.add(offset);
      own.isBusy = true;
      const settle = (issues: readonly ListedIssue[]) => {
        own.isBusy = false;
        setCome((before) => {
          const former = before.arg === arg ? before.issues : noIssues;
          const added = issues.map((issue, place) => [offset + place, issue] as const);
          return { arg, issues: new Map([...former, ...added]) };
        });
      };
      load({ ...arg, offset, limit: aheadSize }).then(
        ({ issues }) => {
          settle(issues);
        },
        () => {
          settle([]);
        },
      );
    },
    [arg, known, load],
  );

  return { issues: arg !== null && come.arg === arg ? come.issues : noIssues, want };
}
