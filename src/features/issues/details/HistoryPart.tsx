import { memo } from 'react';
import { ChangesEntry } from './ChangesEntry';
import { CommentEntry } from './CommentEntry';
import { FileEntry } from './FileEntry';
import type { EntryContext } from './entryContext';
import type { HistoryChunk } from './historyChunks';
import styles from './HistoryPart.module.css';
import { blockText, BLOCK_SEPARATOR, guessHeight } from './historyText';
import type { HistoryBlock } from '@/entities/historyBlocks';
import { ChangeType } from '@/protocol/enums';

interface HistoryPartProps extends EntryContext {
  chunk: HistoryChunk;
  isFull: boolean;
  /** The block the address points to, if it is in this part. */
  targetId: number | null;
}

/** A part of the history: its entries, or one node of text that search, print and screen readers find all the same. */
export const HistoryPart = memo(function HistoryPart({
  chunk,
  isFull,
  targetId,
  ...context
}: HistoryPartProps) {
  return (
    <div
      className={isFull ? styles['part'] : styles['text']}
      style={{ containIntrinsicBlockSize: `auto ${guessHeight(chunk.blocks)}px` }}
      data-part={chunk.key}
    >
      {isFull
        ? chunk.blocks.map((block) => (
            <Entry
              key={block.itemId}
              block={block}
              isTarget={block.itemId === targetId}
              {...context}
            />
          ))
        : chunk.blocks.map((block) => blockText(block, context.words)).join(BLOCK_SEPARATOR)}
    </div>
  );
});

interface EntryProps extends EntryContext {
  block: HistoryBlock;
  isTarget: boolean;
}

function Entry({ block, ...rest }: EntryProps) {
  if (block.kind === 'changes') {
    return <ChangesEntry block={block} entries={block.changes} {...rest} />;
  }
  switch (block.entry.type) {
    case ChangeType.commentAdded:
      return <CommentEntry entry={block.entry} {...rest} />;
    case ChangeType.fileAdded:
      return <FileEntry entry={block.entry} {...rest} />;
    case ChangeType.issueMoved:
      return <ChangesEntry block={block} entries={[block.entry]} {...rest} />;
  }
}
