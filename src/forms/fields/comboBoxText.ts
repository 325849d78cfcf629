/** The text rules of the combo box (screens 12.6): pure, so that they can be read off a table. */

/** The part of the text that is being chosen: all of it, or in a list what follows the last comma. */
export function currentItem(text: string, isMultiple: boolean): string {
  return isMultiple ? text.slice(text.lastIndexOf(',') + 1).trimStart() : text;
}

/** The items that begin with a prefix, whatever the case; all for an empty one. */
export function matchingItems(items: readonly string[], prefix: string): readonly string[] {
  const start = prefix.toLowerCase();
  return start === '' ? items : items.filter((item) => item.toLowerCase().startsWith(start));
}

/** The text with the current item replaced by another. */
export function writeItem(text: string, item: string, isMultiple: boolean): string {
  if (!isMultiple) return item;
  const before = text.split(',').slice(0, -1);
  return [...before.map((part) => part.trim()), item].join(', ');
}

/** The match after (1) or before (-1) the current one, round the ends; from no match the first or last. */
export function stepItem(
  matches: readonly string[],
  current: string,
  step: 1 | -1,
): string | undefined {
  const index = matches.indexOf(current);
  if (index === -1) return matches.at(step === 1 ? 0 : -1);
  return matches.at((index + step) % matches.length);
}
