import type { MessageDescriptor } from 'react-intl';
import { errorMessage } from '@/i18n/errorMessages';
import type { ApiError } from '@/protocol/apiError';
import { ApiErrorCode } from '@/protocol/errorCodes';
import { formMessages } from './messages';
import type { FormError } from './useFormSubmission';

/** Statuses of a server, or of a proxy before it, that wants to be asked later. */
export const busyStatuses: readonly number[] = [429, 503];

/** The status of a proxy that takes less than the server behind it. */
const TOO_LARGE = 413;

export function hasCode(error: FormError, code: number): boolean {
  return error.kind === 'api' && error.code === code;
}

/** Why a form was not saved, in a sentence. */
export function reasonOf(error: FormError, isAuthenticated: boolean): MessageDescriptor {
  if (error.kind === 'otherUser') return formMessages.otherUser;
  if (isOwnReason(error)) return formMessages[error.kind];
  const status = 'status' in error ? error.status : 0;
  if (busyStatuses.includes(status)) return formMessages.busy;
  if (status === TOO_LARGE && !('code' in error)) return formMessages.tooLarge;
  // Loading the page again, as elsewhere, is not needed here: what is typed can be saved in the new session.
  if (hasCode(error, ApiErrorCode.InvalidCsrfToken)) return formMessages.sessionChanged;
  return errorMessage(error, isAuthenticated);
}

/** Whether the reason is one of forms only, with a text of theirs. */
function isOwnReason(error: FormError): error is Exclude<FormError, ApiError> {
  return ['noAnswer', 'savedBefore', 'tooLarge', 'waitsForServer'].includes(error.kind);
}
