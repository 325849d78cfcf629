/** What others made of the rest of an issue while one part of it was edited where it stands. */
import type { Issue } from '@/entities/issues';
import { ChangeType } from '@/protocol/enums';
import type { HistoryEntry } from '@/protocol/issues';
import type { EditedIssue } from './useEditedValues';

/** An issue as it is known somewhere: a cell of a list knows neither its texts nor its history. */
export type SeenIssue = EditedIssue & Partial<Pick<Issue, 'description' | 'history'>>;

/** A part of an issue that is saved by itself, called as its editor is. */
export type IssuePart =
  'description' | 'location' | 'name' | `attribute ${number}` | `comment ${number}`;

interface Moments {
  before: SeenIssue;
  now: SeenIssue;
  /** What is known to have been changed by this user is no news. */
  userId: number;
}

/** The parts that somebody else has changed between two moments, in the order of the screen. */
export function changedBeside({ before, now, userId }: Moments): IssuePart[] {
  const { history = [] } = now;
  const later = history.filter(({ id }) => id > before.details.stamp);
  const isOwn = (is: (entry: HistoryEntry) => boolean) => later.findLast(is)?.createdBy === userId;
  const values = new Map(before.attributes.map(({ id, value }) => [id, value ?? '']));
  const texts = new Map((before.history ?? []).map((entry) => [entry.id, textOf(entry)]));
  const parts: (IssuePart | false)[] = [
    before.details.name !== now.details.name &&
      !isOwn(({ type }) => type === ChangeType.issueRenamed) &&
      'name',
    before.details.folderId !== now.details.folderId &&
      !isOwn(({ type }) => type === ChangeType.issueMoved) &&
      'location',
    ...now.attributes.map(
      ({ id, value }) =>
        values.get(id) !== (value ?? '') &&
        !isOwn((one) => one.type === ChangeType.valueChanged && one.attributeId === id) &&
        partOfAttribute(id),
    ),
    before.description?.text !== now.description?.text &&
      now.description?.modifiedBy !== userId &&
      'description',
    ...history.map(
      (entry) =>
        texts.has(entry.id) &&
        texts.get(entry.id) !== textOf(entry) &&
        entry.modifiedBy !== userId &&
        (`comment ${entry.id}` as const),
    ),
  ];
  return parts.filter((part) => part !== false);
}

/** The part that is the value of an attribute. */
export function partOfAttribute(attributeId: number): IssuePart {
  return `attribute ${attributeId}`;
}

/** Of a comment; null for what has no text of its own. */
function textOf(entry: HistoryEntry): string | null {
  return entry.type === ChangeType.commentAdded ? entry.text : null;
}
