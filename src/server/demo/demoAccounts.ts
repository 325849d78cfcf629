import { Access } from '@/protocol/access';

import { hashPassword, type PasswordCost } from '@/server/secrets/passwords';
import { randomText } from '@/server/secrets/randomTokens';

import { people } from './people';

/** What a person needs to try the demo. */
export interface DemoAccount {
  login: string;
  name: string;
  password: string;
  role: 'administrator' | 'user';
  mustChangePassword: boolean;
}

/** Accounts for everybody who may log in; without a common password each gets a random one. */
export function createDemoAccounts(commonPassword: string | null): DemoAccount[] {
  return people
    .filter(({ access }) => access !== Access.none)
    .map((person) => ({
      login: person.login,
      name: person.name,
      password: commonPassword ?? randomText(12),
      role: person.access === Access.administrator ? 'administrator' : 'user',
      mustChangePassword: 'mustChangePassword' in person,
    }));
}

/** The hashes by login. Equal passwords are hashed once, which keeps a start with a common one short. */
export async function hashDemoPasswords(
  accounts: readonly DemoAccount[],
  cost?: PasswordCost,
): Promise<Map<string, string>> {
  const hashes = new Map<string, Promise<string>>();
  for (const { password } of accounts) {
    if (!hashes.has(password)) hashes.set(password, hashPassword(password, cost));
  }
  return new Map(
    await Promise.all(
      accounts.map(async ({ login, password }): Promise<[string, string]> => [
        login,
        (await hashes.get(password)) ?? '',
      ]),
    ),
  );
}
