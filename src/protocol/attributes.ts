import type { AttributeType } from './enums';
import type { Id } from './scalars';

/** A switch of a definition: present only when on. */
export type Flag = 0 | 1;

/** Metadata of an attribute; which keys apply depends on its type (protocol 4.5). */
export interface AttributeDetails {
  required?: Flag;
  /** Value in wire format or an expression such as `[Today]+7`. */
  default?: string;
  'multi-line'?: Flag;
  'min-length'?: number;
  'max-length'?: number;
  items?: string[];
  editable?: Flag;
  'multi-select'?: Flag;
  /** Decimal places, 0 when absent. */
  decimal?: number;
  /** Number in wire format. */
  'min-value'?: string;
  /** Number in wire format. */
  'max-value'?: string;
  strip?: Flag;
  time?: Flag;
  local?: Flag;
  members?: Flag;
}

/** What decides how values of an attribute are read and shown. */
export interface AttributeDefinition extends AttributeDetails {
  name: string;
  type: AttributeType;
}

export interface Attribute extends AttributeDefinition {
  id: Id;
}

/** Value of one attribute of an issue in wire format (protocol 4.6); null = empty. */
export interface AttributeValue {
  id: Id;
  value: string | null;
}
