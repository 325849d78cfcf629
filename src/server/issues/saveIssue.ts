import { sql } from 'kysely';

import type { Attribute } from '@/protocol/attributes';
import type { ChangeType } from '@/protocol/enums';
import { textKey } from '@/rules/textKey';

import { refuse } from '@/server/core/refusal';
import { lastStatement } from '@/server/database/lastStatement';
import type { StoredDescription } from '@/server/store/projectStore';

import type { VisibleIssue } from './issueStore';
import type { Writer } from './viewpoint';

/** What happened to an issue. `offset` counts the stamps of the save from its first one. */
type Entry = { offset: number } & (
  | { kind: typeof ChangeType.issueCreated; newValue: string }
  | { kind: typeof ChangeType.issueRenamed; oldValue: string; newValue: string }
  | {
      kind: typeof ChangeType.valueChanged;
      attributeId: number;
      oldValue: string;
      newValue: string;
    }
  | { kind: typeof ChangeType.commentAdded; text: string; format: number }
);

/** What is saved of an issue; what is left out stays as it is. */
export interface IssueSave {
  /** null = a new one, with a name, in this folder. Another one may have been moved meanwhile, and counts where it is. */
  issueId: number | null;
  folderId: number;
  name?: string;
  /** null deletes it. */
  description?: (Pick<StoredDescription, 'text' | 'format'> & { offset: number }) | null;
  /** Stamps that it takes. */
  stamps: number;
  entries?: readonly Entry[];
  /** Checked values in wire format; "" deletes. */
  values?: readonly { attribute: Attribute; value: string }[];
  /**
   * A comment or file that was changed, as the history has it by now (`editComment`, `editFile`), or is deleted and leaves a
   * stub, so that clients forget it too.
   */
  changedEntry?: number;
  deletedEntry?: number;
}

/**
 * Takes the next numbers of the one global sequence (protocol 4.1), stores a change under them, and notes that the other
 * subscribers are to be told. The end of its transaction: until then the numbers are locked, so that they become visible
 * in their order and none is lost. A client that asks for changes after a stamp would otherwise miss slow writers.
 * Answers the last number. Codes: 305 when the issue has just been deleted, 402 when its history has no room for the entries.
 */
export async function saveIssue(
  { db, caller, now, limits }: Pick<Writer, 'caller' | 'db' | 'limits' | 'now'>,
  save: IssueSave,
): Promise<{ issueId: number; stampId: number }> {
  const { issueId, folderId, name = null, description, stamps, entries, values } = save;
  const written = description === null ? { text: null, format: null, offset: null } : description;
  const { rows } = await sql<{ issueId: number; stampId: number }>`
    ${lastStatement}select issue_id, stamp_id from save_issue(
      ${issueId}, ${folderId}, ${caller.userId}, ${now}, ${name}, ${name === null ? null : textKey(name)},
      ${json(written)}, ${stamps}, ${json(entries)}, ${json(values?.map(toColumns))},
      ${save.changedEntry ?? null}, ${save.deletedEntry ?? null}, ${limits.maxHistoryBytes}
    )
  `.execute(db);
  return rows[0] ?? refuse('UnknownIssue');
}

/** Stores a change of an issue that takes one number, and answers that. */
export async function saveUnderOneStamp(
  writer: Pick<Writer, 'caller' | 'db' | 'limits' | 'now'>,
  { id: issueId, folderId }: Pick<VisibleIssue, 'folderId' | 'id'>,
  change: Pick<IssueSave, 'changedEntry' | 'deletedEntry' | 'description' | 'entries'>,
): Promise<{ stampId: number }> {
  const { stampId } = await saveIssue(writer, { issueId, folderId, stamps: 1, ...change });
  return { stampId };
}

function json(content: object | undefined): string | null {
  return content === undefined ? null : JSON.stringify(content);
}

function toColumns({ attribute: { id, type }, value }: { attribute: Attribute; value: string }) {
  if (value === '') return { attributeId: id };
  const number = type === 'NUMERIC' ? value : null;
  return { attributeId: id, value, valueKey: textKey(value), number };
}
