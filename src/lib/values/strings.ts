import { type Result, failure, success } from '../result';
import { codePoints } from './codePoints';
import { collapseSpaces } from './singleLine';
import { valueErrors } from './valueErrors';

export interface StringRules {
  /** Keeps line breaks, tabs and blanks inside the text. */
  readonly multiLine?: boolean;
  readonly allowEmpty?: boolean;
  /** In characters, counted after normalising. */
  readonly maxLength?: number;
}

/**
 * The form in which the server accepts a text (screens 13.2).
 * Codes: 325 empty, 327 too long, 319 control characters.
 */
export function normalizeString(text: string | null, rules: StringRules = {}): Result<string> {
  const multiLine = rules.multiLine ?? false;
  const value = multiLine ? trimLines(text ?? '') : collapseSpaces(text ?? '');
  if (value === '') {
    return rules.allowEmpty ? success('') : failure(valueErrors.EmptyValue);
  }
  if (rules.maxLength !== undefined && codePoints(value) > rules.maxLength) {
    return failure(valueErrors.StringTooLong);
  }
  if (hasControlCharacters(value, multiLine)) {
    return failure(valueErrors.InvalidString);
  }
  return success(value);
}

function trimLines(text: string): string {
  const lines = text.replaceAll('\r\n', '\n');
  let end = lines.length;
  while (end > 0 && ' \t\n'.includes(lines.charAt(end - 1))) {
    end -= 1;
  }
  return lines.slice(0, end);
}

function hasControlCharacters(text: string, multiLine: boolean): boolean {
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const isAllowed = multiLine && (code === 0x09 || code === 0x0a);
    if ((code < 0x20 || code === 0x7f) && !isAllowed) {
      return true;
    }
  }
  return false;
}
