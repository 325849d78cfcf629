import type { Changed, Id, NoPayload } from './scalars';
import type { UserDetails, UserProject } from './users';

export interface AccountOperations {
  loadAccount: {
    payload: { projects?: boolean | undefined };
    answer: { details: UserDetails; projects?: UserProject[] };
  };
  /** An absent field clears the stored value: always send both. */
  editAccount: {
    payload: { email?: string | undefined; language?: string | undefined };
    answer: Changed & { userId: Id };
  };
  /** `password` is the current one. */
  changeAccountPassword: { payload: { password: string; newPassword: string }; answer: null };
  resetAccountPassword: { payload: NoPayload; answer: null };
}
