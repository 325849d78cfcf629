/** What others made of the rest of an issue while one part of it was edited, where it stands or in a window. */
import type { Issue } from '@/entities/issues';
import { ChangeType } from '@/protocol/enums';
import type { CommentEntry, HistoryEntry } from '@/protocol/issues';
import type { Id, Time } from '@/protocol/scalars';
import type { EditedIssue } from './useEditedValues';

/** An issue as it is known somewhere: a cell of a list knows neither its texts nor its history. */
export type SeenIssue = EditedIssue & Partial<Pick<Issue, 'description' | 'history'>>;

/** A part of an issue that is saved by itself, called as its editor is. */
export type IssuePart =
  'description' | 'location' | 'name' | `attribute ${number}` | `comment ${number}`;

interface Moments {
  /** Null where a form was opened at an issue that nobody had looked at. */
  before: SeenIssue | null;
  now: SeenIssue;
  /** When the editor was opened. It says what has changed of the parts that were not seen before. */
  since: Time;
  /** What is known to have been changed by this user is no news. */
  userId: Id;
}

/** A part at both moments; undefined for what was not seen. */
interface Compared {
  part: IssuePart;
  was: unknown;
  is: unknown;
  last: { at: Time | undefined; by: Id | undefined } | undefined;
}

/** The parts that somebody else has changed between two moments, in the order of the screen. */
export function changedBeside({ before, now, since, userId }: Moments): IssuePart[] {
  return compare(before, now, since)
    .filter(({ was, is, last }) =>
      was === undefined
        ? last?.at !== undefined && last.at >= since && last.by !== userId
        : was !== is && last?.by !== userId,
    )
    .map(({ part }) => part);
}

function compare(before: SeenIssue | null, now: SeenIssue, since: Time): Compared[] {
  const { details, attributes, description, history = [] } = now;
  const later = history.filter(({ id }) => id > (before?.details.stamp ?? 0));
  const lastOf = (is: (entry: HistoryEntry) => boolean) => {
    const entry = later.findLast(is);
    return entry && { at: entry.createdDate, by: entry.createdBy };
  };
  const values = new Map(before?.attributes.map(({ id, value }) => [id, value ?? '']));
  const texts =
    before?.history && new Map(before.history.filter(isComment).map(({ id, text }) => [id, text]));
  // A comment that is new was changed by nobody.
  const wasThere = ({ id, createdDate }: CommentEntry) =>
    texts ? texts.has(id) : createdDate < since;
  return [
    {
      part: 'name',
      was: before?.details.name,
      is: details.name,
      last: lastOf(({ type }) => type === ChangeType.issueRenamed),
    },
    {
      part: 'location',
      was: before?.details.folderId,
      is: details.folderId,
      last: lastOf(({ type }) => type === ChangeType.issueMoved),
    },
    ...attributes.map(({ id, value }) => ({
      part: partOfAttribute(id),
      was: values.get(id),
      is: value ?? '',
      last: lastOf((one) => one.type === ChangeType.valueChanged && one.attributeId === id),
    })),
    {
      part: 'description',
      was: before ? writtenIn(before) : undefined,
      is: writtenIn(now),
      last: { at: description?.modifiedDate, by: description?.modifiedBy },
    },
    ...history
      .filter(isComment)
      .filter(wasThere)
      .map((entry) => ({
        part: `comment ${entry.id}` as const,
        was: texts?.get(entry.id),
        is: entry.text,
        last: { at: entry.modifiedDate, by: entry.modifiedBy },
      })),
  ];
}

/** The part that is the value of an attribute. */
export function partOfAttribute(attributeId: Id): IssuePart {
  return `attribute ${attributeId}`;
}

/** The description; null where there is none, undefined where it was not seen. */
function writtenIn({ description }: SeenIssue): string | null | undefined {
  return description === undefined ? undefined : (description?.text ?? null);
}

function isComment(entry: HistoryEntry): entry is CommentEntry {
  return entry.type === ChangeType.commentAdded;
}
