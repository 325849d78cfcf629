import { hash, verify } from '@node-rs/argon2';

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

/** An argon2id hash in the usual `$argon2id$…` form, with its own random salt. */
export function hashPassword(password: string, cost = defaultPasswordCost): Promise<string> {
  return hash(password, cost);
}

/** False also for something that is no hash, such as the mark of an account without a password. */
export async function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  if (!passwordHash.startsWith('$argon2')) return false;
  return verify(passwordHash, password);
}
