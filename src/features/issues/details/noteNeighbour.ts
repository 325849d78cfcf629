import type { UnknownAction } from '@reduxjs/toolkit';
import { selectHistoryBlocks } from '@/entities/issues';
import { entrySaved } from '@/screen/issueView';
import type { RootState } from '@/store/rootReducer';
import { findBlock } from './historyChunks';

/** Lets the issue open at what takes the place of an entry that is about to be deleted: the one below it, else the one above. */
export function noteNeighbour(state: RootState, issueId: number, entryId: number): UnknownAction {
  const blocks = selectHistoryBlocks(state, issueId);
  const block = findBlock(blocks, entryId);
  const index = block ? blocks.indexOf(block) : -1;
  const next = index < 0 ? undefined : (blocks[index + 1] ?? blocks[index - 1]);
  // What is gone by then stands for an empty history.
  return entrySaved({ issueId, itemId: next?.itemId ?? entryId, what: 'deleted' });
}
