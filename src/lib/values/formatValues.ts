import type { AttributeRules } from './attributeRules';
import { type DateRules, formatDate } from './formatDates';
import { type ExpressionWords, formatExpression } from './formatExpressions';
import { formatNumber, type NumberRules } from './formatNumbers';
import type { FormatSettings } from './formats';
import { toSingleLine } from './singleLine';
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

/** Whether its values may have several lines. */
export function isMultiLine(attribute: AttributeRules): boolean {
  return attribute.type === 'TEXT' && attribute['multi-line'] === 1;
}

/** How the numbers of an attribute are written. */
export function numberRulesOf(attribute: AttributeRules): NumberRules {
  return {
    decimal: attribute.decimal,
    strip: attribute.strip === 1,
  };
}

/** How the dates of an attribute are written. */
export function dateRulesOf(attribute: AttributeRules): DateRules {
  return { time: attribute.time === 1, local: attribute.local === 1 };
}
