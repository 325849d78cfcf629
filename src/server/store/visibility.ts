import { sql } from 'kysely';

import { Access, type ProjectAccess } from '@/protocol/access';

import type { Database } from '@/server/database/schema';
import type { Caller } from '@/server/http/callContext';

export function isAdministrator(caller: Pick<Caller, 'access'>): boolean {
  return caller.access === Access.administrator;
}

/** Active projects that the caller may see, with his access: a subquery to join or select from (api 0). */
export function visibleProjects(db: Database, caller: Caller) {
  const all = isAdministrator(caller);
  return db
    .selectFrom('projects')
    .leftJoin(
      (eb) =>
        eb.selectFrom('members').selectAll().where('userId', '=', caller.userId).as('membership'),
      (join) => join.onRef('membership.projectId', '=', 'projects.id'),
    )
    .select(['projects.id', 'projects.name', 'projects.nameKey', 'projects.isPublic'])
    .select(
      all
        ? sql.lit<ProjectAccess>(Access.administrator).as('access')
        : sql<ProjectAccess>`coalesce(membership.access, ${sql.lit(Access.normal)})`.as('access'),
    )
    .where('projects.isArchived', '=', false)
    .$if(!all, (query) =>
      query.where(({ or, eb }) =>
        or([eb('projects.isPublic', '=', true), eb('membership.userId', 'is not', null)]),
      ),
    );
}

/** Whether the caller administers the system or any active project: such users see all types and users (api 3.1). */
export async function administersAnything(db: Database, caller: Caller): Promise<boolean> {
  if (isAdministrator(caller)) return true;
  const project = await db
    .selectFrom('members')
    .innerJoin('projects', 'projects.id', 'members.projectId')
    .select('projects.id')
    .where('members.userId', '=', caller.userId)
    .where('members.access', '=', Access.administrator)
    .where('projects.isArchived', '=', false)
    .limit(1)
    .executeTakeFirst();
  return project !== undefined;
}
