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

/** A place of a letter that was typed, the most that it and those before it count there, and the place before it. */
interface Way {
  at: number;
  count: number;
  from: Way | null;
}

/** By the letters in their order, where they count most: at beginnings of words, and one after the other. */
function scoreScattered(word: FoldedText, text: FoldedText, mark: Mark): number | null {
  let ways: readonly Way[] = [{ at: -1, count: 0, from: null }];
  for (const letter of word.letters) {
    ways = goOn(ways, letter, text);
    if (ways.length === 0) return null;
  }
  const best = ways.reduce((most, way) => (way.count > most.count ? way : most));
  for (let way: Way = best; mark && way.from; way = way.from) mark(way.at);
  return best.count;
}

/** To each place of the next letter the way that counts most. */
function goOn(ways: readonly Way[], letter: string, text: FoldedText): Way[] {
  const next: Way[] = [];
  let most: Way | null = null;
  let before: Way | null = null;
  let index = 0;
  for (let at = placeOf(letter, text, 0); at >= 0; at = placeOf(letter, text, at + 1)) {
    for (let way = ways[index]; way && way.at < at; way = ways[index]) {
      if (!most || way.count > most.count) most = way;
      before = way;
      index += 1;
    }
    if (!most) continue;
    if (isWordStart(text, at)) {
      next.push({ at, count: most.count + ofStart, from: most });
    } else if (before?.at === at - 1 && before.count + ofNext >= most.count) {
      // As it is close, it is taken also where another place of the letter before counts as much.
      next.push({ at, count: before.count + ofNext, from: before });
    } else {
      next.push({ at, count: most.count, from: most });
    }
  }
  return next;
}

function placeOf(letter: string, { letters, joined }: FoldedText, from: number): number {
  return joined !== null && letter.length === 1
    ? joined.indexOf(letter, from)
    : letters.indexOf(letter, from);
}

function isWordStart({ letters }: FoldedText, index: number): boolean {
  return index === 0 || !letterOrDigit.test(letters[index - 1] ?? '');
}
