/**
 * A whole list after issues were saved: what has changed since is asked for, and put where it belongs. Whatever that does
 * not tell for sure, such as what has left the list, means that all of it is asked for again.
 */
import { Column } from '@/protocol/enums';
import type { IssueList, IssueListQuery, ListColumn, ListedIssue } from '@/protocol/issues';

/** A list whose cells go on behind those of its columns. */
export interface ListWithMore extends IssueList {
  /** The columns that the list does not show. */
  furtherColumns?: readonly ListColumn[];
}

/** The question for the issues of a list that were changed last. */
export function changesQuestion(question: IssueListQuery): IssueListQuery {
  const order = { sortColumn: Column.modifiedDate, sortAscending: false };
  return { ...question, ...order, offset: 0, limit: latestChanges, allColumns: true };
}

/** More are changed at a time by jobs, after which all is asked for. */
const latestChanges = 100;

/** The list as it is by now; null where the latest changes do not tell. */
export function withChanges(list: ListWithMore, latest: IssueList): ListWithMore | null {
  const all = [...list.columns, ...(list.furtherColumns ?? [])];
  const places = all.map(({ id, name }) =>
    latest.columns.findIndex((one) => one.id === id && one.name === name),
  );
  const hasAllColumns = list.furtherColumns !== undefined;
  if (places.includes(-1) || (hasAllColumns && all.length !== latest.columns.length)) return null;
  const byId = new Map(list.issues.map((issue) => [issue.id, issue]));
  const changed = latest.issues.filter(({ id, stamp }) => byId.get(id)?.stamp !== stamp);
  if (!tellsAll(latest, byId)) return null;
  const added = changed.filter(({ id }) => !byId.has(id));
  if (latest.totalCount !== list.issues.length + added.length) return null;
  const rows = new Map(
    changed.map((issue): [number, ListedIssue] => [
      issue.id,
      { ...issue, cells: places.map((place) => issue.cells[place] ?? '') },
    ]),
  );
  const issues = inOrder(list, rows, all);
  return issues && { ...list, issues, totalCount: issues.length };
}

/** Whether nothing has changed that is not among the latest changes: something older is among them that has not. */
function tellsAll(
  { columns, issues, totalCount }: IssueList,
  byId: ReadonlyMap<number, ListedIssue>,
): boolean {
  if (issues.length === totalCount) return true;
  const place = columns.findIndex(({ id }) => id === Column.modifiedDate);
  const timeOf = ({ cells }: ListedIssue) => Number(cells[place]);
  const oldest = Math.min(...issues.map(timeOf));
  // What is not told of was changed no later than the oldest, so before the list was read.
  return issues.some(
    (issue) => byId.get(issue.id)?.stamp === issue.stamp && timeOf(issue) > oldest,
  );
}

/** All rows, the changed ones at their places; null where these are the server's to say. */
function inOrder(
  { issues, sortColumn, sortAscending }: IssueList,
  rows: ReadonlyMap<number, ListedIssue>,
  columns: readonly ListColumn[],
): ListedIssue[] | null {
  const former = new Map(issues.map((issue) => [issue.id, issue]));
  const place = columns.findIndex(({ id }) => id === sortColumn);
  const staysAt = (row: ListedIssue) =>
    sortColumn === Column.id ||
    (place >= 0 && former.get(row.id)?.cells[place] === row.cells[place]);
  const moved = [...rows.values()].filter((row) => !former.has(row.id) || !staysAt(row));
  const stay = issues.map((issue) => rows.get(issue.id) ?? issue);
  if (moved.length === 0) return stay;
  // Of numbers the order is known. Where else a row goes depends on how the server compares.
  if (sortColumn !== Column.id) return null;
  const way = sortAscending ? 1 : -1;
  return [...stay, ...moved].sort((one, other) => way * (one.id - other.id));
}

/** How many saves of issues there were, and when the last one began. */
let saves = 0;
let savedAt = 0;

/** How many of them a list has been asked for after, by its question. */
const asked = new Map<string, number>();

/** In ms: a list that is asked for so long after a save is asked for for another reason. */
const patience = 60_000;

/** Issues are being saved: lists that are asked for again for it need not be read as a whole. */
export function noteIssuesSaved(): void {
  saves += 1;
  savedAt = Date.now();
}

/** Something is being saved that is not told by the latest changes, such as marks: lists are read as a whole again. */
export function forgetIssuesSaved(): void {
  asked.clear();
}

/** Whether issues were saved since a list was asked for last, and nothing else; from here on it was. */
export function takeSaves(question: object): boolean {
  const key = JSON.stringify(question);
  const before = asked.get(key) ?? saves;
  asked.set(key, saves);
  return before < saves && Date.now() - savedAt < patience;
}
