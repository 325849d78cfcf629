/** The conditions of a view: which there are, and how their values are read and shown (screens A3.3). */
import { failure, type Result } from '@/lib/result';
import type { AttributeRules } from '@/lib/values/attributeRules';
import { formatValue } from '@/lib/values/formatValues';
import { parseValue } from '@/lib/values/parseValues';
import { parseExpression } from '@/lib/values/parseExpressions';
import type { ParsedValue } from '@/lib/values/parsedValue';
import { valueErrors } from '@/lib/values/valueErrors';
import type { Operator } from '@/protocol/enums';
import type { DefinitionContext } from '../useDefinitionContext';

const orderOperators: readonly Operator[] = ['EQ', 'NEQ', 'LT', 'LTE', 'GT', 'GTE'];
const textOperators: readonly Operator[] = ['EQ', 'NEQ', 'BEG', 'CON', 'END', 'IN'];

/** What the values of `IN` are, whatever the column: texts, at least one. */
const anyTexts: AttributeRules = { type: 'ENUM', 'multi-select': 1, editable: 1, required: 1 };

/** What values of a column can be compared by, in the order offered. */
export function operatorsOf({ type }: AttributeRules): readonly Operator[] {
  return type === 'NUMERIC' || type === 'DATETIME' ? orderOperators : textOperators;
}

/**
 * Reads the value of a condition.
 * Codes: 325 empty, 327 too long, 319, 332, 330, 331, 333.
 */
export function parseFilterValue(
  column: AttributeRules,
  operator: Operator,
  text: string,
  context: DefinitionContext,
): Result<ParsedValue> {
  if (operator === 'IN') return parseTexts(text, context);
  return parseValue(
    { ...comparedAs(column), required: mayBeEmpty(operator) ? 0 : 1 },
    text,
    context,
  );
}

/** Shows the value of a stored condition in the user's words. */
export function formatFilterValue(
  column: AttributeRules,
  wire: string,
  context: DefinitionContext,
): string {
  return formatValue(comparedAs(column), wire, context);
}

/** What the editor of a value goes by: texts are suggested, dates have no time. */
export function editedAs(column: AttributeRules, operator: Operator): AttributeRules {
  const { type, items } = column;
  return { type, items, 'multi-select': operator === 'IN' ? 1 : 0 };
}

/** Limits do not count: a condition may ask for what cannot be. */
function comparedAs({ type, decimal, strip }: AttributeRules): AttributeRules {
  return type === 'NUMERIC' || type === 'DATETIME' ? { type, decimal, strip } : { type: 'TEXT' };
}

function mayBeEmpty(operator: Operator): boolean {
  return operator === 'EQ' || operator === 'NEQ';
}

/** Several values; an expression can not be one of them, not even the only one. */
function parseTexts(text: string, { formats, words }: DefinitionContext): Result<ParsedValue> {
  const texts = parseValue(anyTexts, text, { formats });
  const isExpression = (part: string) => parseExpression('TEXT', part, words) !== null;
  return texts.ok && texts.value.wire.split(', ').some(isExpression)
    ? failure(valueErrors.InvalidFormat)
    : texts;
}
