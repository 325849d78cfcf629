import type { ApiError } from '@/protocol/apiError';
import { selectIsAuthenticated, selectIsSystemAdministrator } from '@/entities/session';
import { ACCESS_DENIED, LOGIN_REQUIRED } from '@/protocol/callCodes';
import type { RootState } from '@/store/rootReducer';

/** Who may open a window; refused without a call to the server. */
export type WindowAccess = 'anybody' | 'login' | 'admin';

/** Why the user may not open a window, known without asking the server, or null. */
export function findAccessError(
  access: WindowAccess,
  state: Pick<RootState, 'session'>,
): ApiError | null {
  if (access === 'anybody') return null;
  if (!selectIsAuthenticated(state)) return { kind: 'api', code: LOGIN_REQUIRED };
  if (access === 'admin' && !selectIsSystemAdministrator(state)) {
    return { kind: 'api', code: ACCESS_DENIED };
  }
  return null;
}
