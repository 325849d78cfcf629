import type { HistoryBlock } from '@/entities/historyBlocks';
import { blockElementId } from './entryContext';
import type { HistoryChunk } from './historyChunks';
import { BLOCK_SEPARATOR, blockText } from './historyText';
import type { HistoryWords } from './useHistoryWords';

interface ReadingPlace {
  list: HTMLElement;
  scroller: HTMLElement | null;
  chunks: readonly HistoryChunk[];
  words: HistoryWords;
}

/** Carries out a change of heights, and scrolls so that the block in the middle of the screen stays where it was. */
export function keepReadingPosition(place: ReadingPlace, change: () => void): void {
  const block = findMiddleBlock(place);
  change();
  const element = block && document.getElementById(blockElementId(block.itemId));
  if (!place.scroller || !element) return;
  const shift = element.getBoundingClientRect().top - block.top;
  if (Math.abs(shift) >= 1) place.scroller.scrollTop += shift;
}

/** The last block that begins above the middle of the screen; null when the history begins below it. */
function findMiddleBlock(place: ReadingPlace): { itemId: number; top: number } | null {
  const { list, scroller, chunks } = place;
  if (!scroller) return null;
  const { top, height } = scroller.getBoundingClientRect();
  const middle = top + height / 2;
  const index = [...list.children].findLastIndex(
    (part) => part.getBoundingClientRect().top <= middle,
  );
  const part = list.children[index];
  const chunk = chunks[index];
  if (!part || !chunk) return null;
  const tops = blockTops(part, chunk.blocks, place.words);
  const at = tops.findLastIndex((blockTop) => blockTop <= middle);
  const block = chunk.blocks[at];
  return block ? { itemId: block.itemId, top: tops[at] ?? 0 } : null;
}

function blockTops(part: Element, blocks: readonly HistoryBlock[], words: HistoryWords): number[] {
  const entries = [...part.children].filter((child) => child.matches('article'));
  if (entries.length > 0) return entries.map((entry) => entry.getBoundingClientRect().top);
  const text = part.firstChild;
  if (!text) return [];
  let start = 0;
  return blocks.map((block) => {
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, start + 1);
    start += blockText(block, words).length + BLOCK_SEPARATOR.length;
    return range.getBoundingClientRect().top;
  });
}
