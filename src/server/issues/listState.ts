import { sql } from 'kysely';

import type { Database } from '@/server/database/schema';

/** A folder with what changes there all the time. */
export interface FolderState {
  id: number;
  /** The highest of its issues. */
  stamp: number;
  issues: number;
}

/** What every list asks for at its moment. */
export interface ListState {
  /** Without those that have just been deleted. */
  folders: FolderState[];
  /** What the caller's list of the type begins with; null = no view. */
  initialViewId: number | null;
}

/** All folders as they were when a stamp was the highest one, or later. */
interface KnownFolders {
  /** Every folder with a higher one may have changed. */
  stamp: number;
  /** How often definitions had been changed, folders among them. */
  changes: number;
  until: number;
  states: Map<number, FolderState>;
}

/** Milliseconds. A database that was restored under a running process may count its stamps anew. */
const maxAge = 60_000;

const memories = new WeakMap<Database, KnownFolders>();

/**
 * The states of folders. Whatever happens to an issue gives its folder the highest stamp of all, so only the folders are
 * asked for that have a higher one than the last time: there are hundreds, and each list asks.
 */
export async function loadListState(
  db: Database,
  { folderIds, userId, typeId }: { folderIds: readonly number[]; userId: number; typeId: number },
): Promise<ListState> {
  const known = recall(db);
  const { initialViewId, ...answer } = await askState(db, known, { userId, typeId });
  const { states } = answer.isWhole ? remember(db, answer) : update(known, answer);
  return { folders: folderIds.flatMap((id) => states.get(id) ?? []), initialViewId };
}

/** A folder that has just been made has no number of changes in common with those that are known. */
const nothing: Omit<KnownFolders, 'states'> = { stamp: -1, changes: -1, until: 0 };

function recall(db: Database): KnownFolders {
  const known = memories.get(db);
  const isGood = known !== undefined && performance.now() < known.until;
  return isGood ? known : { ...nothing, states: new Map<number, FolderState>() };
}

interface StateAnswer {
  stamp: number;
  changes: number;
  /** Whether these are all folders, and not those alone that have changed. */
  isWhole: boolean;
  folders: string | null;
}

/** In one row: as many rows as there are folders would cost the process more than the list. */
async function askState(
  db: Database,
  known: KnownFolders,
  { userId, typeId }: { userId: number; typeId: number },
): Promise<StateAnswer & { initialViewId: number | null }> {
  const { rows } = await sql<StateAnswer & { initialViewId: number | null }>`
    select
      stamp, changes, is_whole,
      (
        select string_agg(concat_ws(' ', folder.id, folder.stamp, coalesce((
          select sum(issues) from issue_counts where attribute_id = 0 and folder_id = folder.id
        ), 0)), ',')
        from folders folder where is_whole or folder.stamp > ${known.stamp}
      ) as folders,
      (select view_id from initial_views where user_id = ${userId} and type_id = ${typeId}) as initial_view_id
    from (
      select stamp, changes, (changes <> ${known.changes} or stamp < ${known.stamp}) as is_whole
      from (
        select
          (select value from counters where name = 'stamp') as stamp,
          coalesce((select changes from definition_changes), 0) as changes
      ) counted
    ) now
  `.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The database does not say how far it has come');
  return row;
}

function remember(db: Database, { stamp, changes, folders }: StateAnswer): KnownFolders {
  const now: KnownFolders = {
    stamp,
    changes,
    until: performance.now() + maxAge,
    states: new Map(statesIn(folders).map((state) => [state.id, state])),
  };
  // What was asked for earlier may be answered later.
  const known = recall(db);
  if (changes > known.changes || (changes === known.changes && stamp >= known.stamp)) {
    memories.set(db, now);
  }
  return now;
}

/** Others may have brought it further meanwhile: what has changed since an earlier stamp is part of that. */
function update(known: KnownFolders, { stamp, folders }: StateAnswer): KnownFolders {
  for (const state of statesIn(folders)) {
    const { stamp: last = -1 } = known.states.get(state.id) ?? {};
    if (state.stamp > last) known.states.set(state.id, state);
  }
  known.stamp = Math.max(known.stamp, stamp);
  return known;
}

function statesIn(folders: string | null): FolderState[] {
  return folders ? folders.split(',').map(toState) : [];
}

function toState(text: string): FolderState {
  const [id = 0, stamp = 0, issues = 0] = text.split(' ').map(Number);
  return { id, stamp, issues };
}
