import { codePoints } from '@/lib/values/codePoints';
import { maxLengths } from '@/protocol/limits';

import { refuse } from '@/server/core/refusal';

import type { AccountRules } from './accountRules';
import { checkLine } from './strings';

/**
 * A password that somebody is about to set. Length is all that is demanded of it, and that it is not the login.
 * Codes: 325, 327, 319; 326 too short, 321 the login.
 */
export function checkNewPassword(
  password: string,
  login: string,
  { minPasswordLength }: Pick<AccountRules, 'minPasswordLength'>,
): string {
  checkLine(password, maxLengths.password);
  if (codePoints(password) < minPasswordLength) refuse('StringTooShort');
  if (password.toLowerCase() === login.toLowerCase()) refuse('InvalidValue');
  return password;
}
