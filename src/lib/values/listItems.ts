import { collapseSpaces } from './singleLine';

/** The parts of a list written with commas; empty parts do not count. */
export function splitItems(text: string): string[] {
  return text
    .split(',')
    .map(collapseSpaces)
    .filter((part) => part !== '');
}

/** A list as servers take it. */
export function joinItems(items: readonly string[]): string {
  return items.join(', ');
}
