/** What stands in the form of an attribute, read as the definition that is sent (screens A2.4). */
import type { FieldProblem, FieldProblems } from '@/forms/fieldProblem';
import { readNumber } from '@/forms/values/readNumber';
import { readInteger } from '@/forms/values/readText';
import { readDefault } from '@/forms/values/readValue';
import { andThen, type Result, success } from '@/lib/result';
import type { ParsedValue } from '@/lib/values/parsedValue';
import { collapseSpaces } from '@/lib/values/singleLine';
import type { AttributeDetails, Flag } from '@/protocol/attributes';
import {
  checkItemLengths,
  checkItems,
  checkLengths,
  checkNumbers,
  hasLengths,
} from '@/rules/attributeDefinitions';
import type { DefinitionContext } from '@/forms/conditions/useDefinitionContext';
import { type AttributeValues, lengthRulesOf } from './attributeValues';

/** The fields that are read, as they are shown from then on. */
type Shown = Partial<
  Pick<AttributeValues, 'minLength' | 'maxLength' | 'items' | 'minValue' | 'maxValue' | 'default'>
>;

interface ReadDefinition {
  /** As far as it can be read. */
  details: AttributeDetails;
  shown: Shown;
  problems: FieldProblems;
}

const on: Flag = 1;

/** Reads all fields that count for the type, each with regard to those before it. */
export function readDefinition(
  values: AttributeValues,
  context: DefinitionContext,
): ReadDefinition {
  const details: AttributeDetails = flagsOf(values);
  const shown: Shown = {};
  const problems: Record<string, FieldProblem> = {};

  function take<Value>(
    name: keyof Shown,
    read: Result<{ text: string; wire: Value }>,
    keep: (wire: Value) => void,
  ) {
    if (!read.ok) {
      const { code, part } = read;
      problems[name] = part === undefined ? { code } : { code, part };
      return;
    }
    shown[name] = read.value.text;
    keep(read.value.wire);
  }

  if (hasLengths(lengthRulesOf(values))) {
    take('minLength', readLength(values, details, 'min-length'), (length) => {
      if (length !== null) details['min-length'] = length;
    });
    take('maxLength', readLength(values, details, 'max-length'), (length) => {
      if (length !== null) details['max-length'] = length;
    });
  }
  if (values.type === 'ENUM') {
    take('items', readItems(values.items, details), (items) => {
      details.items = items;
    });
  }
  if (values.type === 'NUMERIC') {
    take('minValue', readLimit(values.minValue, details, 'min-value', context), (limit) => {
      if (limit !== '') details['min-value'] = limit;
    });
    take('maxValue', readLimit(values.maxValue, details, 'max-value', context), (limit) => {
      if (limit !== '') details['max-value'] = limit;
    });
  }
  take('default', readDefaultOf(values, details, context), (value) => {
    if (value !== '') details.default = value;
  });
  return { details, shown, problems };
}

function flagsOf(values: AttributeValues): AttributeDetails {
  const required = { ...(values.required && { required: on }) };
  const multiSelect = { ...(values.multiSelect && { 'multi-select': on }) };
  switch (values.type) {
    case 'TEXT':
      return { ...required, ...(values.multiLine && { 'multi-line': on }) };
    case 'ENUM':
      return { ...required, ...(values.editable && { editable: on }), ...multiSelect };
    case 'NUMERIC': {
      const { decimal, strip } = values;
      return { ...required, decimal, ...(strip && decimal !== 0 && { strip: on }) };
    }
    case 'DATETIME':
      return {
        ...required,
        ...(values.dateKind !== 'date' && { time: on }),
        ...(values.dateKind === 'localTime' && { local: on }),
      };
    case 'USER':
      return { ...required, ...(values.members && { members: on }), ...multiSelect };
  }
}

/** A limit of lengths, null for none. Codes: 328, 329, 332, 338. */
function readLength(
  { type, minLength, maxLength }: AttributeValues,
  details: AttributeDetails,
  key: 'min-length' | 'max-length',
): Result<{ text: string; wire: number | null }> {
  const text = collapseSpaces(key === 'min-length' ? minLength : maxLength);
  if (text === '') return success({ text, wire: null });
  return andThen(readInteger(text), (length) =>
    andThen(checkLengths(type, { ...details, [key]: length }), () =>
      success({ text: String(length), wire: length }),
    ),
  );
}

/** The items, one on a line, without needless blanks. Codes: 319, 326, 327, 337, 345, 355. */
function readItems(
  text: string,
  details: AttributeDetails,
): Result<{ text: string; wire: string[] }> {
  const items = text
    .split(/\r?\n/)
    .map(collapseSpaces)
    .filter((item) => item !== '');
  return andThen(checkItems({ ...details, items }), () =>
    andThen(checkItemLengths({ ...details, items }), () =>
      success({ text: items.join('\n'), wire: items }),
    ),
  );
}

/** A limit of numbers, "" for none. Codes: 330 to 332, 338. */
function readLimit(
  input: string,
  details: AttributeDetails,
  key: 'min-value' | 'max-value',
  { formats }: DefinitionContext,
): Result<ParsedValue> {
  const text = collapseSpaces(input);
  if (text === '') return success({ text, wire: '' });
  return andThen(readNumber(text, { decimal: details.decimal }, formats), (limit) =>
    andThen(checkNumbers({ ...details, [key]: limit.wire }), () => success(limit)),
  );
}

/** On one line. While the items cannot be read, any value may be one of them. Codes: those of `readDefault`. */
function readDefaultOf(
  values: AttributeValues,
  details: AttributeDetails,
  context: DefinitionContext,
): Result<ParsedValue> {
  const { type } = values;
  const isOpen = type === 'ENUM' && details.items === undefined;
  const rules = { ...details, type, 'multi-line': 0, ...(isOpen && { editable: on }) };
  return readDefault(rules, values.default, context);
}
