import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiContext } from '@/api/apiContext';
import type { OperationName, Payload } from '@/protocol/operations';
import { askAside } from '@/saving/askAside';
import type { ScreenQuery } from './screenQuery';

/** Asks what a query of the screen asks, once more. Rejects with `ApiError`. */
export function askAgain<Result>({
  request: { name, arg },
}: ScreenQuery<Result>): ThunkAction<Promise<Result>, unknown, ApiContext, UnknownAction> {
  return async (dispatch) => {
    // Endpoints are called as their operations are, and take their payloads.
    const asking = askAside(name as OperationName, arg as Payload<OperationName>);
    return (await dispatch(asking)).result as Result;
  };
}
