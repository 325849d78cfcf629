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
  switch (row.kind) {
    case ChangeType.issueRenamed:
      return {
        ...base,
        type: ChangeType.issueRenamed,
        new: row.newValue ?? '',
        old: row.oldValue ?? '',
      };
    case ChangeType.valueChanged:
      return {
        ...base,
        type: ChangeType.valueChanged,
        attributeId: row.attributeId ?? 0,
        new: row.newValue ?? '',
        old: row.oldValue ?? '',
      };
    case ChangeType.commentAdded:
      return {
        ...base,
        type: ChangeType.commentAdded,
        text: renderText(row.text ?? '', row.format === 1 ? 1 : 0, html),
      };
    case ChangeType.fileAdded:
      return {
        ...base,
        type: ChangeType.fileAdded,
        name: row.fileName ?? '',
        description: renderText(row.fileDescription ?? '', 0, html),
        size: row.fileSize ?? 0,
      };
    case ChangeType.issueMoved:
      return {
        ...base,
        type: ChangeType.issueMoved,
        fromFolderId: row.fromFolderId,
        toFolderId: row.toFolderId,
      };
    default:
      return { ...base, type: ChangeType.issueCreated, new: row.newValue ?? '', old: null };
  }
}
