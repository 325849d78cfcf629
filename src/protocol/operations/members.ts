import type { Access, ProjectAccess } from '../access';
import type { Changed, Id } from '../scalars';
import { mutation, query } from '../operation';

export const memberOperations = {
  loadMember: query('/projects/members/load.php', 'user')<
    { projectId: Id; userId: Id },
    { projectName: string; userName: string; access: ProjectAccess }
  >(),
  /** Sets the access of every listed user; none removes the user. */
  editMembers: mutation('/projects/members/edit.php', 'user')<
    { projectId: Id; users: Id[]; access: Access },
    Changed
  >(),
};
