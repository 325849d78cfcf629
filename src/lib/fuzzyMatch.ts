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

/** How much a letter counts that begins a word, and one that follows the letter before it. */
const ofStart = 4;
const ofNext = 2;

/** By the letters in their order, where they count most: at beginnings of words, and one after the other. */
function scoreScattered(word: FoldedText, text: FoldedText, mark: Mark): number | null {
  if (!hasInOrder(word, text)) return null;
  /** By place: the most that the letters so far count if the last of them is there; null where it is not. */
  let counts: (number | null)[] = [];
  /** By letter and place, the place of the letter before it. */
  const ways: number[][] = [];
  word.letters.forEach((letter, nth) => {
    const way: number[] = [];
    // Before the first letter there is nothing to come from.
    let most = nth === 0 ? 0 : null;
    let mostAt = -1;
    const next = text.letters.map((here, at) => {
      const before = counts[at - 1] ?? null;
      if (before !== null && (most === null || before > most)) {
        most = before;
        mostAt = at - 1;
      }
      if (here !== letter || most === null) return null;
      way[at] = mostAt;
      if (isWordStart(text, at)) return most + ofStart;
      // As it is close, it is taken also where the letter before counts as much elsewhere.
      if (before === null || before + ofNext < most) return most;
      way[at] = at - 1;
      return before + ofNext;
    });
    counts = next;
    ways.push(way);
  });

  const score = Math.max(...counts.map((count) => count ?? -1));
  let at = counts.indexOf(score);
  for (const way of ways.toReversed()) {
    mark?.(at);
    at = way[at] ?? -1;
  }
  return score;
}

/** Most texts do not have them, which is quickly seen. */
function hasInOrder(word: FoldedText, { letters }: FoldedText): boolean {
  let at = -1;
  return word.letters.every((letter) => {
    at = letters.indexOf(letter, at + 1);
    return at >= 0;
  });
}

function isWordStart({ letters }: FoldedText, index: number): boolean {
  return index === 0 || !letterOrDigit.test(letters[index - 1] ?? '');
}
