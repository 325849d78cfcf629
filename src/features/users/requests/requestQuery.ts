import { requestsApi } from '@/api/endpoints/requests';
import { selectSettings } from '@/entities/session';
import { type ApiError, isRefusal } from '@/protocol/apiError';
import { ApiErrorCode } from '@/protocol/errorCodes';
import type { RootState } from '@/store/rootReducer';
import { screenQuery } from '@/windows/screenQuery';

/** The address of a page about one request. */
export interface RequestParams {
  requestId: number;
}

/** Who asks for an account; 360 once it was answered. */
export function requestQuery({ requestId }: RequestParams) {
  return screenQuery(requestsApi.endpoints.loadRequest, { requestId });
}

/** The server refuses whatever is asked about requests where nobody can register. */
export function explainRequestError(error: ApiError, { state }: { state: RootState }): ApiError {
  const isMeant = isRefusal(error, ApiErrorCode.AccessDenied);
  return isMeant && !selectSettings(state).selfRegister
    ? { kind: 'unavailable', reason: 'registration' }
    : error;
}
