import type { Access, ProjectAccess } from './access';
import type { Id, Time } from './scalars';

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
