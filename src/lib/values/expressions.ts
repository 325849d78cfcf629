import { type Result, failure, success } from '../result';
import type { ParsedValue } from './parsedValue';
import { valueErrors } from './valueErrors';

/** The words of expressions as the user sees them, brackets included: `[Me]`, `[Today]`. */
export interface ExpressionWords {
  readonly me: string;
  readonly today: string;
}

/** The words as the server knows them. */
export const wireWords: ExpressionWords = { me: '[Me]', today: '[Today]' };

const meTypes: readonly string[] = ['TEXT', 'ENUM', 'USER'];

/**
 * Reads an expression (screens 13.6); null when the text is none and is to be read as a value.
 * The server's own words are understood in every language, since it would take them for expressions too.
 * Code: 332 for an expression with anything wrong after it.
 */
export function parseExpression(
  type: string,
  text: string,
  words: ExpressionWords,
): Result<ParsedValue> | null {
  if (meTypes.includes(type)) {
    const rest = restAfter(text, [words.me, wireWords.me]);
    return rest === null ? null : parseMe(rest, words);
  }
  if (type === 'DATETIME') {
    const rest = restAfter(text, [words.today, wireWords.today]);
    return rest === null ? null : parseToday(rest, words);
  }
  return null;
}

/** Shows a stored expression in the user's words; null when the text is none. */
export function formatExpression(
  type: string,
  wire: string,
  words: ExpressionWords,
): string | null {
  if (meTypes.includes(type) && wire === wireWords.me) {
    return words.me;
  }
  if (type === 'DATETIME' && wire.startsWith(wireWords.today)) {
    return words.today + wire.slice(wireWords.today.length);
  }
  return null;
}

function restAfter(text: string, starts: readonly string[]): string | null {
  const start = starts.find(
    (word) => text.slice(0, word.length).toLowerCase() === word.toLowerCase(),
  );
  return start === undefined ? null : text.slice(start.length);
}

function parseMe(rest: string, words: ExpressionWords): Result<ParsedValue> {
  return rest === ''
    ? success({ text: words.me, wire: wireWords.me })
    : failure(valueErrors.InvalidFormat);
}

function parseToday(rest: string, words: ExpressionWords): Result<ParsedValue> {
  const offset = /^(?: *([+-]) *(0*[1-9]\d*))?$/.exec(rest);
  if (!offset) {
    return failure(valueErrors.InvalidFormat);
  }
  const [, sign = '', days = ''] = offset;
  // The server refuses leading zeros (api 6.4).
  return success({
    text: words.today + sign + days,
    wire: wireWords.today + sign + days.replace(/^0+/, ''),
  });
}
