import type { ApiContext } from '@/api/apiContext';
import { callAhead, type CallRequest } from '@/api/postCall';
import { parseStored, readStored } from '@/lib/browserStorage';
import { fieldsOf } from '@/lib/fieldsOf';
import { wantsAllColumns } from '@/lib/issueList/arrangedColumns';
import type { WiOptions } from '@/protocol/wiOptions';
import { readPath } from '@/routing/address';
import { columnsKey, type ListPlace, readListPlace, pagePayload } from '@/routing/paths/lists';
import { workspaceStorageKey } from './storageKeys';

/** What tells who is here and what there is. */
export const globalCall: CallRequest = { path: '/global.php', payload: undefined };

/** What tells the issues of a list, as far as can be known before the list is; null where none is selected. */
export function listCall(place: ListPlace): CallRequest | null {
  const { viewId, typeId } = place.filters;
  const page = pagePayload(place, 0);
  const allColumns = wantsAllColumns(chosenColumns(columnsKey(viewId, typeId)));
  return (
    page && { path: '/issues/list.php', payload: { ...page, ...(allColumns && { allColumns }) } }
  );
}

/**
 * Asks for what the list at the address needs while the client is still on its way. The client asks in the same words,
 * and then finds the answers.
 */
export function sendFirstCalls({ baseURL, csrfToken, userId }: WiOptions): ApiContext {
  const context: ApiContext = { baseUrl: baseURL, userId, csrfToken, ahead: new Map() };
  const place = readListPlace(readPath());
  if (place) {
    const list = listCall(place);
    callAhead(context, [globalCall, ...(list ? [list] : [])]);
  }
  return context;
}

/** What an earlier visit has chosen of the columns of a list, by `columnsKey` or `densityKey`; empty where nothing was. */
export function chosenColumns(key: string): string {
  const stored = parseStored(readStored(workspaceStorageKey));
  const chosen = fieldsOf(fieldsOf(stored)['columns'])[key];
  return typeof chosen === 'string' ? chosen : '';
}
