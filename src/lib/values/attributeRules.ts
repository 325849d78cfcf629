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
