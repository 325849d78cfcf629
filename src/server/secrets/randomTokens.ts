import { createHash, randomBytes, randomUUID } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** An unguessable text of letters, digits, `-` and `_`; 6 random bits a character. */
export function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => alphabet.charAt(byte % alphabet.length)).join(
    '',
  );
}

export function randomId(): string {
  return randomUUID();
}

/** What the database keeps of a token or key, so that a stolen copy opens nothing. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
