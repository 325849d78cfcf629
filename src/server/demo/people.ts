import { Access } from '@/protocol/access';
/** A user of the demo tracker. Passwords are set at the first start. */
export interface DemoPerson {
  login: string;
  name: string;
  access: Access;
  /** null = that of the server. */
  language: string | null;
  mustChangePassword?: boolean;
}

/** In the order of their ids, which begin at 1. */
export const people = [
  { login: 'admin', name: 'Administrator', access: Access.administrator, language: null },
  { login: 'maria', name: 'Maria Lindgren', access: Access.administrator, language: null },
  { login: 'jonas', name: 'Jonas Weber', access: Access.normal, language: null },
  { login: 'priya', name: 'Priya Raman', access: Access.normal, language: null },
  { login: 'tomasz', name: 'Tomasz Zieliński', access: Access.normal, language: 'pl' },
  { login: 'chloe', name: 'Chloé Martin', access: Access.normal, language: 'fr' },
  { login: 'daniel', name: 'Daniel Okafor', access: Access.normal, language: null },
  { login: 'sofia', name: 'Sofia Rossi', access: Access.normal, language: 'it' },
  { login: 'kenji', name: 'Kenji Tanaka', access: Access.normal, language: null },
  { login: 'olivia', name: 'Olivia Brown', access: Access.normal, language: null },
  { login: 'guest', name: 'Guest Reader', access: Access.normal, language: null },
  {
    login: 'nora',
    name: 'Nora Haddad',
    access: Access.normal,
    language: null,
    mustChangePassword: true,
  },
  { login: 'lars', name: 'Lars Nygaard', access: Access.none, language: 'nb' },
] as const satisfies readonly DemoPerson[];

export type DemoLogin = (typeof people)[number]['login'];

/** The id of a user. */
export function personId(login: DemoLogin): number {
  return people.findIndex((person) => person.login === login) + 1;
}

/** The name of a user, by id. */
export function personName(userId: number): string {
  return people[userId - 1]?.name ?? '';
}
