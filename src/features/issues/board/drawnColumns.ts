import type { RowWindow } from '@/ui/rowWindow';

/** So many columns are drawn whether they are in view or not: whoever listens to the page finds all of them. */
const few = 30;

/** Which columns of a board are drawn: those in view, and the one that must not go. */
export function drawnColumns(
  count: number,
  { first, end }: RowWindow,
  kept: number | undefined,
): readonly number[] {
  const all = Array.from({ length: count }, (_, index) => index);
  return count <= few
    ? all
    : all.filter((index) => (index >= first && index < end) || index === kept);
}
