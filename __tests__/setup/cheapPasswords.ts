import type * as Argon2 from '@node-rs/argon2';

/**
 * Hashes of passwords take long on purpose, and nearly every test of the server needs some. Here they cost next to
 * nothing, whatever was asked for.
 */
const library = jest.requireActual<typeof Argon2>('@node-rs/argon2');
const { hash } = library;
const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };

Object.assign(library, { hash: (password: string) => hash(password, cheap) });

/** For tests of what hashes cost: from here on to the end of the file they cost what they cost users. */
export function useRealPasswords(): void {
  Object.assign(library, { hash });
}
