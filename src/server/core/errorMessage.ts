import { type ApiErrorCode, apiErrorName } from '@/protocol/errorCodes';

/** The English name of the code, split into words; not meant for users. */
export function errorMessage(code: ApiErrorCode): string {
  return (apiErrorName(code) ?? 'ServerError').replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
}
