import { type Result, failure, success } from '../result';
import { type AttributeRules, maxLengthOf } from './attributeRules';
import { checkLength, parseChoice } from './choices';
import { formatDate, parseDate } from './dates';
import { type ExpressionWords, formatExpression, parseExpression } from './expressions';
import type { FormatSettings } from './formats';
import { formatNumber, parseNumber } from './numbers';
import { type ParsedValue, sameValue } from './parsedValue';
import { normalizeString, toSingleLine } from './strings';
import { valueErrors } from './valueErrors';
import type { Zone } from './zone';

/** What a value is read or shown with besides its attribute. */
export interface ValueContext {
  readonly formats: FormatSettings;
  /** Names of all users. */
  readonly users?: readonly string[];
  /** Names of the members of the project the value belongs to; absent without a project. */
  readonly members?: readonly string[] | undefined;
  /** Given where expressions (`[Me]`, `[Today]`) are allowed: filters and defaults. */
  readonly words?: ExpressionWords;
  readonly zone?: Zone;
}

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

/** Shows a value of the server in the user's format; null shows as nothing. On one line unless `multiLine`. */
export function formatValue(
  attribute: AttributeRules,
  wire: string | null,
  context: ValueContext,
  { multiLine = false }: { readonly multiLine?: boolean } = {},
): string {
  if (wire === null || wire === '') {
    return '';
  }
  const expression = context.words && formatExpression(attribute.type, wire, context.words);
  if (expression) {
    return expression;
  }
  switch (attribute.type) {
    case 'NUMERIC':
      return formatNumber(wire, numberRulesOf(attribute), context.formats);
    case 'DATETIME':
      return formatDate(wire, dateRulesOf(attribute), context.formats, context.zone);
    default:
      return multiLine && isMultiLine(attribute) ? wire : toSingleLine(wire);
  }
}

export function isMultiLine(attribute: AttributeRules): boolean {
  return attribute.type === 'TEXT' && attribute['multi-line'] === 1;
}

/** The names a USER attribute accepts (screens 13.5). */
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
  return { minLength: attribute['min-length'], maxLength: attribute['max-length'] };
}

function numberRulesOf(attribute: AttributeRules) {
  return {
    decimal: attribute.decimal,
    strip: attribute.strip === 1,
    min: attribute['min-value'],
    max: attribute['max-value'],
  };
}

function dateRulesOf(attribute: AttributeRules) {
  return { time: attribute.time === 1, local: attribute.local === 1 };
}
