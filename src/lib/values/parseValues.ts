import { type Result, failure, success } from '../result';
import { type AttributeRules, maxLengthOf } from './attributeRules';
import { checkLength, parseChoice } from './choices';
import { dateRulesOf, isMultiLine, numberRulesOf, type ValueContext } from './formatValues';
import { parseDate } from './parseDates';
import { parseExpression } from './parseExpressions';
import { parseNumber } from './parseNumbers';
import { type ParsedValue, sameValue } from './parsedValue';
import { normalizeString } from './strings';
import { valueErrors } from './valueErrors';

/**
 * Reads what the user typed for an attribute (screens 13.2 - 13.6).
 * Codes: 319, 322 (unknown type), 325 - 334, 336, 337.
 */
export function parseValue(
  attribute: AttributeRules,
  input: string,
  context: ValueContext,
): Result<ParsedValue> {
  const isRequired = attribute.required === 1;
  const normalized = normalizeString(input, {
    multiLine: isMultiLine(attribute),
    allowEmpty: !isRequired,
    maxLength: maxLengthOf(attribute),
  });
  if (!normalized.ok || normalized.value === '') {
    return normalized.ok ? success(sameValue('')) : normalized;
  }
  const text = normalized.value;
  const expression = context.words && parseExpression(attribute.type, text, context.words);
  const parsed = expression ?? parseByType(attribute, text, context);
  return parsed.ok && parsed.value.wire === '' && isRequired
    ? failure(valueErrors.EmptyValue)
    : parsed;
}

/** The names a USER attribute accepts. */
export function userItemsOf(attribute: AttributeRules, context: ValueContext): readonly string[] {
  const isRestricted = attribute.members === 1 && !context.words;
  return (isRestricted ? context.members : undefined) ?? context.users ?? [];
}

function parseByType(
  attribute: AttributeRules,
  text: string,
  context: ValueContext,
): Result<ParsedValue> {
  switch (attribute.type) {
    case 'TEXT':
      return asSameValue(checkLength(text, lengthRulesOf(attribute)));
    case 'ENUM':
      return asSameValue(
        parseChoice(text, {
          ...lengthRulesOf(attribute),
          items: attribute.items ?? [],
          editable: attribute.editable === 1,
          multiple: attribute['multi-select'] === 1,
        }),
      );
    case 'USER':
      return asSameValue(
        parseChoice(text, {
          items: userItemsOf(attribute, context),
          multiple: attribute['multi-select'] === 1,
          maxLength: maxLengthOf(attribute),
        }),
      );
    case 'NUMERIC':
      return parseNumber(text, numberRulesOf(attribute), context.formats);
    case 'DATETIME':
      return parseDate(text, dateRulesOf(attribute), context.formats, context.zone);
    default:
      return failure(valueErrors.InvalidDefinition);
  }
}

function asSameValue(result: Result<string>): Result<ParsedValue> {
  return result.ok ? success(sameValue(result.value)) : result;
}

function lengthRulesOf(attribute: AttributeRules) {
  return { minLength: attribute['min-length'], maxLength: maxLengthOf(attribute) };
}
