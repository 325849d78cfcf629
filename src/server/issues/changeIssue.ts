import type { Attribute } from '@/protocol/attributes';
import { ChangeType } from '@/protocol/enums';
import { isSameValue } from '@/rules/attributeValues';

import type { VisibleIssue } from './issueStore';
import type { IssueSave } from './saveIssue';
import type { GivenValues, IssueValues } from './valueInput';

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

/** A name, empty for none, and some values of an issue. */
interface NameAndValues {
  name: string;
  values: GivenValues;
}

/**
 * Whether an issue still has what a save began with (protocol 10.7). Who has made of it meanwhile what is to be saved
 * is in nobody's way. An attribute that is not of the type has no value.
 */
export function isIssueAsItWas(
  now: { name: string; attributes: readonly Attribute[]; values: ReadonlyMap<number, string> },
  was: NameAndValues,
  next: NameAndValues,
): boolean {
  const wanted = new Map(next.values.map(({ id, value }) => [id, value ?? '']));
  const isNameKept = ['', now.name].includes(was.name) || next.name === now.name;
  return (
    isNameKept &&
    was.values.every(({ id, value }) => {
      const attribute = now.attributes.find((one) => one.id === id);
      const has = now.values.get(id) ?? '';
      return !attribute || [value ?? '', wanted.get(id)].some(isLike);

      function isLike(one: string | undefined): boolean {
        return one !== undefined && attribute !== undefined && isSameValue(attribute, has, one);
      }
    })
  );
}
