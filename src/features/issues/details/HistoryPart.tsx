import { Fragment, memo } from 'react';
import { ChangesEntry } from './ChangesEntry';
import { CommentEntry } from './CommentEntry';
import { FileEntry } from './FileEntry';
import type { EntryContext } from './entryContext';
import type { HistoryChunk } from './historyChunks';
import styles from './HistoryPart.module.css';
import { NewsMarker } from './NewsMarker';
import { blockText, BLOCK_SEPARATOR, guessHeight } from './historyText';
import type { HistoryBlock } from '@/entities/historyBlocks';
import { ChangeType } from '@/protocol/enums';

export type PartLook = 'entries' | 'text' | 'blank';

interface HistoryPartProps extends EntryContext {
  chunk: HistoryChunk;
  look: PartLook;
  /** The block the address points to, if it is in this part. */
  targetId: number | null;
  /** The block that begins what is new to the reader, if it is in this part. */
  newsId: number | null;
}

/**
 * A part of the history: its entries, or one node of text that search, print and screen readers find all the same. Blank
 * it keeps the room for that, until the first picture is there.
 */
export const HistoryPart = memo(function HistoryPart({
  chunk,
  look,
  targetId,
  newsId,
  ...context
}: HistoryPartProps) {
  const height = `${guessHeight(chunk.blocks)}px`;
  return (
    <div
      className={look === 'entries' ? styles['part'] : styles['text']}
      style={{
        containIntrinsicBlockSize: `auto ${height}`,
        ...(look === 'blank' && { minBlockSize: height }),
      }}
      data-part={chunk.key}
    >
      {look === 'entries' &&
        chunk.blocks.map((block) => (
          <Fragment key={block.itemId}>
            {block.itemId === newsId && <NewsMarker />}
            <Entry block={block} isTarget={block.itemId === targetId} {...context} />
          </Fragment>
        ))}
      {look === 'text' &&
        chunk.blocks.map((block) => blockText(block, context.words)).join(BLOCK_SEPARATOR)}
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
