import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useCallback, useEffect, useRef } from 'react';
import type { ApiContext } from '@/api/apiContext';
import { useAppDispatch } from './hooks';
import type { RootState } from './rootReducer';

interface RunningSave<Answer> {
  unwrap(): Promise<Answer>;
  abort(): void;
}

/** The shape of an RTK Query mutation that is used here. */
interface MutationEndpoint<Payload, Answer> {
  initiate(
    payload: Payload,
    options?: { track?: boolean },
  ): ThunkAction<RunningSave<Answer>, RootState, ApiContext, UnknownAction>;
}

/**
 * A save for the handlers of a page; rejects with `ApiError`. In place of RTK Query's hooks, whose other half, the
 * query hooks, the client must not use (docs/decisions/002): the first load goes without both.
 *
 * @example const renameFolder = useSave(foldersApi.endpoints.renameFolder);
 */
export function useSave<Payload, Answer>(
  endpoint: MutationEndpoint<Payload, Answer>,
): (payload: Payload) => Promise<Answer> {
  const start = useStart(endpoint);
  return useCallback((payload) => start(payload).unwrap(), [start]);
}

/** As `useSave`, for what takes long: whoever leaves the page before the end no longer wants it. */
export function useAbortableSave<Payload, Answer>(
  endpoint: MutationEndpoint<Payload, Answer>,
): (payload: Payload) => Promise<Answer> {
  const start = useStart(endpoint);
  const running = useRef<RunningSave<Answer> | null>(null);

  // External system: the request, which ends with the page.
  useEffect(
    () => () => {
      running.current?.abort();
    },
    [],
  );

  return useCallback(
    (payload) => {
      running.current = start(payload);
      return running.current.unwrap();
    },
    [start],
  );
}

function useStart<Payload, Answer>(endpoint: MutationEndpoint<Payload, Answer>) {
  const dispatch = useAppDispatch();
  return useCallback(
    // Untracked: the form knows how its own save ended, the state need not.
    (payload: Payload) => dispatch(endpoint.initiate(payload, { track: false })),
    [dispatch, endpoint],
  );
}
