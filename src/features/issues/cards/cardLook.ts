import { plainText, type ListRow } from '@/lib/issueList/rowFormat';
import { itemsIn } from '@/lib/values/listItems';
import type { Attribute } from '@/protocol/attributes';
import { attributeColumn } from '@/protocol/enums';
import type { ListColumn } from '@/protocol/issues';

/** The column whose users have their initials on a card. */
interface CardPerson {
  column: number;
  hasSeveral: boolean;
}

/** What of an issue stands on a card. */
export interface CardLook {
  /** Of the cells of a row. */
  columns: readonly ListColumn[];
  /** Columns whose values stand below the name. */
  fields: readonly number[];
  /** Whose initials stand beside the number. */
  person: CardPerson | null;
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

/** That of the first attribute for users among these. */
export function personOnCards(attributes: readonly Attribute[]): CardPerson | null {
  const person = attributes.find(({ type }) => type === 'USER');
  return person
    ? { column: attributeColumn(person.id), hasSeveral: person['multi-select'] === 1 }
    : null;
}

/** The people whose initials stand on the card of a row. */
export function peopleOnCard(row: ListRow, look: CardLook): readonly string[] {
  const { person } = look;
  return person ? itemsIn(textOnCard(row, look, person.column), person.hasSeveral) : [];
}
