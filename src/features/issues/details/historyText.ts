import type { HistoryBlock } from '@/entities/historyBlocks';
import { htmlToText } from '@/lib/htmlText';
import { ChangeType } from '@/protocol/enums';
import { hasPicture } from './FilePicture';
import type { HistoryChunk } from './historyChunks';
import type { HistoryWords } from './useHistoryWords';

/** Characters on a line and px of a line, roughly: only to tell how high a part may become before it is laid out. */
const LINE_LENGTH = 80;
const LINE_HEIGHT = 21;
const CARD_HEIGHT = 74;
const CHANGES_HEIGHT = 33;
const PICTURE_HEIGHT = 282;

/** Separates the texts of two blocks. */
export const BLOCK_SEPARATOR = '\n\n';

/** A block in plain words, as long as it stands far from what is read. */
export function blockText(block: HistoryBlock, words: HistoryWords): string {
  const when = `${words.time(block.createdDate)} — ${words.author(block.createdBy)}`;
  if (block.kind === 'changes') {
    return [when, ...block.changes.map((entry) => changeText(entry, words))].join('\n');
  }
  const { entry } = block;
  const heading = `${when} #${entry.id}`;
  switch (entry.type) {
    case ChangeType.commentAdded:
      return `${heading}\n${htmlToText(entry.text)}`;
    case ChangeType.fileAdded:
      return `${heading}\n${entry.name} (${words.size(entry.size)})\n${htmlToText(entry.description)}`;
    case ChangeType.issueMoved:
      return `${when}\n${changeText(entry, words)}`;
  }
}

function changeText(entry: Parameters<HistoryWords['change']>[0], words: HistoryWords): string {
  const { label, from, to } = words.change(entry);
  return from === '' ? `${label}: ${to}` : `${label}: ${from} → ${to}`;
}

/** Guesses are too high where texts have many elements, so more is drawn than they say. */
const SAFETY = 1.5;

/**
 * How many parts, from the first on, a screen can show. Of most issues it is all, without a guess.
 *
 * @param screenHeight in px
 */
export function partsOnScreen(chunks: readonly HistoryChunk[], screenHeight: number): number {
  if (chunks.length <= 2) return chunks.length;
  let height = 0;
  const end = chunks.findIndex(({ blocks }, index) => {
    if (index > 0 && height >= screenHeight * SAFETY) return true;
    height += guessHeight(blocks);
    return false;
  });
  return end < 0 ? chunks.length : end;
}

/** A guess in px. */
export function guessHeight(blocks: readonly HistoryBlock[]): number {
  return blocks.reduce((height, block) => {
    if (block.kind === 'changes') return height + CHANGES_HEIGHT;
    if (block.entry.type === ChangeType.fileAdded && hasPicture(block.entry)) {
      return height + CHANGES_HEIGHT * 2 + PICTURE_HEIGHT;
    }
    if (block.entry.type !== ChangeType.commentAdded) return height + CHANGES_HEIGHT * 2;
    const { text } = block.entry;
    const lines = text
      .split('\n')
      .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE_LENGTH)), 0);
    return height + CARD_HEIGHT + lines * LINE_HEIGHT;
  }, 0);
}
