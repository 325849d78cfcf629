/** Letters of East Asia, and what goes with them, are as wide as two digits; most others are a little narrower than one. */
const wideLetters =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]/g;
const letterWidth = 0.93;

/** The width of a text in digits. */
export function lengthOf(text: string): number {
  const wide = text.match(wideLetters)?.length ?? 0;
  return Math.ceil((text.length - wide) * letterWidth + wide * 2);
}

/** The width of the widest of these texts, in digits; 0 without any. There may be more than a call takes arguments. */
export function longestOf(texts: readonly string[]): number {
  return texts.reduce((longest, text) => Math.max(longest, lengthOf(text)), 0);
}
