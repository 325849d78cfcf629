import { groupHistory, type HistoryBlock } from '@/entities/historyBlocks';
import { ChangeType, HistoryOrder } from '@/protocol/enums';
import type { HistoryEntry } from '@/protocol/issues';
import { fc } from '@tests/support/properties';

function entry(id: number, type: ChangeType, createdBy: number, createdDate: number): HistoryEntry {
  const head = { id, createdBy, createdDate };
  switch (type) {
    case ChangeType.issueCreated:
      return { ...head, type, new: 'Name', old: null };
    case ChangeType.issueRenamed:
      return { ...head, type, new: 'Name', old: 'Old' };
    case ChangeType.valueChanged:
      return { ...head, type, attributeId: 1, new: 'a', old: '' };
    case ChangeType.commentAdded:
      return { ...head, type, text: 'Text' };
    case ChangeType.fileAdded:
      return { ...head, type, name: 'a.txt', description: '', size: 1 };
    case ChangeType.issueMoved:
      return { ...head, type, fromFolderId: 1, toFolderId: 2 };
  }
}

const [anna, ben] = [1, 2];

/** The example of the document (screens 10.7). */
const example = [
  entry(1, ChangeType.issueCreated, anna, 0),
  entry(2, ChangeType.valueChanged, anna, 100),
  entry(3, ChangeType.valueChanged, anna, 179),
  entry(4, ChangeType.valueChanged, anna, 180),
  entry(5, ChangeType.valueChanged, anna, 300),
  entry(6, ChangeType.valueChanged, ben, 310),
  entry(7, ChangeType.commentAdded, ben, 320),
  entry(8, ChangeType.issueRenamed, ben, 330),
  entry(9, ChangeType.issueMoved, ben, 331),
  entry(10, ChangeType.valueChanged, ben, 332),
];

const idsOf = (block: HistoryBlock) =>
  block.kind === 'item' ? [block.entry.id] : block.changes.map(({ id }) => id);

describe('grouping the history', () => {
  it('joins changes of one author that begin within three minutes', () => {
    expect(groupHistory(example, HistoryOrder.ascending).map(idsOf)).toEqual([
      [1, 2, 3],
      [4, 5],
      [6],
      [7],
      [8],
      [9],
      [10],
    ]);
  });

  it('turns the blocks around, not the changes inside', () => {
    expect(groupHistory(example, HistoryOrder.descending).map(idsOf)).toEqual([
      [10],
      [9],
      [8],
      [7],
      [6],
      [4, 5],
      [1, 2, 3],
    ]);
  });

  it('names a block by its first change', () => {
    expect(groupHistory(example, HistoryOrder.ascending)[1]).toMatchObject({
      kind: 'changes',
      itemId: 4,
      createdDate: 180,
      createdBy: anna,
    });
  });

  it('keeps files, comments and moves apart', () => {
    const items = [
      entry(1, ChangeType.fileAdded, anna, 0),
      entry(2, ChangeType.fileAdded, anna, 1),
      entry(3, ChangeType.issueMoved, anna, 2),
      entry(4, ChangeType.issueMoved, anna, 3),
    ];

    expect(groupHistory(items, HistoryOrder.ascending).map(idsOf)).toEqual([[1], [2], [3], [4]]);
  });

  it('has no blocks without entries', () => {
    expect(groupHistory([], HistoryOrder.descending)).toEqual([]);
  });
});

const anyHistory = fc
  .array(
    fc.record({
      type: fc.constantFrom(...Object.values(ChangeType)),
      createdBy: fc.constantFrom(anna, ben),
      pause: fc.nat(200),
    }),
  )
  .map((steps) => {
    let time = 0;
    return steps.map(({ type, createdBy, pause }, index) =>
      entry(index + 1, type, createdBy, (time += pause)),
    );
  });

it('loses no entry, changes no order and mixes no authors', () => {
  fc.assert(
    fc.property(anyHistory, (history) => {
      const blocks = groupHistory(history, HistoryOrder.ascending);

      expect(blocks.flatMap(idsOf)).toEqual(history.map(({ id }) => id));
      for (const block of blocks) {
        const changes = block.kind === 'changes' ? block.changes : [block.entry];
        expect(new Set(changes.map(({ createdBy }) => createdBy))).toEqual(
          new Set([block.createdBy]),
        );
        expect(changes.every(({ createdDate }) => createdDate - block.createdDate < 180)).toBe(
          true,
        );
      }
    }),
  );
});
