/** What somebody chooses of the columns of a list: pure functions. As text it is what `arrangeColumns` reads. */
import { fixedColumns, isFixed } from '@/rules/viewDefinitions';
import { clampWidth } from './columnWidths';

/** A column that is shown. */
export interface ChosenColumn {
  id: number;
  /** In px; null is as wide as its values need. */
  width: number | null;
  isPinned: boolean;
}

/** Columns as a list shows them by itself. */
export function plainColumns(ids: readonly number[]): ChosenColumn[] {
  return ids.map((id) => ({ id, width: null, isPinned: false }));
}

/** Reads a text as `choiceText` writes it. */
export function readChoice(text: string): ChosenColumn[] {
  return [...text.matchAll(/(\d+)(?::(\d+)px)?(!?)/g)].map(([, id, width, pin]) => ({
    id: Number(id),
    width: width === undefined ? null : Number(width),
    isPinned: pin === '!',
  }));
}

/**
 * The text to keep of a choice; empty where it is what the list shows by itself.
 *
 * @param own what that is; null where it is not known, as while the list is asked for with all columns
 */
export function choiceText(choice: readonly ChosenColumn[], own: readonly number[] | null): string {
  const text = textOf(choice);
  if (own && text === textOf(plainColumns(own))) return '';
  const isWider = own === null || choice.some(({ id }) => !own.includes(id));
  return isWider ? `+${text}` : text;
}

function textOf(choice: readonly ChosenColumn[]): string {
  return choice
    .map(({ id, width, isPinned }) => {
      const place = width === null ? String(id) : `${String(id)}:${String(width)}px`;
      return isPinned ? `${place}!` : place;
    })
    .join(' ');
}

/** Number and name first, and behind them those that stay in view with them. */
function inOrder(choice: readonly ChosenColumn[]): ChosenColumn[] {
  const rank = ({ id, isPinned }: ChosenColumn) => {
    const place = fixedColumns.indexOf(id);
    return place >= 0 ? place : fixedColumns.length + (isPinned ? 0 : 1);
  };
  return [...choice].sort((one, other) => rank(one) - rank(other));
}

function withColumn(
  choice: readonly ChosenColumn[],
  id: number,
  change: Partial<ChosenColumn>,
): ChosenColumn[] {
  return inOrder(choice.map((column) => (column.id === id ? { ...column, ...change } : column)));
}

/** The choice with a column of another width; null is as wide as its values need. */
export function withWidth(
  choice: readonly ChosenColumn[],
  id: number,
  width: number | null,
): ChosenColumn[] {
  return withColumn(choice, id, { width: width === null ? null : clampWidth(width) });
}

/** The choice with a column that stays in view, or does no longer. */
export function withPin(
  choice: readonly ChosenColumn[],
  id: number,
  isPinned: boolean,
): ChosenColumn[] {
  return isFixed(id) ? [...choice] : withColumn(choice, id, { isPinned });
}

/** The choice with a column or without it; number and name stay. */
export function withShown(
  choice: readonly ChosenColumn[],
  id: number,
  isShown: boolean,
): ChosenColumn[] {
  const others = choice.filter((column) => column.id !== id);
  if (!isShown) return isFixed(id) ? [...choice] : others;
  return others.length < choice.length ? [...choice] : [...choice, ...plainColumns([id])];
}

/** The choice with these columns in this order; others, as the location in a list of one folder, stay where they are. */
export function withOrder(choice: readonly ChosenColumn[], ids: readonly number[]): ChosenColumn[] {
  const known = choice.filter(({ id }) => ids.includes(id));
  const next = inOrder(known.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)));
  let place = 0;
  const places = choice.map((column) => {
    if (!ids.includes(column.id)) return column;
    place += 1;
    return next[place - 1] ?? column;
  });
  return inOrder(places);
}

/** Which columns a column can change places with: the fixed ones, those that stay in view, or all others. */
export function partOf(choice: readonly ChosenColumn[], id: number): 'fixed' | 'pinned' | 'rest' {
  if (isFixed(id)) return 'fixed';
  return choice.some((column) => column.id === id && column.isPinned) ? 'pinned' : 'rest';
}
