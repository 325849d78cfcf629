import { sql } from 'kysely';

import { Access, type ProjectAccess } from '@/protocol/access';

import { isAdministrator } from '@/server/access/system';
import type { Caller } from '@/server/core/caller';
import type { Database } from '@/server/database/schema';

import { hasRow } from './hasRow';

/**
 * Active projects that the caller may see, with their access: a subquery to join or select from (protocol 0).
 * Memberships are looked up, not joined: planning a join costs the embedded database more than running it.
 */
export function visibleProjects(db: Database, caller: Caller) {
  const all = isAdministrator(caller);
  const membership = sql`(select access from members where project_id = projects.id and user_id = ${caller.userId})`;
  return db
    .selectFrom('projects')
    .select(['projects.id', 'projects.name', 'projects.nameKey', 'projects.isPublic'])
    .select(
      all
        ? sql.lit<ProjectAccess>(Access.administrator).as('access')
        : sql<ProjectAccess>`coalesce(${membership}, ${sql.lit(Access.normal)})`.as('access'),
    )
    .where('projects.isArchived', '=', false)
    .$if(!all, (query) =>
      query.where(({ or, eb }) =>
        or([eb('projects.isPublic', '=', true), eb(membership, 'is not', null)]),
      ),
    );
}

/**
 * Whether the caller administers the system or any active project: such users see all types and users (protocol 3.1).
 */
export async function administersAnything(db: Database, caller: Caller): Promise<boolean> {
  if (isAdministrator(caller)) return true;
  return hasRow(
    db
      .selectFrom('members')
      .innerJoin('projects', 'projects.id', 'members.projectId')
      .select('projects.id')
      .where('members.userId', '=', caller.userId)
      .where('members.access', '=', Access.administrator)
      .where('projects.isArchived', '=', false),
  );
}
