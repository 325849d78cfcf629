import type { Access, ProjectAccess } from './access';
import type { Changed, Id, NoPayload, Time } from './scalars';

/** `language: null` = the server's language; `email: null` = none (protocol 3.2). */
export interface UserDetails {
  id: Id;
  name: string;
  login: string;
  access: Access;
  email: string | null;
  language: string | null;
}

/** Membership in an active project; `id` is a project id, names come from the global data. */
export interface UserProject {
  id: Id;
  access: ProjectAccess;
}

export interface UserListItem {
  id: Id;
  name: string;
  login: string;
  access: Access;
  email: string | null;
  /** 1 when the user administers an active project; compare by truth, not by type (protocol 8.11). */
  projectAdmin: 0 | 1;
}

export interface RegistrationRequest {
  id: Id;
  name: string;
  login: string;
  email: string;
  date: Time;
}

export interface UserOperations {
  listUsers: { payload: NoPayload; answer: { users: UserListItem[] } };
  loadUser: {
    payload: { userId: Id; projects?: boolean | undefined };
    answer: { details: UserDetails; projects?: UserProject[] };
  };
  /** With an invitation the e-mail address is required and the password ignored. */
  addUser: {
    payload: {
      name: string;
      login: string;
      sendInvitationEmail?: boolean | undefined;
      password?: string | undefined;
      mustChangePassword?: boolean | undefined;
      email?: string | undefined;
      language?: string | undefined;
    };
    answer: Changed & { userId: Id };
  };
  /** An absent e-mail address or language clears the stored one. */
  editUser: {
    payload: {
      userId: Id;
      name: string;
      login: string;
      email?: string | undefined;
      language?: string | undefined;
    };
    answer: Changed & { userId: Id };
  };
  editUserAccess: { payload: { userId: Id; access: Access }; answer: Changed };
  changePassword: {
    payload: { userId: Id; password: string; mustChangePassword?: boolean | undefined };
    answer: null;
  };
  resetPassword: { payload: { userId: Id }; answer: null };
  loadUserProject: {
    payload: { userId: Id; projectId: Id };
    answer: { userName: string; projectName: string; access: ProjectAccess };
  };
  /** Sets the user's access in every listed project; none removes the user. */
  editUserProjects: { payload: { userId: Id; projects: Id[]; access: Access }; answer: Changed };

  listRequests: { payload: NoPayload; answer: { requests: RegistrationRequest[] } };
  loadRequest: { payload: { requestId: Id }; answer: { details: RegistrationRequest } };
  approveRequest: { payload: { requestId: Id; projects: Id[] }; answer: Changed & { userId: Id } };
  rejectRequest: { payload: { requestId: Id }; answer: null };
}
