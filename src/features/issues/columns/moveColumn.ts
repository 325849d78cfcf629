/** Columns of the list on screen change places. */
import type { CommandContext } from '@/commands/command';
import type { RootState } from '@/store/rootReducer';
import { orderSentences } from '@/ui/order/messages';
import { moveItem } from '@/ui/order/moves';
import { selectColumns } from '../list/listRows';
import { changeColumns, selectColumnChoice } from './chosenColumns';
import { partOf, withOrder } from './columnChoice';

/** The columns that one can change places with, itself among them, in their order; a column that stays first has none. */
export function columnsBeside(state: RootState, columnId: number): readonly number[] {
  const choice = selectColumnChoice(state);
  const part = partOf(choice, columnId);
  if (part === 'fixed') return [];
  return selectColumns(state)
    .map(({ id }) => id)
    .filter((id) => partOf(choice, id) === part);
}

/**
 * Moves a column, and tells its new place.
 *
 * @param to its place among those it can change places with, from 0
 */
export function moveColumn(
  { announce, dispatch, getState }: Pick<CommandContext, 'announce' | 'dispatch' | 'getState'>,
  columnId: number,
  to: number,
): void {
  const beside = columnsBeside(getState(), columnId);
  const ids = moveItem(beside, beside.indexOf(columnId), to);
  dispatch(changeColumns((choice) => withOrder(choice, ids)));
  sayPlace({ announce, getState }, columnId);
}

/** Its caption; empty where the list does not show it. */
export function columnName(state: RootState, columnId: number): string {
  return selectColumns(state).find(({ id }) => id === columnId)?.name ?? '';
}

/** Tells where a column stands among all of the list. */
export function sayPlace(
  { announce, getState }: Pick<CommandContext, 'announce' | 'getState'>,
  columnId: number,
): void {
  const name = columnName(getState(), columnId);
  const choice = selectColumnChoice(getState());
  const position = choice.findIndex(({ id }) => id === columnId) + 1;
  announce(orderSentences.moved, { name, position, count: choice.length });
}
