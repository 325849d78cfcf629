import { type Result, failure, success } from '../result';
import { type ExpressionWords, meTypes, wireWords } from './formatExpressions';
import type { ParsedValue } from './parsedValue';
import { valueErrors } from './valueErrors';

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

function restAfter(text: string, starts: readonly string[]): string | null {
  const start = starts.find((word) => asTyped(text.slice(0, word.length)) === asTyped(word));
  return start === undefined ? null : text.slice(start.length);
}

/** Capitals do not count, and keyboards have one apostrophe only. */
function asTyped(word: string): string {
  return word.toLowerCase().replaceAll('’', "'");
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
  // The server refuses leading zeros (protocol 6.4).
  return success({
    text: words.today + sign + days,
    wire: wireWords.today + sign + days.replace(/^0+/, ''),
  });
}
