/** What the pages about a user ask for. */
import { accountApi } from '@/api/endpoints/account';
import { usersApi } from '@/api/endpoints/users';
import { screenQuery } from '@/windows/screenQuery';
import type { Subject, SubjectProject } from './subject';

const { loadUser, loadUserProject } = usersApi.endpoints;
const { loadAccount } = accountApi.endpoints;

/** Name, login, address, language and global access; everybody may ask about themselves. */
export function userQuery({ userId, isAccount }: Subject) {
  return isAccount ? screenQuery(loadAccount, {}) : screenQuery(loadUser, { userId });
}

/** The same with the memberships. */
export function userDetailsQuery({ userId, isAccount }: Subject) {
  return isAccount ? screenQuery(loadAccount, { projects: true }) : userProjectsQuery({ userId });
}

/** The memberships, for those who may change them: not even one's own without being a system administrator. */
export function userProjectsQuery({ userId }: Pick<Subject, 'userId'>) {
  return screenQuery(loadUser, { userId, projects: true });
}

/** One membership, with the same restriction; 307 when there is none. */
export function userProjectQuery({ userId, projectId }: Omit<SubjectProject, 'isAccount'>) {
  return screenQuery(loadUserProject, { userId, projectId });
}
