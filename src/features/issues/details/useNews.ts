import { type RefObject, useEffect, useMemo } from 'react';
import type { HistoryBlock } from '@/entities/historyBlocks';
import { selectUserId } from '@/entities/session';
import { draftOwner } from '@/forms/drafts';
import { seenStamp } from '@/forms/openedLately';
import { selectAnsweredList } from '@/lists/listView';
import { listLooks } from '@/lists/lookAtList';
import type { IssueList } from '@/protocol/issues';
import { useBaseUrl } from '@/routing/HostContext';
import { noteNews, selectReadUpTo } from '@/screen/issueNotes';
import type { RootState } from '@/store/rootReducer';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { useIsShown } from '@/ui/ShownContext';
import { findScroller } from './findScroller';

/**
 * Up to where an issue had been read before it was opened. Servers say that with lists only, and a load of the issue
 * makes it read: without a row in the list behind it counts what this browser has seen, and what the desk or a search in
 * all types has been told.
 */
function readUpToOf(state: RootState, owner: string, issueId: number): number {
  const find = (list: IssueList | null | undefined) =>
    list?.issues.find(({ id }) => id === issueId);
  const row = find(selectAnsweredList(state));
  if (row) return row.readBefore ?? row.read ?? 0;
  const looks = listLooks.util.selectCachedArgsForQuery(state, 'lookAtList');
  const told = looks.map(
    (look) => find(listLooks.endpoints.lookAtList.select(look)(state).data)?.read ?? 0,
  );
  return Math.max(0, ...told, seenStamp(owner, issueId));
}

/** Notes up to where an issue had been read when it is opened. */
export function useNoteNews(issueId: number): void {
  const owner = draftOwner(useBaseUrl(), useAppSelector(selectUserId));
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  const isShown = useIsShown();

  // External system: the moment at which the issue is opened, after which it counts as read.
  useEffect(() => {
    if (!isShown) return;
    const state = getState();
    const readUpTo = readUpToOf(state, owner, issueId);
    // Most often it is known: an issue that nobody has read, or one that is come back to.
    if (readUpTo !== selectReadUpTo(state, issueId)) dispatch(noteNews({ issueId, readUpTo }));
  }, [owner, issueId, isShown, dispatch, getState]);
}

/** The block that begins what is new to the reader, in the order shown; null where nothing is, or everything. */
export function useFirstNews(issueId: number, blocks: readonly HistoryBlock[]): number | null {
  const readUpTo = useAppSelector((state) => selectReadUpTo(state, issueId));
  const userId = useAppSelector(selectUserId);
  return useMemo(() => firstNews(blocks, { readUpTo, userId }), [blocks, readUpTo, userId]);
}

/**
 * @param readUpTo 0: never read, or not known
 * @param userId who reads, and knows what they wrote themselves
 */
export function firstNews(
  blocks: readonly Pick<HistoryBlock, 'itemId' | 'createdBy'>[],
  { readUpTo, userId }: { readUpTo: number; userId: number },
): number | null {
  if (readUpTo === 0 || !blocks.some(({ itemId }) => itemId <= readUpTo)) return null;
  const first = blocks.find(({ itemId, createdBy }) => itemId > readUpTo && createdBy !== userId);
  return first?.itemId ?? null;
}

/** Opens a history at what is new in it, where that is out of sight. The focus stays where it is. */
export function useShowNews(
  list: RefObject<HTMLElement | null>,
  { newsId, isElsewhere }: { newsId: number | null; isElsewhere: boolean },
): void {
  const isShown = useIsShown();
  // Newest first they stand at its beginning, which a long description puts out of sight as well.
  const isWanted = isShown && newsId !== null && !isElsewhere;

  // External system: the scroll position, which the window itself sets first when it opens.
  useEffect(() => {
    if (!isWanted) return;
    const frame = requestAnimationFrame(() => {
      const marker = list.current?.querySelector('[data-news]');
      const scroller = findScroller(list.current);
      if (!marker || !scroller) return;
      const isBelow =
        marker.getBoundingClientRect().bottom > scroller.getBoundingClientRect().bottom;
      if (isBelow) marker.scrollIntoView({ block: 'center' });
    });
    return () => {
      cancelAnimationFrame(frame);
    };
  }, [list, isWanted]);
}
