import { membersApi } from '@/api/endpoints/members';
import { projectsApi } from '@/api/endpoints/projects';
import { screenQuery } from '@/windows/screenQuery';
import type { ProjectParams } from '../projectQueries';

/** The address of a page about one member of a project. */
export interface MemberParams extends ProjectParams {
  userId: number;
}

/** A project with its members, for those who administer it; others are refused with 301. */
export function membersQuery({ projectId }: ProjectParams) {
  return screenQuery(projectsApi.endpoints.loadProject, {
    projectId,
    members: true,
    access: 'admin',
  });
}

/** One membership, for those who administer the project; 307 when there is none. */
export function memberQuery({ projectId, userId }: MemberParams) {
  return screenQuery(membersApi.endpoints.loadMember, { projectId, userId });
}
