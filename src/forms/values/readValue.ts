import { andThen, type Result, success } from '@/lib/result';
import type { AttributeRules } from '@/lib/values/attributeRules';
import {
  dateRulesOf,
  isMultiLine,
  numberRulesOf,
  type ValueContext,
} from '@/lib/values/formatValues';
import { joinItems, splitItems } from '@/lib/values/listItems';
import { trimLines } from '@/lib/values/multiLine';
import { parseDate } from '@/lib/values/parseDates';
import { type ParsedValue, sameValue } from '@/lib/values/parsedValue';
import { parseExpression } from '@/lib/values/parseExpressions';
import { collapseSpaces } from '@/lib/values/singleLine';
import { checkDefault, checkValue, type KnownNames } from '@/rules/attributeValues';
import { readNumber } from './readNumber';

/** Reads what was typed for an attribute of an issue. Codes: 319, 322, 325 to 334, 336, 337. */
export function readValue(
  attribute: AttributeRules,
  input: string,
  context: ValueContext,
): Result<ParsedValue> {
  return checked(readWire(attribute, input, context), (wire) =>
    checkValue(attribute, wire, namesIn(context)),
  );
}

/** Reads the default value of a definition, expressions included. Codes: 319, 322, 326 to 334, 336, 337. */
export function readDefault(
  attribute: AttributeRules,
  input: string,
  context: ValueContext,
): Result<ParsedValue> {
  return checked(readWire(attribute, input, context), (wire) =>
    checkDefault(attribute, wire, namesIn(context)),
  );
}

/**
 * Turns what was typed into the form of the wire; whether a server takes it is another question. Expressions are read
 * where the context has words for them. Codes: 330 to 334.
 */
export function readWire(
  attribute: AttributeRules,
  input: string,
  context: ValueContext,
): Result<ParsedValue> {
  const text = isMultiLine(attribute) ? trimLines(input) : collapseSpaces(input);
  if (text === '') return success(sameValue(''));
  const expression = context.words && parseExpression(attribute.type, text, context.words);
  if (expression) return success(expression);
  switch (attribute.type) {
    case 'NUMERIC':
      return readNumber(text, numberRulesOf(attribute), context.formats);
    case 'DATETIME':
      return parseDate(text, dateRulesOf(attribute), context.formats, context.zone);
    default:
      return success(sameValue(isList(attribute) ? joinItems(splitItems(text)) : text));
  }
}

/** A value that was read, if what will be sent passes a check. */
export function checked(
  read: Result<ParsedValue>,
  check: (wire: string) => Result<unknown>,
): Result<ParsedValue> {
  return andThen(read, (value) => andThen(check(value.wire), () => success(value)));
}

/** The names that values may hold where they are typed; with words for expressions, that is in no project. */
export function namesIn({ users = [], members, words }: ValueContext): KnownNames {
  return { users, members: words ? undefined : members };
}

function isList(attribute: AttributeRules): boolean {
  return attribute['multi-select'] === 1 && attribute.type !== 'TEXT';
}
