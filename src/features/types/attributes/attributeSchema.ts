import { type FormSchema, formSchema } from '@/forms/formSchema';
import { checkbox, checkedText, option, optionalInteger, requiredText } from '@/forms/schema';
import { type Result, success } from '@/lib/result';
import { parseNumber } from '@/lib/values/parseNumbers';
import { collapseSpaces } from '@/lib/values/singleLine';
import type { AttributeType } from '@/protocol/enums';
import { attributeLengthRange, maxLengths } from '@/protocol/limits';
import type { DefinitionContext } from '../useDefinitionContext';
import {
  type AttributeValues,
  type DateKind,
  hasLengths,
  lengthsOf,
  parseDefault,
  wireLimit,
} from './attributeValues';
import { parseItems } from './items';

/** The rules of an attribute (screens A2.4); most depend on what stands in other fields. */
export function attributeSchema(context: DefinitionContext): FormSchema<AttributeValues> {
  return { secretFields: [], check: (values) => schemaOf(values, context).check(values) };
}

function schemaOf(values: AttributeValues, context: DefinitionContext) {
  const lengths = lengthsOf(values);
  return formSchema(
    {
      name: requiredText(maxLengths.name),
      type: option<AttributeType>(),
      required: checkbox(),
      multiLine: checkbox(),
      minLength: optionalInteger(attributeLengthRange),
      maxLength: optionalInteger({
        min: lengths.min ?? attributeLengthRange.min,
        max: attributeLengthRange.max,
      }),
      editable: checkbox(),
      multiSelect: checkbox(),
      items: checkedText((text) =>
        joined(parseItems(text, { ...lengths, isMultiple: values.multiSelect })),
      ),
      decimal: option<number>(),
      minValue: limitText(values, context),
      maxValue: limitText(values, context, wireLimit(values.minValue, values, context)),
      strip: checkbox(),
      dateKind: option<DateKind>(),
      members: checkbox(),
      default: checkedText((text) => {
        const value = parseDefault(text, values, context);
        return value.ok ? success(value.value.text) : value;
      }),
    },
    {
      conditions: {
        minLength: hasLengths,
        maxLength: hasLengths,
        items: ({ type }) => type === 'ENUM',
        minValue: isNumeric,
        maxValue: isNumeric,
      },
    },
  );
}

function isNumeric({ type }: { type: AttributeType }): boolean {
  return type === 'NUMERIC';
}

function joined(items: Result<string[]>): Result<string> {
  return items.ok ? success(items.value.join('\n')) : items;
}

/** A limit of numbers, not below another. Codes: 328, 330, 331, 332. */
function limitText({ decimal }: AttributeValues, { formats }: DefinitionContext, min?: string) {
  return checkedText((text) => {
    const trimmed = collapseSpaces(text);
    if (trimmed === '') return success('');
    const parsed = parseNumber(trimmed, { decimal, ...(min !== undefined && { min }) }, formats);
    return parsed.ok ? success(parsed.value.text) : parsed;
  });
}
