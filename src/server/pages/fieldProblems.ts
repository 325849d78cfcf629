import { ApiErrorCode } from '@/protocol/errorCodes';
import { maxLengths } from '@/protocol/limits';

import { Refusal } from '@/server/core/refusal';
import type { AccountRules } from '@/server/rules/accountRules';
import { checkNewPassword } from '@/server/rules/newPassword';
import { checkEmail, checkLine, checkOptionalLine } from '@/server/rules/strings';
import type { Translate } from '@/server/text/speaker';

import { ruleMessages } from './messages/ruleMessages';

/** What is wrong with a required line of text, in words; undefined when nothing is. */
export function lineProblem(text: Translate, value: string, max: number): string | undefined {
  return problemOf(() => checkLine(value, max), text, { max });
}

/** What is wrong with a password that is about to be set. */
export function newPasswordProblem(
  text: Translate,
  password: string,
  login: string,
  rules: AccountRules,
): string | undefined {
  const check = () => checkNewPassword(password, login, rules);
  return problemOf(check, text, { max: maxLengths.password, min: rules.minPasswordLength });
}

/** What is wrong with an e-mail address that may be left out. */
export function emailProblem(text: Translate, value: string): string | undefined {
  const check = () => {
    if (checkOptionalLine(value, maxLengths.email) !== '') checkEmail(value);
  };
  return problemOf(check, text, { max: maxLengths.email });
}

function problemOf(
  check: () => void,
  text: Translate,
  { max, min = 0 }: { max: number; min?: number },
): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    switch (error.code) {
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
}
