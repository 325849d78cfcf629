import type { Changed, Id, NoPayload } from '../scalars';
import type { UserDetails, UserProject } from '../users';
import { mutation, query } from '../operation';

export const accountOperations = {
  loadAccount: query('/account/load.php', 'user')<
    { projects?: boolean | undefined },
    { details: UserDetails; projects?: UserProject[] }
  >(),
  /** An absent field clears the stored value: always send both. */
  editAccount: mutation('/account/edit.php', 'user')<
    { email?: string | undefined; language?: string | undefined },
    Changed & { userId: Id }
  >(),
  /** `password` is the current one. */
  changeAccountPassword: mutation('/account/password/edit.php', 'user')<
    { password: string; newPassword: string },
    null
  >(),
  resetAccountPassword: mutation('/account/password/reset.php', 'user')<NoPayload, null>(),
};
