/** A new token for a page whose session was replaced, so that what is typed there need not be given up. */
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { isWiOptions } from '@/protocol/wiOptions';
import type { ApiContext } from './apiContext';

/** `renewed`: calls may be repeated. `otherUser`: they would be made in somebody else's name. */
export type TokenOutcome = 'renewed' | 'otherUser' | 'loggedOut' | 'unreachable';

/** Reads the client page again (api 1.3) and takes over its token if the session is still that of the same user. */
export function renewToken(
  userId: number,
): ThunkAction<Promise<TokenOutcome>, unknown, ApiContext, UnknownAction> {
  return async (_dispatch, _getState, context) => {
    const page = await loadClientPage(context.baseUrl);
    if (page === null) return 'unreachable';
    const options = readOptions(page);
    // Without a session the server answers with the login page, which has no options, or as to a visitor.
    if (!isWiOptions(options)) return 'loggedOut';
    if (options.userId !== userId) return options.userId === 0 ? 'loggedOut' : 'otherUser';
    context.csrfToken = options.csrfToken;
    return 'renewed';
  };
}

async function loadClientPage(baseUrl: string): Promise<string | null> {
  try {
    const response = await fetch(`${baseUrl}/client/index.php`, {
      credentials: 'same-origin',
      cache: 'no-store',
    });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

function readOptions(page: string): unknown {
  const json = /__WI_OPTIONS\s*=\s*(\{[^<]*\})/.exec(page)?.[1];
  try {
    return json === undefined ? null : (JSON.parse(json) as unknown);
  } catch {
    return null;
  }
}
