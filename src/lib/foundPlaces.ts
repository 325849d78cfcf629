/** Where a text was found in another, as lists are searched: without case and accents. */

/** A part of a text, from `start` to before `end`, in units of strings. */
export interface FoundPlace {
  start: number;
  end: number;
}

/**
 * All places of `sought` in `text`, none of which overlap.
 *
 * @param keyOf what texts are compared by; of each character on its own, so that places can be told
 */
export function foundPlaces(
  text: string,
  sought: string,
  keyOf: (text: string) => string,
): FoundPlace[] {
  const key = keyOf(sought);
  if (key === '') return [];
  const places: { start: number; end: number }[] = [];
  let folded = '';
  let at = 0;
  for (const character of text) {
    const own = keyOf(character);
    const place = { start: at, end: (at += character.length) };
    // What has no key of its own, as a lone accent, belongs to the character before it.
    const last = places.at(-1);
    if (own === '' && last) last.end = place.end;
    folded += own;
    places.push(...own.split('').map(() => place));
  }
  const found: FoundPlace[] = [];
  for (let from = folded.indexOf(key); from >= 0; from = folded.indexOf(key, from + key.length)) {
    const first = places[from];
    const last = places[from + key.length - 1];
    if (first && last) found.push({ start: first.start, end: last.end });
  }
  return found;
}
