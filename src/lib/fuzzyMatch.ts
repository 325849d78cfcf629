/** Finds what is typed in names: the letters in their order, with or without what lies between and above them. */

/** A text as it is compared: small letters without accents, one entry for each character of the text. */
export interface FoldedText {
  readonly letters: readonly string[];
  /** The same in one, which is searched many times as fast; null where a place in it would be none in the letters. */
  readonly joined: string | null;
}

/** How well a text fits, the more the better, and which of its characters were typed. */
export interface FuzzyMatch {
  score: number;
  /** Indexes of characters (not of UTF-16 units), ascending. */
  marks: readonly number[];
}

const letterOrDigit = /[\p{L}\p{N}]/u;

/** Prepares a text, once, for being looked through at every key. */
export function foldText(text: string): FoldedText {
  return folded(Array.from(text, fold));
}

function folded(letters: readonly string[]): FoldedText {
  const isPlain = letters.every(({ length }) => length === 1);
  return { letters, joined: isPlain ? letters.join('') : null };
}

function fold(character: string): string {
  return character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words that were typed: each has to be found, in any order. */
export function foldQuery(query: string): readonly FoldedText[] {
  return query
    .trim()
    .split(/\s+/)
    .map((word) => folded(foldText(word).letters.filter((letter) => letter !== '')))
    .filter(({ letters }) => letters.length > 0);
}

/** Null where a word is missing. Whole words count most, then beginnings of words, then letters here and there. */
export function fuzzyMatch(query: readonly FoldedText[], text: FoldedText): FuzzyMatch | null {
  const marks = new Set<number>();
  const score = fuzzyScore(query, text, (mark) => marks.add(mark));
  return score === null ? null : { score, marks: [...marks].sort((a, b) => a - b) };
}

/**
 * How well a text fits, for the many of which nobody sees more than a few.
 *
 * @param mark hears which characters were typed, in no order, some twice
 */
export function fuzzyScore(
  query: readonly FoldedText[],
  text: FoldedText,
  mark?: (index: number) => void,
): number | null {
  let score = 0;
  for (const word of query) {
    const found = scoreWhole(word, text, mark) ?? scoreScattered(word, text, mark);
    if (found === null) return null;
    score += found;
  }
  // Of texts that fit alike the shorter is meant.
  return score - text.letters.length / 100;
}

type Mark = ((index: number) => void) | undefined;

/** By the first place where the word stands as it is, if possible at the beginning of a word. */
function scoreWhole(word: FoldedText, text: FoldedText, mark: Mark): number | null {
  let within = -1;
  for (let at = indexOf(word, text, 0); at >= 0; at = indexOf(word, text, at + 1)) {
    if (isWordStart(text, at)) {
      if (mark) markWord(word, at, mark);
      return at === 0 ? 100 : 80;
    }
    if (within < 0) within = at;
  }
  if (within < 0) return null;
  if (mark) markWord(word, within, mark);
  return 50;
}

function markWord({ letters }: FoldedText, at: number, mark: (index: number) => void): void {
  letters.forEach((_letter, index) => {
    mark(at + index);
  });
}

/** Where the word stands in the text, from a place on; -1 where it does not. */
function indexOf(word: FoldedText, text: FoldedText, from: number): number {
  if (word.joined !== null && text.joined !== null) return text.joined.indexOf(word.joined, from);
  const last = text.letters.length - word.letters.length;
  for (let at = from; at <= last; at += 1) {
    if (word.letters.every((letter, index) => text.letters[at + index] === letter)) return at;
  }
  return -1;
}

/** By the letters in their order, each as early as it can be had; beginnings of words count. */
function scoreScattered(word: FoldedText, text: FoldedText, mark: Mark): number | null {
  const places: number[] = [];
  let score = 0;
  let index = -1;
  for (const letter of word.letters) {
    const before = index;
    index = text.letters.indexOf(letter, before + 1);
    if (index < 0) return null;
    if (isWordStart(text, index)) score += 4;
    else if (places.length > 0 && before === index - 1) score += 2;
    places.push(index);
  }
  for (const place of places) mark?.(place);
  return score;
}

function isWordStart({ letters }: FoldedText, index: number): boolean {
  return index === 0 || !letterOrDigit.test(letters[index - 1] ?? '');
}
