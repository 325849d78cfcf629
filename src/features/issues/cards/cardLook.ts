import { plainText, type ListRow } from '@/lib/issueList/rowFormat';
import type { ListColumn } from '@/protocol/issues';

/** What of an issue stands on a card. */
export interface CardLook {
  /** Of the cells of a row. */
  columns: readonly ListColumn[];
  /** Columns whose values stand below the name. */
  fields: readonly number[];
  /** Whose initials stand beside the number. */
  person: number | null;
  /** Columns whose values have a hue. */
  chips: ReadonlySet<number>;
}

/** What a row has in a column; '' where it has none. */
export function textOnCard(
  row: ListRow,
  { columns }: CardLook,
  column: number | null | undefined,
): string {
  const cell = row.cells[columns.findIndex(({ id }) => id === column)];
  return cell ? plainText(cell) : '';
}

/** The value whose hue stands for the issue where there is room for one: the first that has any; '' without. */
export function chipOfCard(row: ListRow, look: CardLook): string {
  return textOnCard(
    row,
    look,
    look.fields.find((column) => look.chips.has(column)),
  );
}
