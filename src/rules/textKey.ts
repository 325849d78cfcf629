/** Letters that Unicode does not decompose into a base letter and a mark. */
const baseLetters: Readonly<Record<string, string>> = {
  æ: 'ae',
  ð: 'd',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

const specialLetters = new RegExp(`[${Object.keys(baseLetters).join('')}]`, 'gu');

/**
 * The key by which texts are ordered and compared: without case and without accents (decision 010).
 * Stored beside the text, so that the order is the same on every database.
 */
export function textKey(text: string): string {
  const lower = text.toLowerCase();
  // Most texts have no other letters, and lists are long.
  if (!/[^\0-\x7f]/.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(specialLetters, (letter) => baseLetters[letter] ?? letter);
}
