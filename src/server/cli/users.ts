import { Access } from '@/protocol/access';
import { maxLengths } from '@/protocol/limits';
import { checkEmail } from '@/rules/emails';
import { checkLine } from '@/rules/texts';

import { ConfigError } from '@/server/core/configError';
import { errorMessage } from '@/server/core/errorMessage';
import { accepted, Refusal } from '@/server/core/refusal';
import type { Database } from '@/server/database/schema';
import type { AccountRules } from '@/server/rules/accountRules';
import { checkNewPassword } from '@/server/rules/newPassword';
import { hashPassword } from '@/server/secrets/passwords';
import { randomText } from '@/server/secrets/randomTokens';
import {
  addUser as storeUser,
  findAccount,
  requireFreeAccountNames,
  setPassword as storePassword,
} from '@/server/store/userStore';

export interface NewPasswordOptions {
  login: string;
  /** null = a random one that must be changed at the first login. */
  password: string | null;
  accountRules: AccountRules;
}

export interface NewUserOptions extends NewPasswordOptions {
  name: string;
  email: string | null;
  isAdministrator: boolean;
}

/** Adds a user by the rules of the protocol. Answers what to tell the administrator. */
export async function addUser(db: Database, user: NewUserOptions): Promise<string> {
  const { login, name, email, isAdministrator } = user;
  const password = user.password ?? temporaryPassword(user.accountRules);
  await explained(async () => {
    accepted(checkLine(login, maxLengths.login));
    accepted(checkLine(name, maxLengths.name));
    accepted(checkNewPassword(password, login, user.accountRules));
    if (email !== null) accepted(checkEmail(email));
    await requireFreeAccountNames(db, { login, name, email }, null);
  });
  await storeUser(db, {
    login,
    name,
    email,
    language: null,
    access: isAdministrator ? Access.administrator : Access.normal,
    passwordHash: await hashPassword(password),
    mustChangePassword: user.password === null,
  });
  return `User ${login} added.${passwordNote(user.password, password)}`;
}

/** Gives a user a new password, which ends the sessions of that user. */
export async function setPassword(
  db: Database,
  { login, password: given, accountRules }: NewPasswordOptions,
): Promise<string> {
  const account = await findAccount(db, login);
  if (account === undefined) throw new ConfigError(`There is no user with the login ${login}.`);
  const password = given ?? temporaryPassword(accountRules);
  await explained(() => accepted(checkNewPassword(password, login, accountRules)));
  await storePassword(db, account.id, {
    passwordHash: await hashPassword(password),
    mustChangePassword: given === null,
  });
  return `Password of ${login} changed.${passwordNote(given, password)}`;
}

/** As long as any that is set from here on has to be. */
function temporaryPassword({ minPasswordLength }: AccountRules): string {
  return randomText(Math.max(12, minPasswordLength));
}

function passwordNote(given: string | null, password: string): string {
  return given === null ? ` Temporary password: ${password}` : '';
}

/** A refusal by the protocol's rules in the words of the protocol, for a person at a terminal. */
async function explained(check: () => unknown): Promise<void> {
  try {
    await check();
  } catch (error) {
    if (error instanceof Refusal) throw new ConfigError(`Refused: ${errorMessage(error.code)}.`);
    throw error;
  }
}
