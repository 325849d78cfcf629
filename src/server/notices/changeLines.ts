import { formatStamp } from '@/lib/values/stamps';
import { formatValue } from '@/lib/values/formatValues';
import type { Attribute } from '@/protocol/attributes';
import { ChangeType, HistoryFilter } from '@/protocol/enums';

import { type EntryRow, listEntries, listStubs } from '@/server/issues/historyStore';
import { findDescription } from '@/server/issues/issueStore';
import { loadAttributes } from '@/server/issues/valueInput';
import { loadUserNames } from '@/server/store/userStore';

import { changeMessages } from './changeMessages';
import type { Receiver } from './receiver';

/** Changes somebody is to be told. */
export interface News {
  /** Changes up to this stamp are known. */
  sinceStamp: number;
  /** Changes after this stamp are told another time; null = all that there are. */
  untilStamp: number | null;
  /** Whose changes are left out. */
  exceptUserId: number | null;
}

/** What happened to an issue, a line or a comment each, in the language and formats of the receiver. */
export async function describeChanges(
  receiver: Receiver,
  issue: { id: number; typeId: number },
  { sinceStamp, untilStamp, exceptUserId }: News,
): Promise<string[]> {
  const { db, translate, formats, zone } = receiver;
  const isNew = (stamp: number, authorId: number) =>
    stamp > sinceStamp && (untilStamp === null || stamp <= untilStamp) && authorId !== exceptUserId;

  const rows = await listEntries(db, issue.id, {
    modifiedSince: sinceStamp,
    filter: HistoryFilter.all,
  });
  const entries = rows.filter((row) => isNew(row.stamp, authorOf(row)));
  const stored = await findDescription(db, issue.id);
  const description = stored !== null && isNew(stored.stamp, stored.modifiedBy) ? [stored] : [];
  const names = await loadUserNames(db, [
    ...entries.map(authorOf),
    ...description.map(({ modifiedBy }) => modifiedBy),
  ]);
  const attributes = new Map(
    (await loadAttributes(receiver, issue.typeId)).map((attribute) => [attribute.id, attribute]),
  );
  const signature = (userId: number, time: number): Signature => ({
    user: names.get(userId) ?? '',
    date: formatStamp(time, formats, zone),
  });

  const lines = [
    ...entries.map((entry) => {
      const signed = signature(authorOf(entry), entry.modifiedAt ?? entry.createdAt);
      return describeEntry(receiver, entry, { signed, attributes });
    }),
    ...description.map(({ text, modifiedBy, modifiedDate }) =>
      withText(translate(changeMessages.description, signature(modifiedBy, modifiedDate)), text),
    ),
  ];
  const isDeleted = (await listStubs(db, issue.id, sinceStamp)).length > 0;
  return isDeleted || lines.length === 0 ? [...lines, translate(changeMessages.deleted)] : lines;
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
