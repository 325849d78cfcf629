import { ChangeType } from '@/protocol/enums';
import { isSameValue } from '@/rules/attributeValues';

import type { VisibleIssue } from './issueStore';
import type { IssueSave } from './saveIssue';
import type { IssueValues } from './valueInput';

/** What a new name and checked values change. One stamp and history entry per real change; null when there is none. */
export function changeIssue(
  issue: VisibleIssue,
  {
    name,
    values,
    current,
  }: { name: string; values: IssueValues; current: ReadonlyMap<number, string> },
): IssueSave | null {
  const changed = values.filter(
    ({ attribute, value }) => !isSameValue(attribute, value, current.get(attribute.id) ?? ''),
  );
  const isRenamed = name !== issue.name;
  const renamed = { kind: ChangeType.issueRenamed, oldValue: issue.name, newValue: name };
  const changes = [
    ...(isRenamed ? [renamed] : []),
    ...changed.map(({ attribute, value }) => ({
      kind: ChangeType.valueChanged,
      attributeId: attribute.id,
      oldValue: current.get(attribute.id) ?? '',
      newValue: value,
    })),
  ];
  if (changes.length === 0) return null;
  return {
    issueId: issue.id,
    folderId: issue.folderId,
    ...(isRenamed && { name }),
    stamps: changes.length,
    entries: changes.map((change, offset) => ({ offset, ...change })),
    values: changed,
  };
}
