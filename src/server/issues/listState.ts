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

/**
 * The states of folders, in one row: as many rows as there are folders would cost the process more than the list. Ids come
 * and go as texts, because the plan does not depend on them.
 */
export async function loadListState(
  db: Database,
  { folderIds, userId, typeId }: { folderIds: readonly number[]; userId: number; typeId: number },
): Promise<ListState> {
  const { rows } = await sql<{ folders: string | null; initialViewId: number | null }>`
    select
      (
        select string_agg(concat_ws(' ', folder.id, folder.stamp, coalesce((
          select sum(issues) from issue_counts where attribute_id = 0 and folder_id = folder.id
        ), 0)), ',')
        from unnest(string_to_array(${folderIds.join()}, ',')::int[]) as wanted (id)
        join folders folder on folder.id = wanted.id
      ) as folders,
      (select view_id from initial_views where user_id = ${userId} and type_id = ${typeId}) as initial_view_id
  `.execute(db);
  const [row] = rows;
  return {
    folders: row?.folders ? row.folders.split(',').map(toState) : [],
    initialViewId: row?.initialViewId ?? null,
  };
}

function toState(text: string): FolderState {
  const [id = 0, stamp = 0, issues = 0] = text.split(' ').map(Number);
  return { id, stamp, issues };
}
