import { isDeepStrictEqual } from 'node:util';

import { ChangeType } from '@/protocol/enums';
import type { HistoryEntry } from '@/protocol/issues';

import { readIssues } from '../readIssues';
import type { ExportedEntry, ExportedIssue } from '../trackerDocument';
import { attempt, type Move, newId } from './move';
import { narrowed } from './remoteServer';

/** Reads every issue back and answers how many there are. What differs is among the problems then. */
export async function compareIssues(move: Move): Promise<number> {
  let count = 0;
  for await (const issue of readIssues(move.db)) {
    await attempt(move, `Issue #${String(issue.id)}`, async () => {
      const expected = expectedParts(move, issue);
      const found = await foundParts(move, issue);
      count += 1;
      for (const [name, part] of Object.entries(expected)) {
        if (isDeepStrictEqual(part, found[name])) continue;
        move.problems.push(`Issue #${String(issue.id)}: another ${name} than here`);
      }
    });
  }
  return count;
}

/** What is compared, by what it is called. */
type Parts = Record<string, unknown>;

function expectedParts(move: Move, issue: ExportedIssue): Parts {
  const { description, history, name, createdBy, folderId } = issue;
  const text = (value: string) => narrowed(move.server, value);
  const values = new Map(issue.values.map(({ id, value }) => [id, value]));
  return {
    name: text(name),
    author: newId(move, 'users', createdBy),
    folder: newId(move, 'folders', folderId),
    description: description && [text(description.text), description.format],
    values: attributesOf(move, folderId).map((id) => [
      newId(move, 'attributes', id),
      text(values.get(id) ?? ''),
    ]),
    history: history
      .filter((entry) => isKept(move, entry))
      .map((entry) => [
        entry.id,
        newId(move, 'users', entry.createdBy),
        ...expectedContent(move, entry),
      ]),
  };
}

async function foundParts(move: Move, issue: ExportedIssue): Promise<Parts> {
  const { id: issueId, history } = issue;
  const load = { issueId, description: true, attributes: true, history: true } as const;
  const loaded = await move.admin.call('loadIssue', load);
  const { name, createdBy: author, folderId: folder } = loaded.details;
  const description = loaded.description === true ? null : (loaded.description ?? null);
  const kept = new Set(history.filter((entry) => isKept(move, entry)).map(({ id }) => id));
  return {
    name,
    author,
    folder,
    description: description && [description.text, description.format],
    values: (loaded.attributes ?? []).map(({ id, value }) => [id, value ?? '']),
    history: (loaded.history ?? [])
      .filter(({ id }) => kept.has(id))
      .map((entry) => [entry.id, entry.createdBy, ...foundContent(entry)]),
  };
}

/** Attributes of the type of a folder, in their order. */
function attributesOf({ tracker }: Move, folderId: number): number[] {
  const folders = tracker.projects.flatMap((project) => project.folders);
  const typeId = folders.find(({ id }) => id === folderId)?.typeId;
  return (tracker.types.find(({ id }) => id === typeId)?.attributes ?? []).map(({ id }) => id);
}

/** A move from or to a folder that is no more cannot be done again. */
function isKept({ ids }: Pick<Move, 'ids'>, entry: ExportedEntry): boolean {
  if (entry.type !== ChangeType.issueMoved) return true;
  return [entry.fromFolderId, entry.toFolderId].every((id) => ids.folders.has(id ?? 0));
}

function expectedContent(move: Move, entry: ExportedEntry): unknown[] {
  const text = (value: string) => narrowed(move.server, value);
  switch (entry.type) {
    case ChangeType.issueCreated:
      return [entry.type, text(entry.new)];
    case ChangeType.issueRenamed:
      return [entry.type, text(entry.old), text(entry.new)];
    case ChangeType.valueChanged: {
      const attributeId = newId(move, 'attributes', entry.attributeId);
      return [entry.type, attributeId, text(entry.old), text(entry.new)];
    }
    case ChangeType.commentAdded:
      return [entry.type, text(entry.text)];
    case ChangeType.fileAdded:
      return [entry.type, text(entry.name), text(entry.description), entry.size];
    case ChangeType.issueMoved:
      return [
        entry.type,
        newId(move, 'folders', entry.fromFolderId ?? 0),
        newId(move, 'folders', entry.toFolderId ?? 0),
      ];
  }
}

function foundContent(entry: HistoryEntry): unknown[] {
  switch (entry.type) {
    case ChangeType.issueCreated:
      return [entry.type, entry.new];
    case ChangeType.issueRenamed:
      return [entry.type, entry.old, entry.new];
    case ChangeType.valueChanged:
      return [entry.type, entry.attributeId, entry.old ?? '', entry.new ?? ''];
    case ChangeType.commentAdded:
      return [entry.type, entry.text];
    case ChangeType.fileAdded:
      return [entry.type, entry.name, entry.description, entry.size];
    case ChangeType.issueMoved:
      return [entry.type, entry.fromFolderId, entry.toFolderId];
  }
}
