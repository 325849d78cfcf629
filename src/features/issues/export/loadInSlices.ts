import { pageSizes } from '@/protocol/firstLimits';
import type { IssueList, IssueListQuery, ListedIssue } from '@/protocol/issues';

/** So often a list is read that others change meanwhile. */
const attempts = 3;

type Load = (arg: IssueListQuery) => Promise<IssueList>;
type Note = (done: number, total: number) => void;

interface LoadedList {
  list: IssueList;
  /** False where the list has changed each time it was read: rows may be missing, none is there twice. */
  isSure: boolean;
}

/**
 * Asks for a list of any length, as much at a time as a server answers. When its parts do not go together, since issues
 * came, went or moved in between, it begins again, but not for ever.
 *
 * @param note - is told how many of how many have come, while there are more
 */
export async function loadInSlices(
  load: Load,
  arg: Omit<IssueListQuery, 'limit'>,
  note: Note,
): Promise<LoadedList> {
  for (let attempt = 1; ; attempt += 1) {
    const isLast = attempt === attempts;
    const loaded = await loadOnce(load, arg, { note, isPatient: isLast });
    if (loaded.isSure || isLast) return loaded;
  }
}

/** Ends with the first sign of a change, or, patiently, with all rows that there are. */
async function loadOnce(
  load: Load,
  arg: Omit<IssueListQuery, 'limit'>,
  { note, isPatient }: { note: Note; isPatient: boolean },
): Promise<LoadedList> {
  const limit = pageSizes.csv;
  const first = await load({ ...arg, offset: 0, limit });
  const rows = new Map<number, ListedIssue>(first.issues.map((issue) => [issue.id, issue]));
  let isSure = true;
  let end = first.totalCount;
  for (let offset = limit; offset < end && (isSure || isPatient); offset += limit) {
    note(rows.size, end);
    const { issues, totalCount } = await load({ ...arg, offset, limit });
    isSure &&= totalCount === first.totalCount && issues.every(({ id }) => !rows.has(id));
    end = totalCount;
    for (const issue of issues) rows.set(issue.id, rows.get(issue.id) ?? issue);
  }
  // One answer alone is of one moment.
  isSure &&= first.totalCount <= limit || rows.size === first.totalCount;
  return { list: { ...first, issues: [...rows.values()] }, isSure };
}
