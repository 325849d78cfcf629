/** What the form of an attribute holds, and how that becomes a definition. */
import type { Result } from '@/lib/result';
import { formatValue } from '@/lib/values/formatValues';
import { parseValue } from '@/lib/values/parseValues';
import { parseExpression } from '@/lib/values/parseExpressions';
import { parseInteger } from '@/lib/values/integers';
import { formatNumber } from '@/lib/values/formatNumbers';
import { parseNumber } from '@/lib/values/parseNumbers';
import type { ParsedValue } from '@/lib/values/parsedValue';
import { collapseSpaces } from '@/lib/values/singleLine';
import type { AttributeDetails, Flag } from '@/protocol/attributes';
import type { AttributeType } from '@/protocol/enums';
import { attributeLengthRange } from '@/protocol/limits';
import type { DefinitionContext } from '../useDefinitionContext';
import { parseItems } from './items';

/** Date only, with a time as entered, or with a time in the viewer's zone. */
export type DateKind = 'date' | 'dateTime' | 'localTime';

/** Fields of all types: what is typed for one stays there while another is looked at. */
export interface AttributeValues {
  name: string;
  type: AttributeType;
  required: boolean;
  default: string;
  multiLine: boolean;
  minLength: string;
  maxLength: string;
  editable: boolean;
  multiSelect: boolean;
  /** One on a line. */
  items: string;
  decimal: number;
  minValue: string;
  maxValue: string;
  strip: boolean;
  dateKind: DateKind;
  members: boolean;
}

/** What a stored definition looks like in the form. */
export function valuesOf(
  { name, type, details }: { name: string; type: AttributeType; details: AttributeDetails },
  context: DefinitionContext,
): AttributeValues {
  const showLimit = (wire: string | undefined) =>
    formatNumber(wire ?? '', { decimal: details.decimal }, context.formats);
  return {
    name,
    type,
    required: details.required === 1,
    default: formatValue({ ...details, type }, details.default ?? '', context),
    multiLine: details['multi-line'] === 1,
    minLength: String(details['min-length'] ?? ''),
    maxLength: String(details['max-length'] ?? ''),
    editable: details.editable === 1,
    multiSelect: details['multi-select'] === 1,
    items: (details.items ?? []).join('\n'),
    decimal: details.decimal ?? 0,
    minValue: showLimit(details['min-value']),
    maxValue: showLimit(details['max-value']),
    strip: details.strip === 1,
    dateKind: details.time !== 1 ? 'date' : details.local === 1 ? 'localTime' : 'dateTime',
    members: details.members === 1,
  };
}

/** Whether the lengths of values are limited: not where they are items of a list. */
export function hasLengths({ type, editable, multiSelect }: AttributeValues): boolean {
  return type === 'TEXT' || (type === 'ENUM' && editable && !multiSelect);
}

/** The limits of lengths, as far as they are valid and count. */
export function lengthsOf(values: AttributeValues): { min?: number; max?: number } {
  if (!hasLengths(values)) return {};
  const min = parseInteger(collapseSpaces(values.minLength), attributeLengthRange);
  const max = parseInteger(collapseSpaces(values.maxLength), attributeLengthRange);
  return { ...(min.ok && { min: min.value }), ...(max.ok && { max: max.value }) };
}

/** A limit of numbers in wire format; undefined while there is none that is valid. */
export function wireLimit(
  text: string,
  { decimal }: AttributeValues,
  { formats }: DefinitionContext,
): string | undefined {
  const parsed = parseNumber(collapseSpaces(text), { decimal }, formats);
  return parsed.ok ? parsed.value.wire : undefined;
}

/**
 * Reads a default value: one line, and an expression whatever limits there are. While the items cannot be read, any
 * value may be one of them. Codes: those of `parseValue`.
 */
export function parseDefault(
  text: string,
  values: AttributeValues,
  context: DefinitionContext,
): Result<ParsedValue> {
  const { type } = values;
  const rules = { ...typeDetailsOf(values, context), 'multi-line': 0, type };
  const isOpen = type === 'ENUM' && !rules.items;
  return (
    parseExpression(type, collapseSpaces(text), context.words) ??
    parseValue(isOpen ? { ...rules, editable: 1 } : rules, text, context)
  );
}

/** The definition as it is sent; the values have been checked. */
export function detailsOf(values: AttributeValues, context: DefinitionContext): AttributeDetails {
  const value = parseDefault(values.default, values, context);
  return {
    ...typeDetailsOf(values, context),
    ...(values.required && { required: on }),
    ...(value.ok && value.value.wire !== '' && { default: value.value.wire }),
  };
}

const on: Flag = 1;

function typeDetailsOf(values: AttributeValues, context: DefinitionContext): AttributeDetails {
  switch (values.type) {
    case 'TEXT':
      return { ...(values.multiLine && { 'multi-line': on }), ...wireLengths(values) };
    case 'ENUM':
      return enumDetailsOf(values);
    case 'NUMERIC':
      return numericDetailsOf(values, context);
    case 'DATETIME':
      return {
        ...(values.dateKind !== 'date' && { time: on }),
        ...(values.dateKind === 'localTime' && { local: on }),
      };
    case 'USER':
      return {
        ...(values.members && { members: on }),
        ...(values.multiSelect && { 'multi-select': on }),
      };
  }
}

function enumDetailsOf(values: AttributeValues): AttributeDetails {
  const { min, max } = lengthsOf(values);
  const items = parseItems(values.items, { min, max, isMultiple: values.multiSelect });
  return {
    ...(values.editable && { editable: on }),
    ...(values.multiSelect && { 'multi-select': on }),
    ...(items.ok && { items: items.value }),
    ...wireLengths(values),
  };
}

function numericDetailsOf(values: AttributeValues, context: DefinitionContext): AttributeDetails {
  const min = wireLimit(values.minValue, values, context);
  const max = wireLimit(values.maxValue, values, context);
  return {
    decimal: values.decimal,
    ...(min !== undefined && { 'min-value': min }),
    ...(max !== undefined && { 'max-value': max }),
    ...(values.strip && values.decimal !== 0 && { strip: on }),
  };
}

function wireLengths(values: AttributeValues): AttributeDetails {
  const { min, max } = lengthsOf(values);
  return {
    ...(min !== undefined && { 'min-length': min }),
    ...(max !== undefined && { 'max-length': max }),
  };
}
