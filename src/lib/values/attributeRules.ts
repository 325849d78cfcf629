/**
 * What an attribute demands of its values: the wire definition of an attribute fits in (protocol 4.5).
 * Flags are 0 or 1, absent ones are 0.
 */
export interface AttributeRules {
  readonly type: string;
  readonly required?: number | undefined;
  readonly default?: string | undefined;
  readonly 'multi-line'?: number | undefined;
  readonly 'min-length'?: number | undefined;
  readonly 'max-length'?: number | undefined;
  readonly items?: readonly string[] | undefined;
  readonly editable?: number | undefined;
  readonly 'multi-select'?: number | undefined;
  readonly decimal?: number | undefined;
  readonly 'min-value'?: string | undefined;
  readonly 'max-value'?: string | undefined;
  readonly strip?: number | undefined;
  readonly time?: number | undefined;
  readonly local?: number | undefined;
  readonly members?: number | undefined;
}

/** Longest value of any attribute. */
const VALUE_MAX_LENGTH = 255;

/** Longest text that the input of an attribute takes. */
export function maxLengthOf(attribute: AttributeRules): number {
  const hasOwnLimit = attribute.type === 'TEXT' || attribute.type === 'ENUM';
  return (hasOwnLimit ? attribute['max-length'] : undefined) ?? VALUE_MAX_LENGTH;
}
