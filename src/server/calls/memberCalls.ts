import { Access } from '@/protocol/access';
import { maxCounts } from '@/protocol/limits';

import { mayChangeMembership } from '@/server/access/users';
import { integer, listOf } from '@/server/core/payload';
import { refuse } from '@/server/core/refusal';
import { eventMessages } from '@/server/events/eventMessages';
import { checkAccess } from '@/server/rules/wireEnums';
import { findMemberAccess, setMemberAccess } from '@/server/store/memberStore';
import { getOwnProject, getProject } from '@/server/store/projectStore';
import { getUser } from '@/server/store/userStore';

import { audit } from './audit';
import type { CallContext } from './callContext';
import { defineCall } from './defineCall';

const accessMessages = {
  [Access.none]: eventMessages.memberRemoved,
  [Access.normal]: eventMessages.memberRegular,
  [Access.administrator]: eventMessages.memberAdministrator,
} as const;

/** Members of projects, seen from the project and from the user (protocol 3.7, 3.9). */
export const memberCalls = [
  defineCall('loadMember', {
    fields: { projectId: integer, userId: integer },
    async handle({ db, caller }, { projectId, userId }) {
      const project = await getOwnProject(db, caller, projectId);
      const user = await getUser(db, userId);
      const access = (await findMemberAccess(db, projectId, userId)) ?? refuse('UnknownUser');
      return { projectName: project.name, userName: user.name, access };
    },
  }),

  defineCall('editMembers', {
    fields: {
      projectId: integer,
      users: listOf(integer, { max: maxCounts.members }),
      access: integer,
    },
    async handle(context, { projectId, users, access: level }) {
      const { db, caller } = context;
      const access = checkAccess(level);
      const project = await getOwnProject(db, caller, projectId);
      let changed = false;
      for (const userId of new Set(users)) {
        const user = await getUser(db, userId);
        if (!mayChangeMembership(caller, userId)) refuse('AccessDenied');
        if (await setAccess(context, project, user, access)) changed = true;
      }
      return { changed };
    },
  }),

  defineCall('loadUserProject', {
    fields: { userId: integer, projectId: integer },
    async handle({ db, caller }, { userId, projectId }) {
      const user = await getUser(db, userId);
      const project = await getProject(db, caller, projectId);
      const access = (await findMemberAccess(db, projectId, userId)) ?? refuse('UnknownUser');
      return { userName: user.name, projectName: project.name, access };
    },
  }),

  defineCall('editUserProjects', {
    fields: {
      userId: integer,
      projects: listOf(integer, { max: maxCounts.members }),
      access: integer,
    },
    async handle(context, { userId, projects, access: level }) {
      const { db, caller } = context;
      const access = checkAccess(level);
      const user = await getUser(db, userId);
      let changed = false;
      for (const projectId of new Set(projects)) {
        const project = await getProject(db, caller, projectId);
        if (await setAccess(context, project, user, access)) changed = true;
      }
      return { changed };
    },
  }),
];

/** Whether it was another one before. */
async function setAccess(
  context: CallContext,
  project: { id: number; name: string },
  user: { id: number; name: string },
  access: Access,
): Promise<boolean> {
  const membership = { projectId: project.id, userId: user.id, access };
  if (!(await setMemberAccess(context.db, membership))) return false;
  await audit(context, accessMessages[access], { project: project.name, user: user.name });
  return true;
}
