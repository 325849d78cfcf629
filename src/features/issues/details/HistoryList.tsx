import { type RefObject, useDeferredValue, useMemo, useRef } from 'react';
import { type Issue, selectHistoryBlocks } from '@/entities/issues';
import { selectSettings } from '@/entities/session';
import { selectSavedEntry } from '@/screen/issueView';
import { useAppSelector } from '@/store/hooks';
import { useAfterPaint } from '@/ui/useAfterPaint';
import { cutHistory, findBlock } from './historyChunks';
import { HistoryPart } from './HistoryPart';
import { partsOnScreen } from './historyText';
import { useAnchor } from './useAnchor';
import { useEntryKeys } from './useEntryKeys';
import { useFullParts } from './useFullParts';
import { useHistoryWords } from './useHistoryWords';
import { useFirstNews, useShowNews } from './useNews';
import { useItemLinks } from './useItemLinks';

interface HistoryListProps {
  issue: Issue;
  /** Entry the address points to. */
  itemId: number | null;
}

/** All entries, however many: those near the reader in full, the others as text (decision 020). */
export function HistoryList({ issue, itemId }: HistoryListProps) {
  const words = useHistoryWords();
  const links = useItemLinks(issue);
  const order = useAppSelector((state) => selectSettings(state).historyOrder);
  const blocks = useAppSelector((state) => selectHistoryBlocks(state, issue.issueId));
  const chunks = useMemo(() => cutHistory(blocks, order), [blocks, order]);
  const saved = useAppSelector((state) => selectSavedEntry(state, issue.issueId));
  const target = findBlock(blocks, itemId ?? saved?.itemId ?? null);
  const isMarked = itemId !== null || saved?.what !== 'deleted';
  const newsId = useFirstNews(issue.issueId, blocks);
  const indexOf = (id: number | null | undefined) =>
    chunks.findIndex((chunk) => chunk.blocks.some((block) => block.itemId === id));
  const targetIndex = indexOf(target?.itemId);
  const newsIndex = indexOf(newsId);
  const beginning = partsOnScreen(chunks, window.screen.height);
  const list = useRef<HTMLDivElement>(null);
  const { fullKeys, isAllFull } = useFullParts(list, chunks, words);
  const isPainted = useDeferredValue(useAfterPaint(beginning < chunks.length));
  // What is scrolled to is found among texts: these are there at once then.
  const farLook = isPainted || targetIndex >= 0 || newsIndex >= 0 ? 'text' : 'blank';
  useEntryKeys(list);

  return (
    <div ref={list}>
      <ReaderPlace
        list={list}
        issueId={issue.issueId}
        itemId={target?.itemId ?? null}
        isAddressed={itemId !== null}
        newsId={newsId}
      />
      {chunks.map((chunk, index) => {
        const isNear = [targetIndex, newsIndex].some((at) => at >= 0 && Math.abs(index - at) <= 1);
        const isFull = isAllFull || isNear || index < beginning || fullKeys.has(chunk.key);
        return (
          <HistoryPart
            key={chunk.key}
            issueId={issue.issueId}
            chunk={chunk}
            look={isFull ? 'entries' : farLook}
            targetId={index === targetIndex && isMarked ? (target?.itemId ?? null) : null}
            newsId={index === newsIndex ? newsId : null}
            words={words}
            links={links}
          />
        );
      })}
    </div>
  );
}

interface ReaderPlaceProps {
  list: RefObject<HTMLElement | null>;
  issueId: number;
  /** What was saved, or what the address points to. */
  itemId: number | null;
  isAddressed: boolean;
  newsId: number | null;
}

/** Takes the reader to where there is something to see. Apart, so that the list does not render whenever it comes or goes. */
function ReaderPlace({ list, issueId, itemId, isAddressed, newsId }: ReaderPlaceProps) {
  useAnchor(list, { issueId, itemId, isAddressed });
  useShowNews(list, { newsId, isElsewhere: itemId !== null });
  return null;
}
