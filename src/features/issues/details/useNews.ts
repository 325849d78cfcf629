import { type RefObject, useEffect, useMemo } from 'react';
import type { HistoryBlock } from '@/entities/historyBlocks';
import { selectSettings, selectUserId } from '@/entities/session';
import { selectAnsweredList } from '@/lists/listView';
import { HistoryOrder } from '@/protocol/enums';
import { noteNews, selectReadUpTo } from '@/screen/issueNotes';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { useIsShown } from '@/ui/ShownContext';
import { findScroller } from './findScroller';

/** Notes up to where an issue had been read when it is opened; only the row of a list knows that. */
export function useNoteNews(issueId: number): void {
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  const isShown = useIsShown();

  // External system: the moment at which the issue is opened, after which it counts as read.
  useEffect(() => {
    if (!isShown) return;
    const state = getState();
    const row = selectAnsweredList(state)?.issues.find(({ id }) => id === issueId);
    const readUpTo = row?.readBefore ?? row?.read ?? 0;
    // Most often it is known: an issue that nobody has read, or one that is come back to.
    if (readUpTo !== selectReadUpTo(state, issueId)) dispatch(noteNews({ issueId, readUpTo }));
  }, [issueId, isShown, dispatch, getState]);
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
  const isOldestFirst = useAppSelector(
    (state) => selectSettings(state).historyOrder === HistoryOrder.ascending,
  );
  const isWanted = isShown && newsId !== null && isOldestFirst && !isElsewhere;

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
