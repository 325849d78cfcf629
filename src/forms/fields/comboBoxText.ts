/** The text rules of the combo box (screens 12.6): pure, so that they can be read off a table. */

/** The items that begin with a prefix, whatever the case; all for an empty one. */
export function matchingItems(items: readonly string[], prefix: string): readonly string[] {
  const start = prefix.trimStart().toLowerCase();
  return start === '' ? items : items.filter((item) => item.toLowerCase().startsWith(start));
}

/** The item that a text stands for by itself, whatever the case. */
export function itemNamed(items: readonly string[], text: string): string | undefined {
  const name = text.trim();
  return (
    items.find((item) => item === name) ??
    items.find((item) => item.toLowerCase() === name.toLowerCase())
  );
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
