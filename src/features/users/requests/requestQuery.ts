import { requestsApi } from '@/api/endpoints/requests';
import { screenQuery } from '@/store/screenQuery';

/** The address of a page about one request. */
export interface RequestParams {
  requestId: number;
}

/** Who asks for an account; 360 once it was answered. */
export function requestQuery({ requestId }: RequestParams) {
  return screenQuery(requestsApi.endpoints.loadRequest, { requestId });
}
