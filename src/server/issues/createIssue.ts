import { ChangeType } from '@/protocol/enums';
import { isSameValue } from '@/rules/attributeValues';

import type { StoredDescription } from '@/server/store/projectStore';
import { takeStamps } from '@/server/store/stamps';

import { addEntries, type NewEntry } from './historyStore';
import { addIssue, setDescription, touchIssue } from './issueStore';
import type { IssueValues } from './valueInput';
import { storeValues } from './valueStore';
import type { Viewer } from './viewpoint';

interface Draft {
  folderId: number;
  name: string;
  values: IssueValues;
  /** What a new issue has anyway; only differences become history. */
  defaults: ReadonlyMap<number, string>;
  description: StoredDescription | null;
}

/** Stores a checked issue. Its stamps: the issue, the description, then one for each value that is no default. */
export async function createIssue(
  { db, caller, now }: Viewer,
  { folderId, name, values, defaults, description }: Draft,
): Promise<{ issueId: number; stampId: number }> {
  const author = { userId: caller.userId, now };
  const changes = values.filter(
    ({ attribute, value }) => !isSameValue(attribute, value, defaults.get(attribute.id) ?? ''),
  );
  const stamps = await takeStamps(db, 1 + (description === null ? 0 : 1) + changes.length);
  const [issueId = 0, ...rest] = stamps;

  await addIssue(db, { id: issueId, folderId, name }, author);
  if (description !== null) {
    await setDescription(db, issueId, { ...description, stamp: rest.shift() ?? issueId });
  }
  await storeValues(
    db,
    issueId,
    values.filter(({ value }) => value !== ''),
  );
  const entries: NewEntry[] = changes.map(({ attribute, value }, index) => ({
    id: rest[index] ?? issueId,
    kind: ChangeType.valueChanged,
    attributeId: attribute.id,
    oldValue: defaults.get(attribute.id) ?? '',
    newValue: value,
  }));
  await addEntries(
    db,
    issueId,
    [{ id: issueId, kind: ChangeType.issueCreated, newValue: name }, ...entries],
    author,
  );
  const stampId = stamps.at(-1) ?? issueId;
  await touchIssue(db, { id: issueId, folderId }, stampId, author);
  return { issueId, stampId };
}
