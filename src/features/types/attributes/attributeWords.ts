/** What an attribute is, in words. */
import type { GuardedField, GuardWording } from '@/forms/confirmGuard';
import { definitionContextOf } from '@/forms/conditions/useDefinitionContext';
import type { FieldText } from '@/forms/fieldText';
import { optionWords, wordsOfValue } from '@/forms/fieldWords';
import { adminMessages } from '@/i18n/adminMessages';
import { columnMessages } from '@/i18n/columnMessages';
import type { Attribute } from '@/protocol/attributes';
import type { Answer } from '@/protocol/operations';
import { formatValue } from '@/lib/values/formatValues';
import { attributeTypeMessages } from './attributeTypeMessages';
import { type AttributeValues, valuesOf } from './attributeValues';
import { dateKinds } from './dateKinds';
import { definitionMessages } from './definitionMessages';
import { attributeMessages } from './messages';

/** As the form calls them, in its order. */
const labels: Readonly<Record<keyof AttributeValues, FieldText>> = {
  name: columnMessages.name,
  type: adminMessages.kind,
  multiLine: definitionMessages.multiLine,
  editable: definitionMessages.editable,
  multiSelect: definitionMessages.multiSelect,
  items: definitionMessages.items,
  minLength: definitionMessages.minLength,
  maxLength: definitionMessages.maxLength,
  decimal: definitionMessages.decimalPlaces,
  minValue: definitionMessages.minValue,
  maxValue: definitionMessages.maxValue,
  strip: definitionMessages.strip,
  dateKind: definitionMessages.dateFormat,
  members: definitionMessages.members,
  required: definitionMessages.required,
  default: attributeMessages.defaultValue,
};

/** All of an attribute that was loaded with its details. */
export function attributeInWords(
  { details = {}, ...answer }: Answer<'loadAttribute'>,
  { state, intl }: Omit<GuardWording<unknown>, 'params'>,
): readonly GuardedField[] {
  const values = valuesOf({ ...answer, details }, definitionContextOf(state, intl));
  const textOf: Partial<Record<keyof AttributeValues, FieldText>> = {
    type: attributeTypeMessages[values.type],
    dateKind: optionWords(dateKinds)(values.dateKind),
  };
  return Object.entries(labels).map(([name, label]) => {
    // The labels are those of the values.
    const key = name as keyof AttributeValues;
    return { label, text: textOf[key] ?? wordsOfValue(values[key], undefined) };
  });
}

/** What a list tells of an attribute, on one line. */
export function attributeOnALine(
  attribute: Attribute,
  { state, intl }: Omit<GuardWording<unknown>, 'params'>,
): string {
  const { name, type, required, default: initial = '' } = attribute;
  return [
    name,
    intl.formatMessage(attributeTypeMessages[type]),
    required === 1 && intl.formatMessage(attributeMessages.required),
    formatValue(attribute, initial, definitionContextOf(state, intl)),
  ]
    .filter(Boolean)
    .join(', ');
}
