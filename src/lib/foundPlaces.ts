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
  // Of most texts each character has one in the key, at the same place.
  if (!/[^\0-\x7f]/.test(text)) {
    return placesOf(keyOf(text), key).map((start) => ({ start, end: start + key.length }));
  }
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
  return placesOf(folded, key).flatMap((from) => {
    const first = places[from];
    const last = places[from + key.length - 1];
    return first && last ? [{ start: first.start, end: last.end }] : [];
  });
}

function placesOf(text: string, key: string): number[] {
  const found: number[] = [];
  for (let from = text.indexOf(key); from >= 0; from = text.indexOf(key, from + key.length)) {
    found.push(from);
  }
  return found;
}
