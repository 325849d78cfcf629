/** A user of the demo tracker. Passwords are set at the first start. */
export interface DemoPerson {
  login: string;
  name: string;
  access: 0 | 1 | 2;
  /** null = that of the server. */
  language: string | null;
  mustChangePassword?: boolean;
}

/** In the order of their ids, which begin at 1. */
export const people = [
  { login: 'admin', name: 'Administrator', access: 2, language: null },
  { login: 'maria', name: 'Maria Lindgren', access: 2, language: null },
  { login: 'jonas', name: 'Jonas Weber', access: 1, language: null },
  { login: 'priya', name: 'Priya Raman', access: 1, language: null },
  { login: 'tomasz', name: 'Tomasz Zieliński', access: 1, language: 'pl' },
  { login: 'chloe', name: 'Chloé Martin', access: 1, language: 'fr' },
  { login: 'daniel', name: 'Daniel Okafor', access: 1, language: null },
  { login: 'sofia', name: 'Sofia Rossi', access: 1, language: 'it' },
  { login: 'kenji', name: 'Kenji Tanaka', access: 1, language: null },
  { login: 'olivia', name: 'Olivia Brown', access: 1, language: null },
  { login: 'guest', name: 'Guest Reader', access: 1, language: null },
  { login: 'nora', name: 'Nora Haddad', access: 1, language: null, mustChangePassword: true },
  { login: 'lars', name: 'Lars Nygaard', access: 0, language: 'nb' },
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
