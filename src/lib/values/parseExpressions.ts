import { type ExpressionWords, meTypes, wireWords } from './formatExpressions';
import type { ParsedValue } from './parsedValue';

/**
 * Reads a text that begins like an expression (screens 13.6); null when it does not and is to be read as a value.
 * What follows the word is only tidied. The server's own words are understood in every language, since it would take
 * them for expressions too.
 */
export function parseExpression(
  type: string,
  text: string,
  words: ExpressionWords,
): ParsedValue | null {
  if (meTypes.includes(type)) {
    const rest = restAfter(text, [words.me, wireWords.me]);
    return rest === null ? null : { text: words.me + rest, wire: wireWords.me + rest };
  }
  if (type === 'DATETIME') {
    const rest = restAfter(text, [words.today, wireWords.today]);
    return rest === null ? null : parseToday(rest, words);
  }
  return null;
}

function restAfter(text: string, starts: readonly string[]): string | null {
  const start = starts.find((word) => asTyped(text.slice(0, word.length)) === asTyped(word));
  return start === undefined ? null : text.slice(start.length);
}

/** Capitals do not count, and keyboards have one apostrophe only. */
function asTyped(word: string): string {
  return word.toLowerCase().replaceAll('’', "'");
}

/** Blanks around the sign and zeros before the number are the user's. */
function parseToday(rest: string, words: ExpressionWords): ParsedValue {
  const [, sign = rest, days = ''] = /^ *([+-]) *(\d+)$/.exec(rest) ?? [];
  return {
    text: words.today + sign + days,
    wire: wireWords.today + sign + days.replace(/^0+(?=\d)/, ''),
  };
}
