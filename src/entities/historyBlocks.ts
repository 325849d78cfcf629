import { ChangeType, HistoryOrder } from '@/protocol/enums';
import type {
  CommentEntry,
  FileEntry,
  HistoryEntry,
  IssueCreatedEntry,
  IssueMovedEntry,
  IssueRenamedEntry,
  ValueChangedEntry,
} from '@/protocol/issues';
import { HISTORY_GROUP_SECONDS } from '@/protocol/limits';
import type { Id, Stamp, Time } from '@/protocol/scalars';

/** Entries that are shown together when one author made them in one go. */
export type ChangeEntry = IssueCreatedEntry | IssueRenamedEntry | ValueChangedEntry;

/** Entries that always stand alone. */
export type ItemEntry = CommentEntry | FileEntry | IssueMovedEntry;

interface BlockHead {
  /** Id, date and author of the block's first entry. */
  itemId: Stamp;
  createdDate: Time;
  createdBy: Id;
}

/** What the history shows under one heading; `changes` are never empty and oldest first. */
export type HistoryBlock =
  | (BlockHead & { kind: 'changes'; changes: ChangeEntry[] })
  | (BlockHead & { kind: 'item'; entry: ItemEntry });

/**
 * Groups history entries into blocks (screens 10.7).
 *
 * @param entries ascending by id
 * @param order of the blocks
 */
export function groupHistory(
  entries: readonly HistoryEntry[],
  order: HistoryOrder,
): HistoryBlock[] {
  const blocks: HistoryBlock[] = [];
  for (const entry of entries) {
    const head: BlockHead = {
      itemId: entry.id,
      createdDate: entry.createdDate,
      createdBy: entry.createdBy,
    };
    const last = blocks.at(-1);
    if (!isChange(entry)) blocks.push({ ...head, kind: 'item', entry });
    else if (last?.kind === 'changes' && belongsTo(last, entry)) last.changes.push(entry);
    else blocks.push({ ...head, kind: 'changes', changes: [entry] });
  }
  return order === HistoryOrder.descending ? blocks.reverse() : blocks;
}

function isChange(entry: HistoryEntry): entry is ChangeEntry {
  return (
    entry.type === ChangeType.issueCreated ||
    entry.type === ChangeType.issueRenamed ||
    entry.type === ChangeType.valueChanged
  );
}

function belongsTo(block: BlockHead, { createdBy, createdDate }: ChangeEntry): boolean {
  return createdBy === block.createdBy && createdDate - block.createdDate < HISTORY_GROUP_SECONDS;
}
