import { groupBy } from '@/lib/groupBy';
import { formatStamp } from '@/lib/values/stamps';
import { formatValue } from '@/lib/values/formatValues';
import type { Attribute } from '@/protocol/attributes';
import { ChangeType } from '@/protocol/enums';

import { type EntryRow, listEntriesOf, listStubsOf } from '@/server/issues/historyStore';
import { listDescriptions } from '@/server/issues/issueStore';
import { listAttributes, toAttribute } from '@/server/store/attributeStore';
import { loadUserNames } from '@/server/store/userStore';

import { changeMessages } from './changeMessages';
import type { Receiver } from './receiver';

/** Which changes somebody is to be told. */
export interface News {
  /** Changes after this stamp are told another time; null = all that there are. */
  untilStamp: number | null;
  /** Whose changes are left out. */
  exceptUserId: number | null;
}

/** An issue whose changes after a stamp are to be told. */
export interface ToldIssue {
  id: number;
  typeId: number;
  /** Changes up to this stamp are known. */
  sinceStamp: number;
}

/**
 * What happened to issues, a line or a comment each, in the language and formats of the receiver; by issue. However many
 * issues there are, the statements are as many: hundreds of people may be told of the same busy minute.
 */
export async function describeChanges(
  receiver: Receiver,
  issues: readonly ToldIssue[],
  { untilStamp, exceptUserId }: News,
): Promise<ReadonlyMap<number, string[]>> {
  if (issues.length === 0) return new Map();
  const { db, translate, formats, zone } = receiver;
  const issueIds = issues.map(({ id }) => id);
  const typeIds = [...new Set(issues.map(({ typeId }) => typeId))];
  const earliest = Math.min(...issues.map(({ sinceStamp }) => sinceStamp));
  const [rows, descriptions, stubs, stored] = await Promise.all([
    listEntriesOf(db, issueIds, earliest),
    listDescriptions(db, issueIds, earliest),
    listStubsOf(db, issueIds, earliest),
    listAttributes(db, typeIds),
  ]);
  const rowsOf = groupBy(rows, ({ issueId }) => issueId);
  const stubsOf = groupBy(stubs, ({ issueId }) => issueId);
  const names = await loadUserNames(db, [
    ...rows.map(authorOf),
    ...[...descriptions.values()].map(({ modifiedBy }) => modifiedBy),
  ]);
  const attributes = new Map(stored.map((attribute) => [attribute.id, toAttribute(attribute)]));
  const signature = (userId: number, time: number): Signature => ({
    user: names.get(userId) ?? '',
    date: formatStamp(time, formats, zone),
  });

  function linesOf({ id, sinceStamp }: ToldIssue): string[] {
    const isNew = (stamp: number, authorId: number) =>
      stamp > sinceStamp &&
      (untilStamp === null || stamp <= untilStamp) &&
      authorId !== exceptUserId;
    const entries = (rowsOf.get(id) ?? []).filter((row) => isNew(row.stamp, authorOf(row)));
    const description = descriptions.get(id);
    const lines = entries.map((entry) => {
      const signed = signature(authorOf(entry), entry.modifiedAt ?? entry.createdAt);
      return describeEntry(receiver, entry, { signed, attributes });
    });
    if (description !== undefined && isNew(description.stamp, description.modifiedBy)) {
      const { text, modifiedBy, modifiedDate } = description;
      const signed = signature(modifiedBy, modifiedDate);
      lines.push(withText(translate(changeMessages.description, signed), text));
    }
    const isDeleted = (stubsOf.get(id) ?? []).some(
      (stub) => stub.stamp > sinceStamp && stub.id <= sinceStamp,
    );
    if (isDeleted || lines.length === 0) lines.push(translate(changeMessages.deleted));
    return lines;
  }

  return new Map(issues.map((issue) => [issue.id, linesOf(issue)]));
}

/** Who did something, and when. */
interface Signature extends Record<string, string> {
  user: string;
  date: string;
}

function authorOf({ modifiedBy, createdBy }: EntryRow): number {
  return modifiedBy ?? createdBy;
}

function describeEntry(
  { translate, formats, zone }: Receiver,
  entry: EntryRow,
  { signed, attributes }: { signed: Signature; attributes: ReadonlyMap<number, Attribute> },
): string {
  const values = { ...signed, old: entry.oldValue ?? '', new: entry.newValue ?? '' };
  switch (entry.kind) {
    case ChangeType.issueRenamed:
      return translate(changeMessages.name, values);
    case ChangeType.valueChanged: {
      const attribute = attributes.get(entry.attributeId ?? 0);
      const shown = (wire: string) =>
        attribute === undefined ? wire : formatValue(attribute, wire, { formats, zone });
      return translate(changeMessages.value, {
        ...signed,
        attribute: attribute?.name ?? '',
        old: shown(values.old),
        new: shown(values.new),
      });
    }
    case ChangeType.commentAdded:
      return withText(translate(changeMessages.comment, signed), entry.text ?? '');
    case ChangeType.fileAdded:
      return withText(
        translate(changeMessages.file, { ...signed, file: entry.fileName ?? '' }),
        entry.fileDescription ?? '',
      );
    case ChangeType.issueMoved:
      return translate(changeMessages.moved, signed);
    default:
      return translate(changeMessages.created, signed);
  }
}

/** What users wrote is indented, so that it cannot pass for a line of the message. */
function withText(title: string, text: string): string {
  if (text === '') return title;
  return [title, ...text.split('\n').map((line) => `    ${line}`)].join('\n');
}
