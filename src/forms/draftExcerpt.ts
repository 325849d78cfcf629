import type { Draft } from './drafts';
import { isRecord } from './draftValues';

/** Characters of a draft that tell it from others. */
const excerptLength = 80;

/** The beginning of the longest text in a draft; empty when it has none. */
export function draftExcerpt({ values }: Draft): string {
  const texts = textsOf(values);
  const longest = texts.reduce((one, other) => (other.length > one.length ? other : one), '');
  const characters = Array.from(longest.trim());
  const isCut = characters.length > excerptLength;
  return isCut ? `${characters.slice(0, excerptLength).join('')}…` : characters.join('');
}

/** Forms keep the values of attributes together. */
function textsOf(values: Readonly<Record<string, unknown>>): string[] {
  return Object.values(values).flatMap((value) => {
    if (typeof value === 'string') return [value];
    return isRecord(value) ? textsOf(value) : [];
  });
}
