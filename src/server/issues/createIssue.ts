import { ChangeType } from '@/protocol/enums';
import { isSameValue } from '@/rules/attributeValues';

import type { StoredDescription } from '@/server/store/projectStore';

import { saveIssue } from './saveIssue';
import type { IssueValues } from './valueInput';
import type { Writer } from './viewpoint';

interface Draft {
  folderId: number;
  name: string;
  values: IssueValues;
  /** What a new issue has anyway; only differences become history. */
  defaults: ReadonlyMap<number, string>;
  description: StoredDescription | null;
}

/**
 * Stores a checked issue, at the end of a transaction. Its stamps: the issue, the description, then one for each value
 * that is no default.
 */
export async function createIssue(
  writer: Writer,
  { folderId, name, values, defaults, description }: Draft,
): Promise<{ issueId: number; stampId: number }> {
  const changes = values.filter(
    ({ attribute, value }) => !isSameValue(attribute, value, defaults.get(attribute.id) ?? ''),
  );
  const others = description === null ? 1 : 2;
  return saveIssue(writer, {
    issueId: null,
    folderId,
    name,
    ...(description && {
      description: { text: description.text, format: description.format, offset: 1 },
    }),
    stamps: others + changes.length,
    entries: [
      { offset: 0, kind: ChangeType.issueCreated, newValue: name },
      ...changes.map(({ attribute, value }, index) => ({
        offset: others + index,
        kind: ChangeType.valueChanged,
        attributeId: attribute.id,
        oldValue: defaults.get(attribute.id) ?? '',
        newValue: value,
      })),
    ],
    values: values.filter(({ value }) => value !== ''),
  });
}
