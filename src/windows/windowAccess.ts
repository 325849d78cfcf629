import type { ApiError } from '@/protocol/apiError';
import { selectIsAuthenticated, selectIsSystemAdministrator } from '@/entities/session';
import { ApiErrorCode } from '@/protocol/errorCodes';
import type { RootState } from '@/store/rootReducer';

/** Who may open a window; refused without a call to the server. */
export type WindowAccess = 'anybody' | 'login' | 'admin';

/** Why the user may not open a window, known without asking the server, or null. */
export function findAccessError(
  access: WindowAccess,
  state: Pick<RootState, 'session'>,
): ApiError | null {
  if (access === 'anybody') return null;
  if (!selectIsAuthenticated(state)) return { kind: 'api', code: ApiErrorCode.LoginRequired };
  if (access === 'admin' && !selectIsSystemAdministrator(state)) {
    return { kind: 'api', code: ApiErrorCode.AccessDenied };
  }
  return null;
}
