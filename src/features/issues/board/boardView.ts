/** The board on screen: what the address asks for, of the issues that the conditions leave, with cards where they were put. */
import { createSelector } from '@reduxjs/toolkit';
import { projects } from '@/entities/projects';
import { selectIsAuthenticated, selectSessionUserName } from '@/entities/session';
import { users } from '@/entities/users';

import { selectListSelection } from '@/lists/listSelection';
import { attributeColumn, columnAttributeId } from '@/protocol/enums';
import type { IssueList, ListedIssue } from '@/protocol/issues';
import { columnOfName, nameOfColumn } from '@/routing/paths/columnNames';
import { selectBoardChoices, selectLifted } from '@/screen/cards';
import type { LiftedCards } from '@/screen/cardState';
import type { RootState } from '@/store/rootReducer';
import { cellText } from '@/lib/cellMarkup';
import { personOnCards } from '../cards/cardLook';
import { mostFields } from '../cards/cardRows';
import { type NewValues, selectValuesOnTheirWay } from '../cards/newValues';
import {
  selectFilterAttributes,
  selectFilterContext,
  selectFilteredList,
} from '../filter/listFilter';
import { type LayoutChoice, layoutUrl, selectLayout } from '../layouts/layout';
import {
  axisValues,
  type Board,
  type BoardPlace,
  type BoardShape,
  canBeAxis,
  divideIssues,
  readingOrder,
  shapeOf,
} from './boardModel';

const attributeIdOf = (name: string): number | null => {
  const column = columnOfName(name);
  return column === null ? null : columnAttributeId(column);
};

/** What the columns and lanes of the board stand for; null where the type has nothing that makes columns. */
export const selectBoardShape = createSelector(
  [selectLayout, selectFilterAttributes],
  ({ args }, attributes) => shapeOf(args.map(attributeIdOf), attributes),
);

/** What a board of this type can be made of. */
export const selectAxes = createSelector([selectFilterAttributes], (attributes) =>
  attributes.filter(canBeAxis),
);

/** What the address says of a board with these columns and lanes. */
function boardChoice(columnsId: number, lanesId: number | null): LayoutChoice {
  const ids = lanesId === null ? [columnsId] : [columnsId, lanesId];
  return { kind: 'board', args: ids.map((id) => nameOfColumn(attributeColumn(id))) };
}

/** What the address would say of the board on screen. */
export function shownAxes(state: RootState): readonly string[] {
  const shape = selectBoardShape(state);
  return shape ? boardChoice(shape.columns.id, shape.lanes?.id ?? null).args : [];
}

/** Where the list stands as a board with these columns and lanes. */
export function boardUrl(state: RootState, columnsId: number, lanesId: number | null): string {
  return layoutUrl(state, boardChoice(columnsId, lanesId));
}

/** Who has a place on a board of people before an issue is theirs: oneself, and the members of the listed project. */
const selectPeople = createSelector(
  [
    (state: RootState) => selectListSelection(state).project?.projectId ?? 0,
    projects.selectEntities,
    users.selectEntities,
    (state: RootState) => (selectIsAuthenticated(state) ? selectSessionUserName(state) : null),
  ],
  (projectId, projectsById, usersById, ownName) => {
    const members = (projectsById[projectId]?.memberIds ?? []).flatMap(
      (userId) => usersById[userId]?.name ?? [],
    );
    return ownName === null ? members : [ownName, ...members];
  },
);

/** Of cards that are carried, or on their way, alone or in a job. */
const selectNewValues = createSelector(
  [selectBoardShape, selectValuesOnTheirWay, selectLifted],
  (shape, onTheirWay, lifted): NewValues => new Map([...onTheirWay, ...carried(shape, lifted)]),
);

function carried(
  shape: BoardShape | null,
  lifted: LiftedCards | null,
): [number, ReadonlyMap<number, string>][] {
  const to = lifted && readPlace(lifted.to);
  if (!shape || !to) return [];
  const values = new Map([
    [shape.columns.id, to.column],
    ...(shape.lanes && to.lane !== null ? [[shape.lanes.id, to.lane] as const] : []),
  ]);
  return lifted.issueIds.map((issueId) => [issueId, values]);
}

/** What tells the values of an issue that decide about its place, as the list has them. */
const selectListReaders = createSelector(
  [selectBoardShape, selectFilterContext],
  (shape, { columns }): Readers | null => {
    if (!shape) return null;
    const reader = (attributeId: number) => {
      const index = columns.findIndex(({ id }) => id === attributeColumn(attributeId));
      return ({ cells }: ListedIssue) => cellText(cells[index]);
    };
    return { column: reader(shape.columns.id), lane: shape.lanes && reader(shape.lanes.id) };
  },
);

/** The same with the values that issues get. */
const selectReaders = createSelector(
  [selectBoardShape, selectListReaders, selectNewValues],
  (shape, readers, newValues): Readers | null => {
    if (!shape || !readers || newValues.size === 0) return readers;
    const { columns, lanes } = shape;
    const { column, lane } = readers;
    return {
      column: (issue) => newValues.get(issue.id)?.get(columns.id) ?? column(issue),
      lane: lanes && lane && ((issue) => newValues.get(issue.id)?.get(lanes.id) ?? lane(issue)),
    };
  },
);

/** The issues where they lie; null before all of them are known, and where nothing makes columns. */
export const selectBoard = createSelector(
  [selectBoardShape, selectReaders, selectFilteredList, selectPeople],
  (shape, readers, list, people): Board<ListedIssue> | null =>
    shape && readers && list && layOut(list.issues, { shape, readers, people }),
);

interface Readers {
  column: (issue: ListedIssue) => string;
  lane: ((issue: ListedIssue) => string) | null;
}

function layOut(
  issues: readonly ListedIssue[],
  { shape, readers, people }: { shape: BoardShape; readers: Readers; people: readonly string[] },
): Board<ListedIssue> {
  const { column, lane } = readers;
  const placeOf = (issue: ListedIssue): BoardPlace => ({
    column: column(issue),
    lane: lane?.(issue) ?? null,
  });
  return divideIssues(issues, placeOf, {
    columns: axisValues(shape.columns, new Set(issues.map(column)), people),
    lanes: lane && shape.lanes && axisValues(shape.lanes, new Set(issues.map(lane)), people),
  });
}

/** The place of an issue as the list has it, be it carried elsewhere or not; null for one that is not in it. */
export function placeInList(state: RootState, issueId: number): BoardPlace | null {
  const readers = selectListReaders(state);
  const issue = selectFilteredList(state)?.issues.find(({ id }) => id === issueId);
  if (!readers || !issue) return null;
  return { column: readers.column(issue), lane: readers.lane?.(issue) ?? null };
}

/** A place as a text. */
export function writePlace({ column, lane }: BoardPlace): string {
  return JSON.stringify([column, lane]);
}

/** The place that a text of `writePlace` stands for; null for one of another layout. */
export function readPlace(text: string): BoardPlace | null {
  if (!text.startsWith('[')) return null;
  const [column, lane] = JSON.parse(text) as [string, string | null];
  return { column, lane };
}

/** The issues as one reads the board. */
const selectOrder = createSelector([selectBoard], (board) => board && readingOrder(board));

export function boardOrder(state: RootState, { issues }: IssueList): readonly ListedIssue[] {
  return selectOrder(state) ?? issues;
}

/** The columns whose values stand on the cards: those chosen, else the first enumerations that make no columns. */
export const selectCardFields = createSelector(
  [
    selectBoardShape,
    selectFilterAttributes,
    (state: RootState) =>
      selectBoardChoices(state, selectListSelection(state).type?.typeId ?? 0).fields,
  ],
  (shape, attributes, chosen): readonly number[] => {
    const isAxis = ({ id }: { id: number }) => id === shape?.columns.id || id === shape?.lanes?.id;
    const usual = attributes
      .filter((attribute) => attribute.type === 'ENUM' && !isAxis(attribute))
      .slice(0, 1)
      .map(({ id }) => attributeColumn(id));
    return (chosen ?? usual).slice(0, mostFields);
  },
);

/** Whose initials stand on the cards: of the first attribute for users that makes neither columns nor lanes. */
export const selectPersonOnCards = createSelector(
  [selectBoardShape, selectFilterAttributes],
  (shape, attributes) =>
    personOnCards(
      attributes.filter(({ id }) => id !== shape?.columns.id && id !== shape?.lanes?.id),
    ),
);
