import type { ApiContext } from '@/api/apiContext';
import { callAhead } from '@/api/baseQuery';
import type { WiOptions } from '@/protocol/wiOptions';
import { readPath } from '@/routing/address';
import { firstPagePayload, matchList } from '@/routing/paths/lists';

/**
 * Asks for what the list at the address needs while the client is still on its way. The client asks in the same words,
 * and then finds the answers.
 */
export function sendFirstCalls({ baseURL, csrfToken, userId }: WiOptions): ApiContext {
  const context: ApiContext = { baseUrl: baseURL, userId, csrfToken, ahead: new Map() };
  const place = matchList(readPath());
  if (place) {
    const list = firstPagePayload(place);
    callAhead(context, [
      { path: '/global.php', payload: undefined },
      ...(list ? [{ path: '/issues/list.php', payload: list } as const] : []),
    ]);
  }
  return context;
}
