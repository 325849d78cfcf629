/**
 * A whole list after issues were saved: what has changed since is asked for, and put where it belongs; one that was saved
 * here and is not among the latest changes has left the list. Whatever that does not tell for sure means that all of the
 * list is asked for again.
 */
import { Column } from '@/protocol/enums';
import type { IssueList, IssueListQuery, ListColumn, ListedIssue } from '@/protocol/issues';
import type { ApiContext } from './apiContext';

/** A list whose cells go on behind those of its columns. */
export interface ListWithMore extends IssueList {
  /** The columns that the list does not show. */
  furtherColumns?: readonly ListColumn[];
  /** Others have changed it each time it was read, so that rows may be missing. */
  isUnsure?: boolean;
}

/**
 * The question for the issues of a list that were changed last.
 *
 * @param saved - as of `withChanges`: so many more are asked for as a job has changed
 */
export function changesQuestion(
  question: IssueListQuery,
  { issues }: IssueList,
  saved: ReadonlyMap<number, number>,
): IssueListQuery {
  const order = { sortColumn: Column.modifiedDate, sortAscending: false };
  const own = issues.filter(({ id, stamp }) => stamp < (saved.get(id) ?? 0)).length;
  const limit = Math.min(latestChanges + (own > 1 ? own : 0), mostChanges);
  return { ...question, ...order, offset: 0, limit, allColumns: true };
}

/** Asked for after a save. */
const latestChanges = 100;

/** After more than these, which are as many as one call reads of a list, all is asked for. */
const mostChanges = 1_000;

/**
 * The list as it is by now; null where the latest changes do not tell.
 *
 * @param saved - stamps of what was changed from here, by issue: Infinity for one that was deleted
 */
export function withChanges(
  list: ListWithMore,
  latest: IssueList,
  saved: ReadonlyMap<number, number>,
): ListWithMore | null {
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
  const hasLeft = leaverTest(latest, saved);
  const stayed = list.issues.filter(({ id }) => !hasLeft(id));
  // Others may have left it as well.
  if (latest.totalCount !== stayed.length + added.length) return null;
  const rows = new Map(
    changed.map((issue): [number, ListedIssue] => [
      issue.id,
      { ...issue, cells: places.map((place) => issue.cells[place] ?? '') },
    ]),
  );
  const issues = inOrder({ ...list, issues: stayed }, rows, all);
  // The server counts as many, so none is missing.
  return issues && { ...list, issues, totalCount: issues.length, isUnsure: false };
}

/** Whether nothing has changed that is not among the latest changes: something older is among them that has not. */
function tellsAll(latest: IssueList, byId: ReadonlyMap<number, ListedIssue>): boolean {
  if (latest.issues.length === latest.totalCount) return true;
  // What is not told of was changed no later than the oldest, so before the list was read.
  return afterOldest(latest).some(({ id, stamp }) => byId.get(id)?.stamp === stamp);
}

/**
 * Tells of an issue that was changed from here that it is not in the list any more. It would be among the latest changes:
 * something is that was changed before it, and that is not one of the oldest ones there, of which some may be left out.
 */
function leaverTest(
  latest: IssueList,
  saved: ReadonlyMap<number, number>,
): (issueId: number) => boolean {
  const told = new Set(latest.issues.map(({ id }) => id));
  const stamps = afterOldest(latest).map(({ stamp }) => stamp);
  const first = Math.min(...stamps);
  return (issueId) => first < (saved.get(issueId) ?? 0) && !told.has(issueId);
}

/** The latest changes without the oldest of them: who changed no earlier than one of these is among them. */
function afterOldest({ columns, issues }: IssueList): ListedIssue[] {
  const place = columns.findIndex(({ id }) => id === Column.modifiedDate);
  const timeOf = ({ cells }: ListedIssue) => Number(cells[place]);
  const oldest = Math.min(...issues.map(timeOf));
  return issues.filter((issue) => timeOf(issue) > oldest);
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

/** What is known of the saves of one client, which its state need not tell. */
interface Saves {
  /** How many saves of issues there were, and when the last one began. */
  count: number;
  lastAt: number;
  /** After how many of them a list was asked for, by its question; the one asked for last is the last. */
  readonly asked: Map<string, number>;
  /** Stamps of the latest changes, by issue: Infinity for one that was deleted. */
  readonly changed: Map<number, number>;
}

const savesOf = new WeakMap<ApiContext, Saves>();

/** Lists that are known to have been asked for; others are read as a whole. More are seldom kept by the cache. */
const keptQuestions = 16;

/** In ms: a list that is asked for so long after a save is asked for for another reason. */
const patience = 60_000;

function readSaves(context: ApiContext): Saves {
  const saves = savesOf.get(context) ?? {
    count: 0,
    lastAt: 0,
    asked: new Map<string, number>(),
    changed: new Map<number, number>(),
  };
  savesOf.set(context, saves);
  return saves;
}

/** Issues are being saved: lists that are asked for again for it need not be read as a whole. */
export function noteIssuesSaved(context: ApiContext): void {
  const saves = readSaves(context);
  saves.count += 1;
  saves.lastAt = Date.now();
}

/** An issue was changed, and has this stamp since; one that was deleted has Infinity. */
export function noteChanged(context: ApiContext, issueId: number, stamp: number): void {
  setLatest(readSaves(context).changed, issueId, stamp, mostChanges);
}

/** What was noted so; issues may have changed again since. */
export function readChanged(context: ApiContext): ReadonlyMap<number, number> {
  return readSaves(context).changed;
}

/** Sets an entry that is the last one then; with too many the first ones go. */
function setLatest<Key>(map: Map<Key, number>, key: Key, value: number, most: number): void {
  map.delete(key);
  map.set(key, value);
  for (const oldest of map.keys()) {
    if (map.size <= most) return;
    map.delete(oldest);
  }
}

/** Something is being saved that is not told by the latest changes, such as marks: lists are read as a whole again. */
export function forgetIssuesSaved(context: ApiContext): void {
  savesOf.delete(context);
}

/** Whether issues were saved since a list was asked for last, and nothing else; from here on it was. */
export function takeSaves(context: ApiContext, question: object): boolean {
  const { asked, count, lastAt } = readSaves(context);
  const key = JSON.stringify(question);
  const before = asked.get(key) ?? count;
  setLatest(asked, key, count, keptQuestions);
  return before < count && Date.now() - lastAt < patience;
}
