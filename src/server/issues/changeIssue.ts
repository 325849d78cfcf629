import { ChangeType } from '@/protocol/enums';
import { isSameValue } from '@/rules/attributeValues';

import { takeStamps } from '@/server/store/stamps';

import { addEntries, type Change } from './historyStore';
import { renameIssue, touchIssue, type VisibleIssue } from './issueStore';
import type { IssueValues } from './valueInput';
import { storeValues } from './valueStore';
import type { Viewer } from './viewpoint';

/** Stores a new name and checked values. One stamp and history entry per real change; null when there was none. */
export async function changeIssue(
  { db, caller, now }: Viewer,
  issue: VisibleIssue,
  {
    name,
    values,
    current,
  }: { name: string; values: IssueValues; current: ReadonlyMap<number, string> },
): Promise<number | null> {
  const changed = values.filter(
    ({ attribute, value }) => !isSameValue(attribute, value, current.get(attribute.id) ?? ''),
  );
  const changes: Change[] = [
    ...(name === issue.name
      ? []
      : [{ kind: ChangeType.issueRenamed, oldValue: issue.name, newValue: name }]),
    ...changed.map(({ attribute, value }) => ({
      kind: ChangeType.valueChanged,
      attributeId: attribute.id,
      oldValue: current.get(attribute.id) ?? '',
      newValue: value,
    })),
  ];
  if (changes.length === 0) return null;

  const author = { userId: caller.userId, now };
  const stamps = await takeStamps(db, changes.length);
  const entries = changes.map((change, index) => ({ id: stamps[index] ?? 0, ...change }));
  const stampId = stamps.at(-1) ?? null;
  if (name !== issue.name) await renameIssue(db, issue.id, name);
  await storeValues(db, issue.id, changed);
  await addEntries(db, issue.id, entries, author);
  if (stampId !== null) await touchIssue(db, issue, stampId, author);
  return stampId;
}
