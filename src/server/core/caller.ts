import { Access, ANONYMOUS_ID } from '@/protocol/access';

/** Who calls. Visitors without a session have the id of nobody, an empty name and no access. */
export interface Caller {
  userId: number;
  name: string;
  login: string;
  access: Access;
  email: string | null;
  /** Own language; null = that of the server. */
  language: string | null;
  historyFilter: number;
}

/** The caller without a session. */
export const anonymousCaller: Caller = {
  userId: ANONYMOUS_ID,
  name: '',
  login: '',
  access: Access.none,
  email: null,
  language: null,
  historyFilter: 1,
};

/** Whether there is nobody to keep anything for. */
export function isVisitor({ userId }: Pick<Caller, 'userId'>): boolean {
  return userId === ANONYMOUS_ID;
}
