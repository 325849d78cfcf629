import type { AttributeType } from '@/protocol/enums';

const textTypes: readonly AttributeType[] = ['TEXT', 'ENUM', 'USER'];

/** What an attribute of this type may become: its values stay as they are (protocol 3.8). */
export function exchangeableTypes(type: AttributeType): readonly AttributeType[] {
  return textTypes.includes(type) ? textTypes : [type];
}
