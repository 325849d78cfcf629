import { useCallback, useState } from 'react';
import { selectPath } from '@/screen/navigation';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { createSaveMemory, type MutationEndpoint, type SaveMemory, sendSave } from './sendSave';

/**
 * A save for the handlers of a page; rejects with `ApiError`. Nothing is saved twice: sent again after an answer was
 * lost, it is looked for first, also when the form was left meanwhile. In place of RTK Query's hooks, whose other half, the query hooks, the client must not
 * use (docs/decisions/002): the first load goes without both.
 *
 * @param draftPath of the form it belongs to, where that is not the one of this address
 * @example const renameFolder = useSave(foldersApi.endpoints.renameFolder);
 */
export function useSave<Payload, Answer>(
  endpoint: MutationEndpoint<Payload, Answer>,
  draftPath?: string,
): (payload: Payload) => Promise<Answer> {
  const memory = useFormMemory(draftPath);
  const dispatch = useAppDispatch();
  return useCallback(
    (payload: Payload) => dispatch(sendSave(endpoint, payload, memory)),
    [dispatch, endpoint, memory],
  );
}

/** Lasts as long as the page; drawing does not depend on it. */
export function useSaveMemory(): SaveMemory {
  return useState(() => createSaveMemory())[0];
}

/** The same, of a form with a draft. */
function useFormMemory(draftPath?: string): SaveMemory {
  const path = useAppSelector(selectPath);
  return useState(() => createSaveMemory(draftPath ?? path))[0];
}
