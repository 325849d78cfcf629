import { type Result, failure, success } from '../result';
import { codePoints } from './codePoints';
import { valueErrors } from './valueErrors';

export interface ChoiceRules {
  /** What may be chosen; compared exactly. */
  readonly items: readonly string[];
  /** Other texts are accepted too. */
  readonly editable?: boolean;
  readonly multiple?: boolean;
  /** Only for a single editable choice. */
  readonly minLength?: number | undefined;
  /** Of a single editable choice, and of several as they are joined. */
  readonly maxLength?: number | undefined;
}

/** The parts of a list written with commas; empty parts do not count. */
export function splitItems(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function joinItems(items: readonly string[]): string {
  return items.join(', ');
}

/**
 * Checks a normalised text against a list of items (screens 13.5); an empty text is accepted.
 * Codes: 326 and 327 length, 336 unknown item, 337 repeated item.
 */
export function parseChoice(text: string, rules: ChoiceRules): Result<string> {
  if (rules.multiple) {
    return parseChoices(splitItems(text), rules);
  }
  if (text === '') {
    return success('');
  }
  if (rules.editable) {
    return checkLength(text, rules);
  }
  return rules.items.includes(text) ? success(text) : failure(valueErrors.NoMatchingItem);
}

/** Length limits of a text that is not empty, in characters as servers count them. Codes: 326, 327. */
export function checkLength(
  text: string,
  rules: Pick<ChoiceRules, 'minLength' | 'maxLength'>,
): Result<string> {
  const length = codePoints(text);
  if (rules.minLength !== undefined && length < rules.minLength) {
    return failure(valueErrors.StringTooShort);
  }
  if (rules.maxLength !== undefined && length > rules.maxLength) {
    return failure(valueErrors.StringTooLong);
  }
  return success(text);
}

function parseChoices(
  parts: readonly string[],
  { items, editable, maxLength }: ChoiceRules,
): Result<string> {
  if (!editable) {
    for (const [index, part] of parts.entries()) {
      if (!items.includes(part)) {
        return failure(valueErrors.NoMatchingItem, part);
      }
      if (parts.includes(part, index + 1)) {
        return failure(valueErrors.DuplicateItems, part);
      }
    }
  }
  // A blank behind each comma may have been added, so that the text is longer than what was typed.
  return checkLength(joinItems(parts), { maxLength });
}
