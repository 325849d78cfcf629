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

/** What a value names, each once; of one that takes a single item that one, whatever commas stand in it. */
export function itemsIn(text: string, hasSeveral: boolean): readonly string[] {
  if (text === '') return [];
  return hasSeveral ? [...new Set(splitItems(text))] : [text];
}
