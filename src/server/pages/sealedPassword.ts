import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

import { isWithin, lastSeconds } from '@/server/rules/timeSpan';

/** How long the step that replaces a temporary password may take, in seconds. */
const LIFETIME = 900;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * The key comes from the stored hash of the password: only the server knows it, every process of the server does,
 * and it ends with the password.
 */
function keyOf(passwordHash: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', passwordHash, '', 'issuedesk must change', 32));
}

/** Hides a password that was right, so that the next step of the login can carry it through the browser. */
export function sealPassword(
  { login, password }: { login: string; password: string },
  passwordHash: string,
  now: number,
): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(passwordHash), iv);
  const sealed = Buffer.concat([
    iv,
    cipher.update(JSON.stringify({ until: now + LIFETIME, password }), 'utf8'),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  return `${Buffer.from(login).toString('base64url')}.${sealed.toString('base64url')}`;
}

/** Whose password a state carries. */
export function loginOfSealed(state: string): string {
  return Buffer.from(state.split('.')[0] ?? '', 'base64url').toString('utf8');
}

/** The password, or null when the state was forged, belongs to another password, or is too old. */
export function openSealedPassword(
  state: string,
  passwordHash: string,
  now: number,
): string | null {
  const sealed = Buffer.from(state.split('.')[1] ?? '', 'base64url');
  if (sealed.length <= IV_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(
    'aes-256-gcm',
    keyOf(passwordHash),
    sealed.subarray(0, IV_BYTES),
  );
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    const text = Buffer.concat([
      decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)),
      decipher.final(),
    ]).toString('utf8');
    // Parse edge: only sealPassword can have written what decrypts.
    const { until, password } = JSON.parse(text) as { until: number; password: string };
    return isWithin(until - LIFETIME, lastSeconds(LIFETIME, now)) ? password : null;
  } catch {
    return null;
  }
}
