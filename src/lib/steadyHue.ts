/** How many hues there are to tell people and values apart (`--tint-1` and so on). */
const hues = 8;

/** The hue of a text, from 1 on: the same for the same text wherever and whenever it is shown. */
export function steadyHue(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  // The lower bits alone would follow the last character.
  return (((hash ^ (hash >>> 15)) >>> 0) % hues) + 1;
}
