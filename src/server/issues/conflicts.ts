/** Whether a save that says what it began with is still about that (protocol 10.7). */
import type { Attribute } from '@/protocol/attributes';
import { isSameValue } from '@/rules/attributeValues';

import { refuse } from '@/server/core/refusal';

import type { GivenValues } from './valueInput';

/** Code 356, where somebody has changed it since; null or false for a save that says nothing, or nothing else. */
export function refuseConflict(hasChanged: boolean | null): void {
  if (hasChanged === true) refuse('TransactionDeadlock');
}

/** A text with its format. */
interface WrittenText {
  text: string;
  format: number;
}

export function isTextAsItWas(now: WrittenText, was: WrittenText): boolean {
  return now.text === was.text && now.format === was.format;
}

/** A name, empty for none, and some values of an issue. */
interface NameAndValues {
  name: string;
  values: GivenValues;
}

/**
 * Whether an issue still has what a save began with. Who has made of it meanwhile what is to be saved
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

/** What is written of a file. */
interface NamedFile {
  name: string;
  description: string;
}

export function isFileAsItWas(now: NamedFile, was: NamedFile): boolean {
  return now.name === was.name && now.description === was.description;
}
