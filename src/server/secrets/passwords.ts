import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

import { createSlots } from '@/server/core/slots';

/** How hard a hash is to compute. Each hash remembers its own cost, so it can be raised at any time. */
export interface PasswordCost {
  /** In KiB. */
  memoryCost: number;
  /** Passes over the memory. */
  timeCost: number;
  parallelism: number;
}

/** About 30 ms on a small server, the weakest setting that OWASP recommends for argon2id. */
const defaultPasswordCost: PasswordCost = {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/**
 * Hashes computed at once. Each keeps a core and one of the four threads busy that files are read by, too: however many
 * people log in or guess, the calls of all others find both free.
 */
export const hashesAtOnce = Math.min(3, Math.max(1, Math.floor(availableParallelism() / 2)));

let slots = createSlots(hashesAtOnce);

/** Has so many hashes computed at once from here on, in the whole process. To be called before the first one. */
export function limitHashes(count: number): void {
  slots = createSlots(count);
}

/** An argon2id hash in the usual `$argon2id$…` form, with its own random salt. Takes long: never in a transaction. */
export function hashPassword(password: string, cost = defaultPasswordCost): Promise<string> {
  return slots.run(() => hash(password, cost));
}

/**
 * False also for something that is no hash, such as the mark of an account without a password, and for null, an account
 * that there is not. All take the same time, so that it does not tell who exists. Never in a transaction.
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  const compared = passwordHash?.startsWith('$argon2') === true ? passwordHash : decoyHash;
  const isMatch = await slots.run(() => verify(compared, password));
  return isMatch && compared === passwordHash;
}

const decoyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$c29tZSBzYWx0IGZvciBub2JvZHk$7zZbrVQOwOGsPyvmPdmNZfHVMrbKXjBkiDtgCqWzfUI';
