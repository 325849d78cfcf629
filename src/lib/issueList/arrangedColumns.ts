/**
 * The columns that somebody has chosen for a list, as a short text: `1 0 1002:120px! 4` are their ids in order, of one
 * its width, and that it stays in view. A `+` before them says that the list does not show all of them by itself.
 */

const columnPattern = /(\d+):?(\w*)(!?)/g;

/** What was chosen for a column. */
export interface ColumnPlace {
  /** Of the column among those of the answer. */
  index: number;
  /** Empty where the column is as wide as its values need. */
  width?: string | undefined;
  /** Stays in view, beside the name. */
  isPinned?: boolean;
}

/** Whether columns were chosen that the list does not show by itself. */
export function wantsAllColumns(chosen: string): boolean {
  return chosen.startsWith('+');
}

/** The ids of the columns that were chosen, in their order. */
export function chosenIds(chosen: string): number[] {
  return [...chosen.matchAll(columnPattern)].map(([, id]) => Number(id));
}

/** As they were chosen, those that the answer has; all of them where nothing was. */
export function arrangeColumns<Item extends { id: number }>(
  columns: readonly Item[],
  chosen: string,
): readonly (Item & ColumnPlace)[] {
  const placed = columns.map((column, index) => ({ ...column, index }));
  const arranged = [...chosen.matchAll(columnPattern)].flatMap(([, id, width, pin]) =>
    placed
      .filter((column) => column.id === Number(id))
      .map((column) => ({ ...column, width, isPinned: pin === '!' })),
  );
  return arranged.length > 0 ? arranged : placed;
}
