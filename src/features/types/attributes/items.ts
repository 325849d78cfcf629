import { toSingleLine } from '@/lib/values/singleLine';

/** The items of a dropdown list as far as they can be read: what is suggested while they are still being written. */
export function suggestedItems(text: string): string[] {
  const lines = text.split('\n').map(toSingleLine);
  return [...new Set(lines)].filter((line) => line !== '');
}
