/** How the values of the conditions of a view are read and shown (screens A3.3). */
import { checked, readWire } from '../values/readValue';
import { type Result, success } from '@/lib/result';
import type { AttributeRules } from '@/lib/values/attributeRules';
import { formatValue } from '@/lib/values/formatValues';
import { joinItems, splitItems } from '@/lib/values/listItems';
import type { ParsedValue } from '@/lib/values/parsedValue';
import { parseExpression } from '@/lib/values/parseExpressions';
import { collapseSpaces } from '@/lib/values/singleLine';
import type { Operator } from '@/protocol/views';
import { checkCondition, type ColumnRules, isText } from '@/rules/viewDefinitions';
import type { DefinitionContext } from './useDefinitionContext';

/** Reads the value of a condition. Codes: 325 empty, 327 too long, 319, 330 to 333, 322 for a wrong comparison. */
export function readFilterValue(
  column: ColumnRules,
  operator: Operator,
  text: string,
  context: DefinitionContext,
): Result<ParsedValue> {
  const read =
    operator === 'IN'
      ? success(readTexts(text, context))
      : readWire(comparedAs(column), text, context);
  return checked(read, (wire) => checkCondition(column, operator, wire));
}

/** Shows the value of a stored condition in the user's words. */
export function formatFilterValue(
  column: ColumnRules,
  wire: string,
  context: DefinitionContext,
): string {
  return formatValue(comparedAs(column), wire, context);
}

/** These compare a part of a text: what is typed may be meant as it is, though it is no choice. */
const ofParts: readonly Operator[] = ['BEG', 'CON', 'END'];

/** What the editor of a value goes by: texts are suggested, dates have no time. */
export function editedAs({ type, items }: AttributeRules, operator: Operator): AttributeRules {
  return {
    type,
    items,
    'multi-select': operator === 'IN' ? 1 : 0,
    ...(ofParts.includes(operator) && { editable: 1 }),
  };
}

/** Limits do not count: a condition may ask for what cannot be. */
function comparedAs({ type, decimal, strip }: ColumnRules): AttributeRules {
  return isText(type) ? { type: 'TEXT' } : { type, decimal, strip };
}

/** Several values. Expressions are read so that none of them passes for a text: none can be one of several. */
function readTexts(text: string, { words }: DefinitionContext): ParsedValue {
  const items = splitItems(collapseSpaces(text));
  const wires = items.map((item) => parseExpression('TEXT', item, words)?.wire ?? item);
  return { text: joinItems(items), wire: joinItems(wires) };
}
