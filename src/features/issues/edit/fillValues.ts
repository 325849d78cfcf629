/** Values that come from elsewhere than the keyboard, put into the form of a new issue: kept ones, and those of an address. */
import type { TypeAttribute } from '@/entities/attributes';
import { namesIn, readValue } from '@/forms/values/readValue';
import { formatValue, type ValueContext } from '@/lib/values/formatValues';
import { checkValue } from '@/rules/attributeValues';
import { defaultValue, type Occasion } from '@/rules/defaultValues';
import { readExpression } from '@/rules/expressions';
import type { AttributeTexts } from './attributeTexts';
import { keptWire } from './defaultTexts';
import type { KeptValue } from './keptValues';
import type { PrefilledValue } from './prefillText';

interface FilledTexts {
  /** By attribute id; of those that were filled in. */
  readonly texts: AttributeTexts;
  /** Names of the attributes whose value is not allowed any more, or that are gone. */
  readonly leftOut: readonly string[];
}

/** Kept values as the form shows them, `[Today]` at this moment. An attribute that needs a value by now keeps what it has in place of none. */
export function fillKept(
  kept: readonly KeptValue[],
  attributes: readonly TypeAttribute[],
  context: ValueContext,
  occasion: Occasion,
): FilledTexts {
  const texts: AttributeTexts = {};
  const leftOut: string[] = [];
  for (const { id, name, value } of kept) {
    const attribute = attributes.find(({ attributeId }) => attributeId === id);
    const wire = attribute ? resolved(attribute, value, occasion) : value;
    if (attribute && checkValue(attribute, wire, namesIn(context)).ok) {
      texts[id] = formatValue(attribute, wire, context, { multiLine: true });
    } else if (value !== '') leftOut.push(attribute?.name ?? name);
  }
  return { texts, leftOut };
}

/**
 * What is in the form, to be kept: what is not allowed is left out.
 *
 * @param defaults - what the form began with
 */
export function keepTexts(
  texts: AttributeTexts,
  attributes: readonly TypeAttribute[],
  context: ValueContext,
  defaults: AttributeTexts,
): { values: readonly KeptValue[]; leftOut: readonly string[] } {
  const read = attributes.map((attribute) => {
    const text = texts[attribute.attributeId] ?? '';
    const { attributeId: id, name } = attribute;
    const wire = wireOf(attribute, text, context);
    return {
      id,
      name,
      value: wire === null ? null : keptWire(attribute, { text, wire }, defaults),
    };
  });
  return {
    values: read.flatMap(({ value, ...rest }) => (value === null ? [] : [{ ...rest, value }])),
    leftOut: read.flatMap(({ name, value }) => (value === null ? [name] : [])),
  };
}

/** A text of the form as it travels; null where it is not allowed. That nothing is filled in yet is no fault. */
export function wireOf(
  attribute: TypeAttribute,
  text: string,
  context: ValueContext,
): string | null {
  const read = readValue({ ...attribute, required: 0 }, text, context);
  return read.ok ? read.value.wire : null;
}

/**
 * Values of an address as the form shows them. What is no value stands as it is: the form says what is wrong with it, or
 * takes it as if it had been typed.
 */
export function fillPrefilled(
  prefilled: readonly PrefilledValue[],
  attributes: readonly TypeAttribute[],
  context: ValueContext,
  occasion: Occasion,
): AttributeTexts {
  const texts: AttributeTexts = {};
  for (const { attributeId, value } of prefilled) {
    const attribute = attributes.find((one) => one.attributeId === attributeId);
    if (!attribute) continue;
    const wire = resolved(attribute, value, occasion);
    const isValue = checkValue({ ...attribute, required: 0 }, wire, namesIn(context)).ok;
    texts[attributeId] = isValue
      ? formatValue(attribute, wire, context, { multiLine: true })
      : value;
  }
  return texts;
}

/** `[Me]` for people and `[Today]` for dates mean what they mean in defaults; in texts they are texts. */
function resolved(attribute: TypeAttribute, value: string, occasion: Occasion): string {
  const expression = readExpression(attribute.type, value);
  const isMeant = ['USER', 'DATETIME'].includes(attribute.type);
  return isMeant && expression.ok && expression.value
    ? defaultValue({ ...attribute, default: value }, occasion)
    : value;
}
