import type { ApiError } from '@/protocol/apiError';
import { LOGIN_REQUIRED } from '@/protocol/callCodes';

/** Nothing was done for lack of a session, and nothing will be until there is one. */
export function endsSession(error: ApiError): boolean {
  return error.kind === 'otherUser' || (error.kind === 'api' && error.code === LOGIN_REQUIRED);
}
