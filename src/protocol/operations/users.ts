import type { Access, ProjectAccess } from '../access';
import type { Changed, Id, NoPayload } from '../scalars';
import type { UserDetails, UserListItem, UserProject } from '../users';
import { mutation, query } from '../operation';

export const userOperations = {
  listUsers: query('/users/list.php', 'administrator')<NoPayload, { users: UserListItem[] }>(),
  loadUser: query('/users/load.php', 'administrator')<
    { userId: Id; projects?: boolean | undefined },
    { details: UserDetails; projects?: UserProject[] }
  >(),
  /** With an invitation the e-mail address is required and the password ignored. */
  addUser: mutation('/users/add.php', 'administrator')<
    {
      name: string;
      login: string;
      sendInvitationEmail?: boolean | undefined;
      password?: string | undefined;
      mustChangePassword?: boolean | undefined;
      email?: string | undefined;
      language?: string | undefined;
    },
    Changed & { userId: Id }
  >(),
  /** An absent e-mail address or language clears the stored one. */
  editUser: mutation('/users/edit.php', 'administrator')<
    {
      userId: Id;
      name: string;
      login: string;
      email?: string | undefined;
      language?: string | undefined;
    },
    Changed & { userId: Id }
  >(),
  editUserAccess: mutation('/users/access.php', 'administrator')<
    { userId: Id; access: Access },
    Changed
  >(),
  changePassword: mutation('/users/password/edit.php', 'administrator')<
    { userId: Id; password: string; mustChangePassword?: boolean | undefined },
    null
  >(),
  resetPassword: mutation('/users/password/reset.php', 'administrator')<{ userId: Id }, null>(),
  loadUserProject: query('/users/projects/load.php', 'administrator')<
    { userId: Id; projectId: Id },
    { userName: string; projectName: string; access: ProjectAccess }
  >(),
  /** Sets the user's access in every listed project; none removes the user. */
  editUserProjects: mutation('/users/projects/edit.php', 'administrator')<
    { userId: Id; projects: Id[]; access: Access },
    Changed
  >(),
};
