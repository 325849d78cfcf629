/** A board as plain data: which columns and lanes it has, which issues lie where, and what putting them elsewhere means. */
import type { AttributeDetails } from '@/protocol/attributes';
import type { AttributeType } from '@/protocol/enums';
import { textKey } from '@/rules/textKey';
import type { ValueChange } from '@/screen/cardState';
import type { DropMeaning } from '../cards/moveCards';

/** What decides about an axis: an attribute of the type. */
export interface AxisAttribute extends AttributeDetails {
  readonly id: number;
  readonly name: string;
  readonly type: AttributeType;
}

/** Whether issues can be laid out by an attribute: each has one of its choices, or none. */
export function canBeAxis(attribute: AxisAttribute): boolean {
  const isChoice = attribute.type === 'ENUM' || attribute.type === 'USER';
  return isChoice && attribute['multi-select'] !== 1;
}

/** The attributes that the columns and the lanes stand for. */
export interface BoardShape<Attribute extends AxisAttribute = AxisAttribute> {
  readonly columns: Attribute;
  readonly lanes: Attribute | null;
}

/**
 * The board that an address asks for; what it asks for and there is not is chosen as a board begins: the columns by the
 * first enumeration, or the first choice of a user. Null without any.
 */
export function shapeOf<Attribute extends AxisAttribute>(
  asked: readonly (number | null)[],
  attributes: readonly Attribute[],
): BoardShape<Attribute> | null {
  const fitting = attributes.filter(canBeAxis);
  const [first, second] = asked.map((id) => fitting.find((one) => one.id === id));
  const columns = first ?? fitting.find(({ type }) => type === 'ENUM') ?? fitting[0];
  if (!columns) return null;
  return { columns, lanes: second && second !== columns ? second : null };
}

/**
 * The values of an axis in their order: those of the definition, then others that issues have, empty last. People are
 * those that issues have and those who are always there, by name.
 */
export function axisValues(
  attribute: AxisAttribute,
  present: ReadonlySet<string>,
  people: readonly string[] = [],
): string[] {
  const defined =
    attribute.type === 'USER'
      ? byName(new Set([...people, ...present]))
      : [...new Set(attribute.items ?? [])];
  const others = byName([...present].filter((value) => !defined.includes(value)));
  const named = [...defined, ...others].filter((value) => value !== '');
  const hasEmpty = attribute.required !== 1 || present.has('') || named.length === 0;
  return hasEmpty ? [...named, ''] : named;
}

function byName(values: Iterable<string>): string[] {
  const keys = new Map(Array.from(values, (value) => [value, textKey(value)]));
  return [...keys.keys()].sort((one, other) => {
    const [left = '', right = ''] = [keys.get(one), keys.get(other)];
    return left < right ? -1 : left > right ? 1 : one < other ? -1 : 1;
  });
}

/** A place on the board; the lane is null where there are none. */
export interface BoardPlace {
  readonly column: string;
  readonly lane: string | null;
}

export interface BoardLane<Issue> {
  /** Null: the board has no lanes. */
  readonly value: string | null;
  readonly total: number;
  /** By column. */
  readonly cells: readonly (readonly Issue[])[];
}

export interface BoardColumn {
  readonly value: string;
  readonly total: number;
}

export interface Board<Issue> {
  readonly columns: readonly BoardColumn[];
  readonly lanes: readonly BoardLane<Issue>[];
}

/** Lays issues out, in their order; those whose value is in neither list are left out. */
export function divideIssues<Issue>(
  issues: readonly Issue[],
  placeOf: (issue: Issue) => BoardPlace,
  values: { columns: readonly string[]; lanes: readonly string[] | null },
): Board<Issue> {
  const laneValues = values.lanes ?? [null];
  const columnAt = new Map(values.columns.map((value, index) => [value, index]));
  const laneAt = new Map(laneValues.map((value, index) => [value, index]));
  const cells = laneValues.map(() => values.columns.map((): Issue[] => []));
  for (const issue of issues) {
    const { column, lane } = placeOf(issue);
    cells[laneAt.get(lane) ?? -1]?.[columnAt.get(column) ?? -1]?.push(issue);
  }
  return {
    columns: values.columns.map((value, index) => ({
      value,
      total: sum(cells.map((lane) => lane[index]?.length ?? 0)),
    })),
    lanes: laneValues.map((value, index) => {
      const own = cells[index] ?? [];
      return { value, total: sum(own.map(({ length }) => length)), cells: own };
    }),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** The issues as one reads them: lane by lane, within it column by column. */
export function readingOrder<Issue>({ lanes }: Board<Issue>): Issue[] {
  return lanes.flatMap(({ cells }) => cells.flat());
}

/** Where an issue lies: which lane, which column, how far down. */
export interface CardPlace {
  readonly lane: number;
  readonly column: number;
  readonly row: number;
}

/** Null for an issue that is not on the board. */
export function findCard<Issue extends { id: number }>(
  { lanes }: Board<Issue>,
  issueId: number,
): CardPlace | null {
  for (const [lane, { cells }] of lanes.entries()) {
    for (const [column, issues] of cells.entries()) {
      const row = issues.findIndex(({ id }) => id === issueId);
      if (row >= 0) return { lane, column, row };
    }
  }
  return null;
}

/** Where one goes from a card. */
export type CardStep = 'up' | 'down' | 'before' | 'after' | 'first' | 'last';

/**
 * The card that a step leads to, from one: over the edge of a lane into the next, and sideways past empty columns. Null
 * where there is none.
 */
export function cardAfter<Issue>(
  board: Board<Issue>,
  { lane, column, row }: CardPlace,
  step: CardStep,
): Issue | null {
  const at = (laneIndex: number, columnIndex: number) =>
    board.lanes[laneIndex]?.cells[columnIndex] ?? [];
  const own = at(lane, column);
  switch (step) {
    case 'first':
      return own[0] ?? null;
    case 'last':
      return own.at(-1) ?? null;
    case 'up':
    case 'down': {
      const direction = step === 'up' ? -1 : 1;
      const next = own[row + direction];
      if (next) return next;
      for (let index = lane + direction; board.lanes[index]; index += direction) {
        const card = at(index, column).at(step === 'up' ? -1 : 0);
        if (card) return card;
      }
      return null;
    }
    case 'before':
    case 'after': {
      const direction = step === 'before' ? -1 : 1;
      for (let index = column + direction; board.columns[index]; index += direction) {
        const cell = at(lane, index);
        if (cell.length > 0) return cell[Math.min(row, cell.length - 1)] ?? null;
      }
      return null;
    }
  }
}

/** A place beside another, for a card that is carried; the same where the board ends. */
export function placeBeside(
  board: Board<unknown>,
  place: BoardPlace,
  step: { columns: number; lanes: number },
): BoardPlace {
  const column = board.columns.findIndex(({ value }) => value === place.column) + step.columns;
  const lane = board.lanes.findIndex(({ value }) => value === place.lane) + step.lanes;
  return {
    column: board.columns[column]?.value ?? place.column,
    lane: board.lanes[lane] ? board.lanes[lane].value : place.lane,
  };
}

/**
 * What it means to put cards at a place. One card takes the values of column and lane. Several take that of the column;
 * only where the one that was taken hold of is in it already, that of the lane. Null: nothing changes.
 */
export function dropMeaning(
  { columns, lanes }: BoardShape,
  cards: readonly { readonly issueId: number; readonly from: BoardPlace }[],
  to: BoardPlace,
): DropMeaning | null {
  const [held, ...others] = cards;
  if (!held) return null;
  const values: ValueChange[] = [];
  if (held.from.column !== to.column) {
    values.push({ attributeId: columns.id, before: held.from.column, after: to.column });
  }
  if (lanes && held.from.lane !== to.lane) {
    values.push({ attributeId: lanes.id, before: held.from.lane ?? '', after: to.lane ?? '' });
  }
  const [first] = values;
  if (others.length === 0) {
    return first ? { kind: 'one', issueId: held.issueId, values } : null;
  }
  const isOfLane = first !== undefined && first.attributeId !== columns.id;
  const change = isOfLane
    ? first
    : { attributeId: columns.id, before: held.from.column, after: to.column };
  const moved = cards.filter(({ from }) =>
    isOfLane ? from.lane !== change.after : from.column !== change.after,
  );
  if (moved.length === 0) return null;
  return {
    kind: 'several',
    attributeId: change.attributeId,
    value: change.after,
    before: moved.map(({ issueId, from }) => ({
      issueId,
      value: isOfLane ? (from.lane ?? '') : from.column,
    })),
  };
}

/** Whether a column has more cards than it should; no limit is never too much. */
export function isOverLimit(total: number, limit: number | undefined): boolean {
  return limit !== undefined && total > limit;
}
