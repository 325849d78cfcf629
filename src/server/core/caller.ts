/** Who calls. Visitors without a session have user id 0, an empty name and access 0. */
export interface Caller {
  userId: number;
  name: string;
  login: string;
  access: number;
  email: string | null;
  /** Own language; null = that of the server. */
  language: string | null;
  historyFilter: number;
}

/** The caller without a session. */
export const anonymousCaller: Caller = {
  userId: 0,
  name: '',
  login: '',
  access: 0,
  email: null,
  language: null,
  historyFilter: 1,
};
