/** What leads to a board, and what is done with its cards. */
import { type CommandContext, defineCommand } from '@/commands/command';
import { liftCards } from '@/screen/cards';
import type { RootState } from '@/store/rootReducer';
import { BoardIcon } from '@/ui/icons';
import { liftCommand } from '../cards/cardCommands';
import { carryOut } from '../cards/moveCards';
import { layoutUrl, selectLayout } from '../layouts/layout';
import { dropMeaning } from './boardModel';
import { placeInList, readPlace, selectAxes, selectBoardShape, writePlace } from './boardView';
import { boardMessages } from './messages';

const kind = 'board';

const isBoard = (state: RootState) => selectLayout(state).kind === kind;

export const showBoard = defineCommand({
  id: 'list.asBoard',
  on: 'list',
  message: boardMessages.board,
  icon: BoardIcon,
  group: 'layout',
  appliesTo: (state) => selectAxes(state).length > 0,
  isCurrent: isBoard,
  href: (state) => layoutUrl(state, { kind, args: isBoard(state) ? selectLayout(state).args : [] }),
});

/** By keys, or by a click where one cannot drag. */
export const liftBoardCard = liftCommand({
  kind,
  placeOf: (state, issueId) => {
    const place = isBoard(state) ? placeInList(state, issueId) : null;
    return place && writePlace(place);
  },
});

/** Puts cards at a place of the board, the one that was taken hold of first. */
export function putCards(
  context: CommandContext,
  issueIds: readonly number[],
  place: string,
): void {
  const { dispatch, getState } = context;
  const state = getState();
  const shape = selectBoardShape(state);
  const to = readPlace(place);
  const cards = issueIds.flatMap((issueId) => {
    const from = placeInList(state, issueId);
    return from ? [{ issueId, from }] : [];
  });
  const meaning = shape && to && dropMeaning(shape, cards, to);
  dispatch(liftCards(null));
  if (meaning) carryOut(context, meaning);
}
