import type { HistoryBlock } from '@/entities/historyBlocks';
import { HistoryOrder } from '@/protocol/enums';

/** A part of a long history that is shown, or waits as text, as a whole (docs/decisions/020-long-histories.md). */
export interface HistoryChunk {
  /** Number of the part, counted from the oldest entries, so that new entries do not renumber it. */
  key: number;
  blocks: readonly HistoryBlock[];
}

export const CHUNK_SIZE = 10;

/** Cuts a history, in the order it is shown in, into parts; all but the newest are full. */
export function cutHistory(blocks: readonly HistoryBlock[], order: HistoryOrder): HistoryChunk[] {
  const count = Math.ceil(blocks.length / CHUNK_SIZE);
  return Array.from({ length: count }, (_, index) => {
    if (order === HistoryOrder.ascending) {
      return { key: index, blocks: blocks.slice(index * CHUNK_SIZE, (index + 1) * CHUNK_SIZE) };
    }
    const key = count - 1 - index;
    const end = blocks.length - key * CHUNK_SIZE;
    return { key, blocks: blocks.slice(Math.max(0, end - CHUNK_SIZE), end) };
  });
}

/** The block that shows an entry: a change may be shown with others under the first of them. */
export function findBlock(
  blocks: readonly HistoryBlock[],
  entryId: number | null,
): HistoryBlock | undefined {
  if (entryId === null) return undefined;
  return blocks.find((block) =>
    block.kind === 'changes'
      ? block.changes.some(({ id }) => id === entryId)
      : block.itemId === entryId,
  );
}
