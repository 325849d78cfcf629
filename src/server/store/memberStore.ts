import { Access, type ProjectAccess } from '@/protocol/access';

import type { Caller } from '@/server/core/caller';
import type { Database } from '@/server/database/schema';

import { visibleProjects } from './visibility';

/** Memberships of a project. */
export async function listMembers(db: Database, projectId: number) {
  return db
    .selectFrom('members')
    .select(['userId as id', 'access'])
    .where('projectId', '=', projectId)
    .orderBy('userId')
    .execute();
}

/** Memberships of all projects the caller sees. */
export async function listVisibleMembers(db: Database, caller: Caller) {
  return db
    .selectFrom('members')
    .innerJoin(visibleProjects(db, caller).as('project'), 'project.id', 'members.projectId')
    .select(['members.projectId', 'members.userId'])
    .orderBy('members.userId')
    .execute();
}

/** Memberships of a user in active projects. */
export async function listProjectsOfUser(db: Database, userId: number) {
  return db
    .selectFrom('members')
    .innerJoin('projects', 'projects.id', 'members.projectId')
    .select(['projects.id', 'members.access'])
    .where('members.userId', '=', userId)
    .where('projects.isArchived', '=', false)
    .orderBy('projects.id')
    .execute();
}

/** null = no member. */
export async function findMemberAccess(
  db: Database,
  projectId: number,
  userId: number,
): Promise<ProjectAccess | null> {
  const member = await db
    .selectFrom('members')
    .select('access')
    .where('projectId', '=', projectId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return member?.access ?? null;
}

/** Adds, changes or (access none) removes a member. Answers whether anything changed. */
export async function setMemberAccess(
  db: Database,
  { projectId, userId, access }: { projectId: number; userId: number; access: Access },
): Promise<boolean> {
  const current = await findMemberAccess(db, projectId, userId);
  if ((current ?? Access.none) === access) return false;
  if (access === Access.none) {
    await db
      .deleteFrom('members')
      .where('projectId', '=', projectId)
      .where('userId', '=', userId)
      .execute();
  } else {
    await db
      .insertInto('members')
      .values({ projectId, userId, access })
      .onConflict((conflict) => conflict.columns(['projectId', 'userId']).doUpdateSet({ access }))
      .execute();
  }
  return true;
}

/** Names of the members of a project: what USER values limited to members may hold. */
export async function listMemberNames(db: Database, projectId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('members')
    .innerJoin('users', 'users.id', 'members.userId')
    .select('users.name')
    .where('members.projectId', '=', projectId)
    .execute();
  return rows.map(({ name }) => name);
}
