import { andThen, type Result } from '@/lib/result';
import { parseInteger } from '@/lib/values/integers';
import { trimLines } from '@/lib/values/multiLine';
import { collapseSpaces } from '@/lib/values/singleLine';
import { integerRange } from '@/protocol/limits';
import { checkRange, type Range } from '@/rules/numbers';
import { checkLine, checkOptionalLine, checkOptionalText, checkText } from '@/rules/texts';

/** How a text is tidied and what it may be. */
export interface TextRules {
  /** Keeps line breaks, tabs and blanks inside the text. */
  readonly multiLine?: boolean;
  readonly allowEmpty?: boolean;
  /** In characters, counted without needless blanks. */
  readonly maxLength: number;
}

/** The form in which servers accept a text (screens 13.2). Codes: 325 empty, 327 too long, 319 control characters. */
export function readText(
  text: string,
  { multiLine = false, allowEmpty = false, maxLength }: TextRules,
): Result<string> {
  if (multiLine) return (allowEmpty ? checkOptionalText : checkText)(trimLines(text), maxLength);
  return (allowEmpty ? checkOptionalLine : checkLine)(collapseSpaces(text), maxLength);
}

/** Reads a 32-bit integer (screens 13.3). Codes: 332 shape, 328 below the minimum, 329 above the maximum. */
export function readInteger(text: string, range: Range<number> = integerRange): Result<number> {
  return andThen(parseInteger(collapseSpaces(text)), (value) =>
    checkRange(value, { ...integerRange, ...range }),
  );
}
