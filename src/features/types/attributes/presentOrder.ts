import type { Attribute } from '@/protocol/attributes';

/**
 * A chosen order of the attributes there are: who else changes the type meanwhile may have added some, which come last,
 * and deleted others. The server takes no order but a complete one (protocol 3.8).
 */
export function presentOrder(
  order: readonly number[],
  attributes: readonly Pick<Attribute, 'id'>[],
): number[] {
  const present = attributes.map(({ id }) => id);
  return [
    ...order.filter((id) => present.includes(id)),
    ...present.filter((id) => !order.includes(id)),
  ];
}
