import type { ApiError } from '@/protocol/apiError';
import { selectIsAuthenticated, selectIsSystemAdministrator } from '@/entities/session';
import { ApiErrorCode } from '@/protocol/errorCodes';
import type { RootState } from './rootReducer';
import type { WindowAccess } from './windowRoutes';

/** Why the user may not open a window, known without asking the server (screens 11), or null. */
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
