import { refuse } from '@/server/core/refusal';

/** Items joined by `, `. Code 332 for an empty item or one with a comma. */
export function splitList(text: string): string[] {
  const items = text.split(', ');
  if (items.some((item) => item === '' || item.includes(','))) refuse('InvalidFormat');
  return items;
}

/** Canonical integers joined by `,`. Code 332. */
export function splitIds(text: string): number[] {
  if (!/^(?:0|[1-9]\d{0,9})(?:,(?:0|[1-9]\d{0,9}))*$/.test(text)) refuse('InvalidFormat');
  return text.split(',').map(Number);
}

export function hasDuplicates(items: readonly unknown[]): boolean {
  return new Set(items).size < items.length;
}
