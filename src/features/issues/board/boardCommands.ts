/** What leads to a board, and what is done with its cards. */
import { type CommandContext, defineCommand, type TargetOf } from '@/commands/command';
import { attributeColumn } from '@/protocol/enums';
import { liftCards } from '@/screen/cards';
import type { RootState } from '@/store/rootReducer';
import { BoardIcon } from '@/ui/icons';
import { fieldCommand, liftCommand } from '../cards/cardCommands';
import { carryOut } from '../cards/moveCards';
import { layoutUrl, selectLayout } from '../layouts/layout';
import { dropMeaning } from './boardModel';
import {
  boardUrl,
  placeInList,
  readPlace,
  selectAxes,
  selectBoardShape,
  selectCardFields,
  writePlace,
} from './boardView';
import { boardMessages, boardSentences } from './messages';

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

/** What the board on screen is made of; null where there is none. */
const boardOf = (state: RootState) => (isBoard(state) ? selectBoardShape(state) : null);

const axisOf = (state: RootState, { columnId }: TargetOf<'column'>) =>
  selectAxes(state).find(({ id }) => attributeColumn(id) === columnId);

export const columnsBy = defineCommand({
  id: 'board.columnsBy',
  on: 'column',
  message: boardSentences.columnsBy,
  group: 'layout',
  appliesTo: (state, target) => boardOf(state) !== null && axisOf(state, target) !== undefined,
  isCurrent: (state, target) => axisOf(state, target)?.id === boardOf(state)?.columns.id,
  href: (state, target) => {
    const columns = axisOf(state, target)?.id ?? 0;
    const lanes = boardOf(state)?.lanes?.id ?? null;
    return boardUrl(state, columns, lanes === columns ? null : lanes);
  },
});

export const lanesBy = defineCommand({
  id: 'board.lanesBy',
  on: 'column',
  message: boardSentences.lanesBy,
  group: 'layout',
  appliesTo: (state, target) => {
    const axis = axisOf(state, target);
    return axis !== undefined && axis.id !== (boardOf(state)?.columns.id ?? axis.id);
  },
  isCurrent: (state, target) => axisOf(state, target)?.id === boardOf(state)?.lanes?.id,
  href: (state, target) =>
    boardUrl(state, boardOf(state)?.columns.id ?? 0, axisOf(state, target)?.id ?? null),
});

export const noLanes = defineCommand({
  id: 'board.noLanes',
  on: 'list',
  message: boardMessages.noLanes,
  group: 'layout',
  appliesTo: (state) => boardOf(state) !== null,
  isCurrent: (state) => boardOf(state)?.lanes === null,
  href: (state) => boardUrl(state, boardOf(state)?.columns.id ?? 0, null),
});

export const boardField = fieldCommand(kind, selectCardFields);

/** What is offered above the board, apart from the ways to look at the list. */
export const boardCommands = [columnsBy, lanesBy, noLanes, boardField];

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
