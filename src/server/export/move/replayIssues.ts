import { buffer } from 'node:stream/consumers';

import { ChangeType } from '@/protocol/enums';

import { openContent } from '../fileContent';
import { readEntriesInOrder, readFirstState } from '../readIssues';
import type { ExportedEntry } from '../trackerDocument';
import { attempt, type Move, newId } from './move';
import { looseDefinition } from './moveTypes';
import type { Numbering } from './numbering';

type Entry = ExportedEntry & { issueId: number };

/** Progress is told so often. */
const entriesBetween = 1000;

/**
 * Lets everything happen once more, in its order and by whom it was: issues, changes, comments, files. Whatever is refused
 * or has no effect any more leaves its number unused.
 */
export async function replayIssues(
  move: Move,
  numbering: Numbering,
  onProgress: (done: number, all: number) => void,
): Promise<void> {
  const defaults = createDefaults(move);
  let done = 0;
  for await (const entry of readEntriesInOrder(move.db)) {
    await numbering.advanceTo(entry.id);
    await attempt(
      move,
      `Number ${String(entry.id)}, of issue #${String(entry.issueId)}`,
      async () => {
        const stamp = await replay(move, entry, defaults);
        if (typeof stamp === 'number') numbering.took(entry.id, stamp);
      },
    );
    done += 1;
    if (done % entriesBetween === 0) onProgress(done, move.tracker.counts.historyEntries);
  }
}

/** Answers the number of the change; null or false when nothing changed. */
async function replay(
  move: Move,
  entry: Entry,
  defaults: Defaults,
): Promise<number | null | false> {
  const { issueId } = entry;
  const author = await move.sessionOf(entry.createdBy);
  switch (entry.type) {
    case ChangeType.issueCreated: {
      const { folderId, values } = await readFirstState(move.db, issueId);
      await defaults.set(folderId, values);
      const newFolderId = newId(move, 'folders', folderId);
      const added = await author.call('addIssue', { folderId: newFolderId, name: entry.new });
      return added.stampId;
    }
    case ChangeType.issueRenamed:
      return (await author.call('editIssue', { issueId, name: entry.new })).stampId;
    case ChangeType.valueChanged: {
      const values = [{ id: newId(move, 'attributes', entry.attributeId), value: entry.new }];
      return (await author.call('editIssue', { issueId, values })).stampId;
    }
    case ChangeType.commentAdded: {
      const { text: comment, format: commentFormat } = entry;
      return (await author.call('addComment', { issueId, comment, commentFormat })).stampId;
    }
    case ChangeType.fileAdded: {
      const { id, name, description } = entry;
      const content = await openContent(move.db, move.files, id);
      if (content === null) {
        move.problems.push(`File #${String(id)} (${name}): its content is missing`);
        return null;
      }
      return (await author.upload({ issueId, name, description }, await buffer(content))).stampId;
    }
    case ChangeType.issueMoved: {
      const folderId = move.ids.folders.get(entry.toFolderId ?? 0);
      if (folderId === undefined) return null;
      return (await author.call('moveIssue', { issueId, folderId })).stampId;
    }
  }
}

/** The values that new issues get silently, as those of the tracker once did. */
interface Defaults {
  set(folderId: number, values: ReadonlyMap<number, string>): Promise<void>;
}

function createDefaults(move: Move): Defaults {
  const { admin, tracker } = move;
  const folders = tracker.projects.flatMap((project) => project.folders);
  const present = new Map<number, string>();
  return {
    async set(folderId, values) {
      const typeId = folders.find(({ id }) => id === folderId)?.typeId;
      const type = tracker.types.find(({ id }) => id === typeId);
      for (const attribute of type?.attributes ?? []) {
        const value = values.get(attribute.id) ?? '';
        if (value === (present.get(attribute.id) ?? '')) continue;
        const attributeId = newId(move, 'attributes', attribute.id);
        const change = (next: string) =>
          admin.call('editAttribute', { attributeId, ...looseDefinition(attribute, next) });
        // What is no value of the type any more is left out.
        const isSet = await attempt(move, `Value "${value}" of "${attribute.name}"`, () =>
          change(value),
        );
        if (!isSet) await change('');
        present.set(attribute.id, isSet ? value : '');
      }
    },
  };
}
