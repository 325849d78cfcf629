import type { Database } from '@/server/database/schema';

import {
  type ChangedIssue,
  type ChangedSince,
  type CountedFolders,
  type FolderReading,
  findChangedSince,
  findCorrections,
} from './correctionQuery';
import { createFolderMemory } from './folderMemory';
import type { IssueQueryOptions } from './issueQuery';
import { keyOfFilters } from './listCounts';

/** What is known of one folder for one reader and the filters of one query. It is never changed, only replaced. */
interface Correction extends FolderReading {
  count: number;
  /** The issues that were counted; null when they are too many to be kept. */
  ids: readonly number[] | null;
  /** When all is counted anew, on the clock of the process. */
  until: number;
}

/** Ids take room, too: about as much as a folder does. */
const idsOfWeight = 16;

/** What somebody has read of folders and not: five alerts of 300 people who see 270 folders, a few issues in each. */
const memory = createFolderMemory<Correction>(
  800_000,
  ({ ids }) => 1 + (ids?.length ?? 0) / idsOfWeight,
);

/** After so many changes in the tracker it is shorter to count than to look at each. */
const maxChanges = 20_000;

/** Milliseconds. A database that was restored under a running process may count its stamps anew. */
const maxAge = 3_600_000;

/** Of a reader and folders, as they were seen by the caller a moment ago. */
interface Readers {
  userId: number;
  folders: ReadonlyMap<number, Pick<FolderReading, 'stamp' | 'mark' | 'changes'>>;
}

/** One query, and what is still to be found out for it. */
interface Part {
  query: IssueQueryOptions;
  /** What it is remembered by; null when it cannot be. */
  key: string | null;
  issues: number;
  /** Folders in which others have changed issues since this was known. */
  behind: ReadonlyMap<number, Correction>;
  unknown: number[];
}

/**
 * What the number of all issues in folders without a mark lacks to be that of the unread ones, for each query: issues that
 * changed after the mark of their folder, less those that were read one by one since their last change, and those that
 * are unread although their folder is marked. It is remembered for each folder with the issues it is made of: where others
 * have changed issues since, these alone are looked at; where the reader has said something, or issues are gone, all are.
 */
export async function countCorrections(
  db: Database,
  queries: readonly IssueQueryOptions[],
  readers: Readers,
): Promise<number[]> {
  const parts = queries.map((query) => recall(db, query, readers));
  await bringForward(db, parts, readers);
  await countUnknown(db, parts, readers);
  return parts.map(({ issues }) => issues);
}

function recall(db: Database, query: IssueQueryOptions, { userId, folders }: Readers): Part {
  const filters = keyOfFilters(db, query);
  if (filters === null) {
    return { query, key: null, issues: 0, behind: new Map(), unknown: [...query.folderIds] };
  }
  const key = `${String(userId)} ${filters}`;
  const known = memory.use(db, key);
  const behind = new Map<number, Correction>();
  const unknown: number[] = [];
  let issues = 0;
  for (const id of query.folderIds) {
    const correction = known.get(id);
    const now = folders.get(id);
    if (correction === undefined || now === undefined || !isSameReading(correction, now)) {
      unknown.push(id);
    } else if (correction.stamp === now.stamp) {
      issues += issuesOf(correction);
    } else if (isNear(correction, now.stamp)) {
      behind.set(id, correction);
    } else {
      unknown.push(id);
    }
  }
  return { query, key, issues, behind, unknown };
}

function isSameReading(
  one: Pick<FolderReading, 'mark' | 'changes'>,
  other: Pick<FolderReading, 'mark' | 'changes'>,
): boolean {
  return one.mark === other.mark && one.changes === other.changes;
}

function isNear({ ids, stamp, until }: Correction, stampNow: number): boolean {
  const changes = stampNow - stamp;
  return ids !== null && changes > 0 && changes <= maxChanges && performance.now() < until;
}

/** Without a mark all issues are taken for unread, and these are not; with one, these are. */
function issuesOf({ mark, count }: Pick<Correction, 'count' | 'mark'>): number {
  return mark === null ? -count : count;
}

/** Folders that cannot be brought forward become unknown. */
async function bringForward(
  db: Database,
  parts: readonly Part[],
  { userId }: Readers,
): Promise<void> {
  const asked = parts.filter(({ behind }) => behind.size > 0);
  if (asked.length === 0) return;
  const since = new Map<number, number>();
  for (const [id, { stamp }] of asked.flatMap(({ behind }) => [...behind])) {
    since.set(id, Math.min(stamp, since.get(id) ?? stamp));
  }
  const changed = await findChangedSince(
    db,
    asked.map(({ query }) => query),
    { userId, since },
  );
  for (const [index, part] of asked.entries()) {
    const current = new Map<number, Correction>();
    for (const [id, former] of part.behind) {
      const correction = broughtForward(former, id, changed, changed.found[index] ?? {});
      if (correction === null) part.unknown.push(id);
      else current.set(id, correction);
    }
    keep(db, part, current);
  }
}

/** What a folder has now; null when this cannot be told by the issues that have changed alone. */
function broughtForward(
  former: Correction,
  folderId: number,
  { readings, changed }: ChangedSince,
  found: Readonly<Record<number, readonly number[]>>,
): Correction | null {
  const now = readings.get(folderId);
  if (now === undefined || former.ids === null || !isSameReading(former, now)) return null;
  const issues: readonly ChangedIssue[] = changed[folderId] ?? [];
  const hasArrived = ([, since]: ChangedIssue) => since > former.stamp;
  // Otherwise some have left the folder, and nobody knows which.
  if (former.issues + issues.filter(hasArrived).length !== now.issues) return null;
  const changedIds = new Set(issues.map(([id]) => id));
  const ids = [...former.ids.filter((id) => !changedIds.has(id)), ...(found[folderId] ?? [])];
  return { ...now, ids, count: ids.length, until: former.until };
}

/** Of so many it is shorter to look at all their issues than at each issue that somebody has read. */
const fewFolders = 0.1;

async function countUnknown(
  db: Database,
  parts: readonly Part[],
  { userId, folders }: Readers,
): Promise<void> {
  const asked = parts.filter(({ unknown }) => unknown.length > 0);
  if (asked.length === 0) return;
  const folderIds = [...new Set(asked.flatMap(({ unknown }) => unknown))];
  const counted = await findCorrections(
    db,
    asked.map(({ query, unknown }) => ({ ...query, folderIds: unknown })),
    { userId, folderIds, areFew: folderIds.length <= folders.size * fewFolders },
  );
  const until = performance.now() + maxAge;
  for (const [index, part] of asked.entries()) {
    keep(db, part, correctionsIn(counted, index, { folderIds: part.unknown, until }));
  }
}

function correctionsIn(
  { readings, found }: CountedFolders,
  index: number,
  { folderIds, until }: { folderIds: readonly number[]; until: number },
): ReadonlyMap<number, Correction> {
  const corrections = new Map<number, Correction>();
  for (const id of folderIds) {
    const reading = readings.get(id);
    if (reading === undefined) continue;
    const [count, ids] = found[index]?.[id] ?? [0, []];
    corrections.set(id, { ...reading, count, ids, until });
  }
  return corrections;
}

/** Adds what was found out to a part, and remembers it. */
function keep(db: Database, part: Part, corrections: ReadonlyMap<number, Correction>): void {
  for (const correction of corrections.values()) part.issues += issuesOf(correction);
  if (part.key !== null) memory.remember(db, part.key, corrections);
}
