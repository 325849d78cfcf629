import type { ProjectAccess } from '../access';
import type { Id, NoPayload } from '../scalars';
import type { UpdateInfo } from '../session';
import { mutation, query } from '../operation';

export const sessionOperations = {
  getInfo: query('/info.php', 'public')<
    NoPayload,
    {
      serverName: string;
      serverVersion: string;
      settings: {
        locale: string;
        anonymousAccess: boolean;
        selfRegister: boolean;
        resetPassword: boolean;
      };
    }
  >(),
  /** Refused with 352 until a temporary password is replaced by sending `newPassword` as well. */
  login: mutation('/login.php', 'public')<
    { login: string; password: string; newPassword?: string | undefined },
    {
      userId: Id;
      userName: string;
      userAccess: ProjectAccess;
      csrfToken: string;
      locale: string;
    }
  >(),
  getUpdate: query('/update.php', 'public')<NoPayload, UpdateInfo>(),
};
