import type { Attribute } from '@/protocol/attributes';
import { ChangeType, HistoryFilter } from '@/protocol/enums';

import { type EntryRow, listEntries, listStubs } from '@/server/issues/historyStore';
import { findDescription } from '@/server/issues/issueStore';
import { loadAttributes } from '@/server/issues/valueInput';
import { wireTime } from '@/server/rules/days';
import { serverTimeZone } from '@/server/rules/settings';
import { loadUserNames } from '@/server/store/userStore';

import type { Receiver } from './receiver';

interface ChangesOptions {
  /** Changes up to this stamp are known. */
  sinceStamp: number;
  /** Whose changes are left out. */
  exceptUserId: number | null;
}

/** What happened to an issue, a line or a comment each, in the language of the receiver and times of the server. */
export async function describeChanges(
  receiver: Receiver,
  issue: { id: number; typeId: number },
  { sinceStamp, exceptUserId }: ChangesOptions,
): Promise<string[]> {
  const { db, settings, translate } = receiver;
  const rows = await listEntries(db, issue.id, {
    modifiedSince: sinceStamp,
    filter: HistoryFilter.all,
  });
  const entries = rows.filter((row) => authorOf(row) !== exceptUserId);
  const description = await findDescription(db, issue.id);
  const isDescribed =
    description !== null &&
    description.stamp > sinceStamp &&
    description.modifiedBy !== exceptUserId;
  const names = await loadUserNames(db, [
    ...entries.map(authorOf),
    ...(isDescribed ? [description.modifiedBy] : []),
  ]);
  const attributes = new Map(
    (await loadAttributes(receiver, issue.typeId)).map((attribute) => [attribute.id, attribute]),
  );
  const signature = (userId: number, time: number) => ({
    user: names.get(userId) ?? '',
    date: wireTime(time, serverTimeZone(settings)),
  });

  const lines = entries.map((entry) => {
    const signed = signature(authorOf(entry), entry.modifiedAt ?? entry.createdAt);
    return describeEntry(receiver, entry, { signed, attributes });
  });
  if (isDescribed) {
    const signed = signature(description.modifiedBy, description.modifiedDate);
    lines.push(withText(translate('change.description', signed), description.text));
  }
  const isDeleted = (await listStubs(db, issue.id, sinceStamp)).length > 0;
  return isDeleted || lines.length === 0 ? [...lines, translate('change.deleted')] : lines;
}

function authorOf({ modifiedBy, createdBy }: EntryRow): number {
  return modifiedBy ?? createdBy;
}

function describeEntry(
  { translate }: Receiver,
  entry: EntryRow,
  {
    signed,
    attributes,
  }: { signed: { user: string; date: string }; attributes: ReadonlyMap<number, Attribute> },
): string {
  const values = { ...signed, old: entry.oldValue ?? '', new: entry.newValue ?? '' };
  switch (entry.kind) {
    case ChangeType.issueRenamed:
      return translate('change.name', values);
    case ChangeType.valueChanged: {
      const attribute = attributes.get(entry.attributeId ?? 0);
      const name = attribute?.name ?? '';
      // Local times are stored in UTC.
      const isUtc = attribute?.time === 1 && attribute.local === 1;
      return translate('change.value', { ...values, attribute: isUtc ? `${name} (UTC)` : name });
    }
    case ChangeType.commentAdded:
      return withText(translate('change.comment', signed), entry.text ?? '');
    case ChangeType.fileAdded:
      return withText(
        translate('change.file', { ...signed, file: entry.fileName ?? '' }),
        entry.fileDescription ?? '',
      );
    case ChangeType.issueMoved:
      return translate('change.moved', signed);
    default:
      return translate('change.created', signed);
  }
}

/** What users wrote is indented, so that it cannot pass for a line of the message. */
function withText(title: string, text: string): string {
  if (text === '') return title;
  return [title, ...text.split('\n').map((line) => `    ${line}`)].join('\n');
}
