/** What one value of an issue is edited with: the fields that have to be right before the server takes it. */
import type { TypeAttribute } from '@/entities/attributes';
import { type FormSchema, formSchema, sending } from '@/forms/formSchema';
import { attributesText } from '@/forms/schema';
import type { ValueContext } from '@/lib/values/formatValues';
import type { AttributeValueInput } from '@/protocol/issues';
import { type AttributeTexts, changedValues } from './attributeTexts';

/** What the editor of a value holds: the value, and those that have to be put right with it. */
export interface ValueTexts {
  attributes: AttributeTexts;
}

/**
 * The attribute and, behind it, those whose value became invalid since: the server refuses every change of an issue
 * until they are put right (protocol 3.6).
 *
 * @param attributeId null where something else of the issue is edited
 */
export function attributesToEdit(
  attributeId: number | null,
  all: readonly TypeAttribute[],
  texts: AttributeTexts,
  context: ValueContext,
): TypeAttribute[] {
  const wrong = wrongAttributes(all, texts, context);
  const isEdited = (attribute: TypeAttribute) => attribute.attributeId === attributeId;
  return [...all.filter(isEdited), ...wrong.filter((attribute) => !isEdited(attribute))];
}

/** Those whose value the server would not take. */
export function wrongAttributes(
  all: readonly TypeAttribute[],
  texts: AttributeTexts,
  context: ValueContext,
): TypeAttribute[] {
  const { problems } = formSchema({ attributes: attributesText(all, context) }).check({
    attributes: texts,
  });
  return all.filter(({ attributeId }) => Object.hasOwn(problems, `attributes.${attributeId}`));
}

/** Sends what was changed of the values. */
export function valuesSchema(
  attributes: readonly TypeAttribute[],
  context: ValueContext,
): FormSchema<ValueTexts, AttributeValueInput[]> {
  const fields = formSchema({ attributes: attributesText(attributes, context) });
  return sending(fields, (read, { attributes: after }, held) =>
    changedValues(read.attributes, { held: held.map(({ attributes: texts }) => texts), after }),
  );
}
