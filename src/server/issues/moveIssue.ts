import { ChangeType } from '@/protocol/enums';

import type { Database } from '@/server/database/schema';

import { addEntry } from './historyStore';
import { touchFolder, touchIssue } from './issueStore';
import { keepMarks } from './readStates';
import type { Writer } from './viewpoint';

/**
 * Moves a locked issue to another folder of its type, whose attributes are the same: its values stay as they are. Both
 * folders get the stamp of the move, so that lists of either are looked at anew. Code 402 when its history has no room.
 */
export async function moveIssue(
  writer: Writer,
  issue: { id: number; folderId: number },
  folderId: number,
): Promise<{ stampId: number }> {
  const { db, caller, now } = writer;
  const author = { userId: caller.userId, now };
  const stampId = await addEntry(writer, issue.id, {
    kind: ChangeType.issueMoved,
    fromFolderId: issue.folderId,
    toFolderId: folderId,
  });
  await setIssueFolder(db, issue.id, folderId, stampId);
  await touchIssue(db, { id: issue.id, folderId }, stampId, author);
  await touchFolder(db, issue.folderId, stampId);
  return { stampId };
}

/** Who had read it by a mark of its old folder still has; marks of the new one are older than the stamp. */
export async function setIssueFolder(
  db: Database,
  issueId: number,
  folderId: number,
  stamp: number,
): Promise<void> {
  await keepMarks(db, issueId);
  await db
    .updateTable('issues')
    .set({ folderId, folderSince: stamp })
    .where('id', '=', issueId)
    .execute();
}
