/** Attribute values on their way through a form: shown in the user's formats, sent in those of the wire. */
import type { TypeAttribute } from '@/entities/attributes';
import { formatValue, type ValueContext } from '@/lib/values/formatValues';
import type { AttributeValueInput, LoadedIssue } from '@/protocol/issues';

/** What the form shows, by attribute id. */
export type AttributeTexts = Record<string, string>;

/** Shows wire values; `wireOf` gives that of an attribute, null for none. */
export function toTexts(
  attributes: readonly TypeAttribute[],
  wireOf: (attribute: TypeAttribute) => string | null,
  context: ValueContext,
): AttributeTexts {
  return Object.fromEntries(
    attributes.map((attribute) => [
      String(attribute.attributeId),
      formatValue(attribute, wireOf(attribute), context, { multiLine: true }),
    ]),
  );
}

/** Shows the values of an issue as it was loaded. */
export function issueTexts(
  attributes: readonly TypeAttribute[],
  { attributes: values = [] }: Pick<LoadedIssue, 'attributes'>,
  context: ValueContext,
): AttributeTexts {
  const wires = new Map(values.map(({ id, value }) => [id, value]));
  return toTexts(attributes, ({ attributeId }) => wires.get(attributeId) ?? null, context);
}

/**
 * The values whose text was changed, as they are sent: the server keeps, or fills in, all others (protocol 3.6).
 *
 * @param held - what the server may have; a text that differs from any of it was changed
 */
export function changedValues(
  wires: AttributeTexts,
  { held, after }: { held: readonly AttributeTexts[]; after: AttributeTexts },
): AttributeValueInput[] {
  return Object.entries(wires)
    .filter(([id]) => held.some((texts) => after[id] !== (texts[id] ?? '')))
    .map(([id, value]) => ({ id: Number(id), value }));
}
