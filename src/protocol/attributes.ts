import type { AttributeType } from './enums';
import type { Changed, Id } from './scalars';

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

export interface AttributeOperations {
  loadAttribute: {
    payload: {
      typeId: Id;
      attributeId: Id;
      details?: boolean | undefined;
      used?: boolean | undefined;
    };
    answer: { name: string; type: AttributeType; details?: AttributeDetails; used?: boolean };
  };
  addAttribute: {
    payload: { typeId: Id; name: string; type: AttributeType; details: AttributeDetails };
    answer: Changed & { attributeId: Id };
  };
  editAttribute: {
    payload: { attributeId: Id; name: string; type: AttributeType; details: AttributeDetails };
    answer: Changed & { attributeId: Id };
  };
  deleteAttribute: { payload: { attributeId: Id; force?: boolean | undefined }; answer: null };
  /** `order`: all attribute ids of the type joined by commas. */
  reorderAttributes: { payload: { typeId: Id; order: string }; answer: Changed };
}
