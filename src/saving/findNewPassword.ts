/** A password that was changed although the answer was lost. */
import { isRefusal } from '@/protocol/apiError';
import { ApiErrorCode } from '@/protocol/errorCodes';
import type { Ask, FindSaved } from './saveAttempt';

/**
 * No call says which password counts, and sending the old one again would be a wrong guess that reads like a mistake of
 * the user. A server refuses to replace a password by itself, but for a wrong one it says so: that tells them apart
 * without changing anything. A server that looks in another order never says of the old one that it is wrong, and is
 * believed nothing.
 */
export const findNewPassword: FindSaved<'changeAccountPassword'> = async ({ payload }, ask) => {
  const { password, newPassword } = payload;
  if ((await refusalOf(password, ask)) !== ApiErrorCode.IncorrectLogin) return null;
  return (await refusalOf(newPassword, ask)) === ApiErrorCode.CannotReusePassword ? {} : null;
};

/** What a server says of a password that is to be replaced by itself; of one that is no good any more, whatever it finds first. */
const answers = [
  ApiErrorCode.IncorrectLogin,
  ApiErrorCode.CannotReusePassword,
  ApiErrorCode.StringTooShort,
  ApiErrorCode.InvalidValue,
];

/** Why a password cannot be replaced by itself. */
async function refusalOf(password: string, ask: Ask): Promise<ApiErrorCode | null> {
  try {
    await ask('changeAccountPassword', { password, newPassword: password });
    return null;
  } catch (error) {
    const code = answers.find((answer) => isRefusal(error, answer));
    if (code === undefined) throw error;
    return code;
  }
}
