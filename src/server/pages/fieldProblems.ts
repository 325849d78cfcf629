import type { Result } from '@/lib/result';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { maxLengths } from '@/protocol/limits';
import { checkEmail } from '@/rules/emails';
import { checkLine } from '@/rules/texts';

import type { AccountRules } from '@/server/rules/accountRules';
import { checkNewPassword } from '@/server/rules/newPassword';
import type { Translate } from '@/server/text/speaker';

import { ruleMessages } from './messages/ruleMessages';

/** What is wrong with a required line of text, in words; undefined when nothing is. */
export function lineProblem(text: Translate, value: string, max: number): string | undefined {
  return problemOf(checkLine(value, max), text, { max });
}

/** What is wrong with a password that is about to be set. */
export function newPasswordProblem(
  text: Translate,
  password: string,
  login: string,
  rules: AccountRules,
): string | undefined {
  const limits = { max: maxLengths.password, min: rules.minPasswordLength };
  return problemOf(checkNewPassword(password, login, rules), text, limits);
}

/** What is wrong with an e-mail address that may be left out. */
export function emailProblem(text: Translate, value: string): string | undefined {
  return value === '' ? undefined : problemOf(checkEmail(value), text, { max: maxLengths.email });
}

function problemOf(
  checked: Result<string>,
  text: Translate,
  { max, min = 0 }: { max: number; min?: number },
): string | undefined {
  if (checked.ok) return undefined;
  switch (checked.code) {
    case ApiErrorCode.EmptyValue:
      return text(ruleMessages.empty);
    case ApiErrorCode.StringTooLong:
      return text(ruleMessages.tooLong, { max });
    case ApiErrorCode.StringTooShort:
      return text(ruleMessages.passwordTooShort, { min });
    case ApiErrorCode.InvalidValue:
      return text(ruleMessages.passwordIsLogin);
    case ApiErrorCode.InvalidEmail:
      return text(ruleMessages.email);
    default:
      return text(ruleMessages.invalid);
  }
}
