import { type HistoryBlock } from '@/entities/historyBlocks';
import { CHUNK_SIZE, cutHistory, findBlock } from '@/features/issues/details/historyChunks';
import { ChangeType, HistoryOrder } from '@/protocol/enums';
import { fc } from '@tests/support/properties';

function comment(id: number): HistoryBlock {
  const head = { createdDate: id, createdBy: 1 };
  return {
    ...head,
    itemId: id,
    kind: 'item',
    entry: { ...head, id, type: ChangeType.commentAdded, text: '' },
  };
}

function history(count: number, order: HistoryOrder): HistoryBlock[] {
  const blocks = Array.from({ length: count }, (_, index) => comment(index + 1));
  return order === HistoryOrder.descending ? blocks.reverse() : blocks;
}

const orders = Object.values(HistoryOrder);
const anyHistory = fc
  .tuple(fc.integer({ min: 0, max: 200 }), fc.constantFrom(...orders))
  .map(([count, order]) => ({ blocks: history(count, order), order }));

describe('cutHistory', () => {
  it('keeps every block, in order', () => {
    fc.assert(
      fc.property(anyHistory, ({ blocks, order }) => {
        const chunks = cutHistory(blocks, order);
        expect(chunks.flatMap((chunk) => chunk.blocks)).toEqual(blocks);
        expect(chunks.every((chunk) => chunk.blocks.length <= CHUNK_SIZE)).toBe(true);
      }),
    );
  });

  it.each(orders)(
    'leaves the parts before the newest as they are when entries are added (%s)',
    (order) => {
      const before = cutHistory(history(60, order), order);
      const after = new Map(
        cutHistory(history(90, order), order).map((chunk) => [chunk.key, chunk]),
      );

      for (const { key, blocks } of before.filter((chunk) => chunk.key < 2)) {
        expect(after.get(key)?.blocks).toEqual(blocks);
      }
    },
  );
});

describe('findBlock', () => {
  const changes: HistoryBlock = {
    kind: 'changes',
    itemId: 7,
    createdDate: 0,
    createdBy: 1,
    changes: [
      { id: 7, type: ChangeType.issueCreated, createdDate: 0, createdBy: 1, new: 'a', old: null },
      { id: 9, type: ChangeType.issueRenamed, createdDate: 0, createdBy: 1, new: 'b', old: 'a' },
    ],
  };
  const blocks = [changes, comment(12)];

  it.each([
    [7, 7],
    [9, 7],
    [12, 12],
    [8, undefined],
    [null, undefined],
  ])('finds the block of entry %s', (entryId, blockId) => {
    expect(findBlock(blocks, entryId)?.itemId).toBe(blockId);
  });
});
