import { ChangeType } from '@/protocol/enums';
import type { HistoryEntry } from '@/protocol/issues';

import { renderText } from '@/server/text/renderText';

import type { EntryRow } from './historyStore';

/** The wire form of a history entry. */
export function toHistoryEntry(row: EntryRow, html: boolean): HistoryEntry {
  const { id, createdAt, createdBy, modifiedAt, modifiedBy } = row;
  const base = {
    id,
    createdDate: createdAt,
    createdBy,
    ...(modifiedAt === null || modifiedBy === null ? {} : { modifiedDate: modifiedAt, modifiedBy }),
  };
  const change = toChange(row);
  switch (change.type) {
    case ChangeType.issueCreated:
      return { ...base, ...change, old: null };
    case ChangeType.commentAdded:
      return { ...base, type: change.type, text: renderText(change.text, change.format, html) };
    case ChangeType.fileAdded:
      return { ...base, ...change, description: renderText(change.description, 0, html) };
    default:
      return { ...base, ...change };
  }
}

/** What an entry tells, as it was written; who did it and when stands beside it. */
export function toChange(row: EntryRow) {
  const { kind: type, fromFolderId, toFolderId } = row;
  const [before, after] = [row.oldValue ?? '', row.newValue ?? ''];
  switch (type) {
    case ChangeType.issueRenamed:
      return { type, old: before, new: after };
    case ChangeType.valueChanged:
      return { type, attributeId: row.attributeId ?? 0, old: before, new: after };
    case ChangeType.commentAdded:
      return { type, text: row.text ?? '', format: row.format === 1 ? 1 : 0 } as const;
    case ChangeType.fileAdded: {
      const { fileName, fileDescription, fileSize } = row;
      return {
        type,
        name: fileName ?? '',
        description: fileDescription ?? '',
        size: fileSize ?? 0,
      };
    }
    case ChangeType.issueMoved:
      return { type, fromFolderId, toFolderId };
    default:
      return { type: ChangeType.issueCreated, new: after };
  }
}
