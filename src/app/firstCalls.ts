import type { ApiContext } from '@/api/apiContext';
import { callAhead } from '@/api/baseQuery';
import type { WiOptions } from '@/protocol/wiOptions';
import { readPath } from '@/routing/address';
import { workspaceStorageKey } from './storageKeys';
import { columnsKey, firstPagePayload, matchList } from '@/routing/paths/lists';

/**
 * Asks for what the list at the address needs while the client is still on its way. The client asks in the same words,
 * and then finds the answers.
 */
export function sendFirstCalls({ baseURL, csrfToken, userId }: WiOptions): ApiContext {
  const context: ApiContext = { baseUrl: baseURL, userId, csrfToken, ahead: new Map() };
  const place = matchList(readPath());
  if (place) {
    const list = firstPagePayload(place);
    const { viewId, typeId } = place.filters;
    const question =
      list && wantsAllColumns(columnsKey(viewId, typeId)) ? { ...list, allColumns: true } : list;
    callAhead(context, [
      { path: '/global.php', payload: undefined },
      ...(question ? [{ path: '/issues/list.php', payload: question } as const] : []),
    ]);
  }
  return context;
}

/** Whether columns were chosen that the list does not show by itself; their text begins with `+`. */
function wantsAllColumns(key: string): boolean {
  try {
    return (window.localStorage.getItem(workspaceStorageKey) ?? '').includes(`"${key}":"+`);
  } catch {
    // Storage is forbidden.
    return false;
  }
}
