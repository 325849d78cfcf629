import { type Result, failure, success } from '@/lib/result';
import { codePoints } from '@/lib/values/codePoints';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { maxLengths } from '@/protocol/limits';
import { checkLine } from '@/rules/texts';

import type { AccountRules } from './accountRules';

/**
 * A password that somebody is about to set. Length is all that is demanded of it, and that it is not the login.
 * Codes: 325, 327, 319; 326 too short, 321 the login.
 */
export function checkNewPassword(
  password: string,
  login: string,
  { minPasswordLength }: Pick<AccountRules, 'minPasswordLength'>,
): Result<string> {
  const line = checkLine(password, maxLengths.password);
  if (!line.ok) return line;
  if (codePoints(password) < minPasswordLength) return failure(ApiErrorCode.StringTooShort);
  return password.toLowerCase() === login.toLowerCase()
    ? failure(ApiErrorCode.InvalidValue)
    : success(password);
}
