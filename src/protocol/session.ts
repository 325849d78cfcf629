import type { ProjectAccess } from './access';
import type { Id, NoPayload } from './scalars';

/** The newest known release; addresses only when `version` is not null (protocol 3.1). */
export interface UpdateInfo {
  version: string | null;
  notesUrl?: string | null;
  downloadUrl?: string | null;
}

export interface SessionOperations {
  getInfo: {
    payload: NoPayload;
    answer: {
      serverName: string;
      serverVersion: string;
      settings: {
        locale: string;
        anonymousAccess: boolean;
        selfRegister: boolean;
        resetPassword: boolean;
      };
    };
  };
  /** Refused with 352 until a temporary password is replaced by sending `newPassword` as well. */
  login: {
    payload: { login: string; password: string; newPassword?: string | undefined };
    answer: {
      userId: Id;
      userName: string;
      userAccess: ProjectAccess;
      csrfToken: string;
      locale: string;
    };
  };
  getUpdate: { payload: NoPayload; answer: UpdateInfo };
}
