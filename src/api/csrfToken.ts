/** A new token for a page whose session was replaced, so that what is typed there need not be given up. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApiContext } from './apiContext';
import { type Renewal, renewSession } from './clientPage';

/** Looks who is here, and takes over the token of the session if it is still that of the user of this page. */
export function renewToken(): ThunkAction<Promise<Renewal>, unknown, ApiContext, UnknownAction> {
  return (_dispatch, _getState, context) => renewSession(context);
}
