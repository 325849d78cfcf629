/** Finds what is typed in names: the letters in their order, with or without what lies between and above them. */

/** A text as it is compared: small letters without accents, one entry for each character of the text. */
export type FoldedText = readonly string[];

/** How well a text fits, the more the better, and which of its characters were typed. */
export interface FuzzyMatch {
  score: number;
  /** Indexes of characters (not of UTF-16 units), ascending. */
  marks: readonly number[];
}

/** Prepares a text, once, for being looked through at every key. */
export function foldText(text: string): FoldedText {
  return Array.from(text, fold);
}

function fold(character: string): string {
  return character.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words that were typed: each has to be found, in any order. */
export function foldQuery(query: string): readonly FoldedText[] {
  return query
    .trim()
    .split(/\s+/)
    .map((word) => foldText(word).filter((letter) => letter !== ''))
    .filter((word) => word.length > 0);
}

/** Null where a word is missing. Whole words count most, then beginnings of words, then letters here and there. */
export function fuzzyMatch(query: readonly FoldedText[], text: FoldedText): FuzzyMatch | null {
  let score = 0;
  const marks = new Set<number>();
  for (const word of query) {
    const found = findWord(word, text);
    if (!found) return null;
    score += found.score;
    for (const mark of found.marks) marks.add(mark);
  }
  // Of texts that fit alike the shorter is meant.
  return { score: score - text.length / 100, marks: [...marks].sort((a, b) => a - b) };
}

function findWord(word: FoldedText, text: FoldedText): FuzzyMatch | null {
  return findWhole(word, text) ?? findScattered(word, text);
}

/** The first place where the word stands as it is, if possible at the beginning of a word. */
function findWhole(word: FoldedText, text: FoldedText): FuzzyMatch | null {
  let within = -1;
  for (let start = 0; start + word.length <= text.length; start += 1) {
    if (!word.every((letter, index) => text[start + index] === letter)) continue;
    if (isWordStart(text, start)) {
      return { score: start === 0 ? 100 : 80, marks: range(start, word) };
    }
    if (within < 0) within = start;
  }
  return within < 0 ? null : { score: 50, marks: range(within, word) };
}

function range(start: number, word: FoldedText): number[] {
  return word.map((_letter, index) => start + index);
}

/** The letters in their order, each as early as it can be had; beginnings of words count. */
function findScattered(word: FoldedText, text: FoldedText): FuzzyMatch | null {
  const marks: number[] = [];
  let score = 0;
  let index = -1;
  for (const letter of word) {
    index = text.indexOf(letter, index + 1);
    if (index < 0) return null;
    if (isWordStart(text, index)) score += 4;
    else if (marks.at(-1) === index - 1) score += 2;
    marks.push(index);
  }
  return { score, marks };
}

function isWordStart(text: FoldedText, index: number): boolean {
  return index === 0 || !/[\p{L}\p{N}]/u.test(text[index - 1] ?? '');
}
