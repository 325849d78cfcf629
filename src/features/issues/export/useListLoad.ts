import { useCallback, useEffect, useRef } from 'react';
import { issuesApi } from '@/api/endpoints/issues';
import type { IssueList, IssueListQuery } from '@/protocol/issues';
import { useAppDispatch } from '@/store/hooks';

/**
 * Asks for a list once, in answer to the user. The rows go to the caller alone: an export is too much to be kept in
 * the state. Leaving the page calls the request off.
 */
export function useListLoad(): (arg: IssueListQuery) => Promise<IssueList> {
  const dispatch = useAppDispatch();
  const callOff = useRef<(() => void) | null>(null);

  // External system: the request on its way.
  useEffect(
    () => () => {
      callOff.current?.();
    },
    [],
  );

  return useCallback(
    async (arg) => {
      const request = dispatch(
        issuesApi.endpoints.listIssues.initiate(arg, { subscribe: false, forceRefetch: true }),
      );
      callOff.current = () => {
        request.abort();
      };
      try {
        return await request.unwrap();
      } finally {
        callOff.current = null;
        dispatch(
          issuesApi.util.updateQueryData('listIssues', arg, (answer) => {
            answer.issues = [];
          }),
        );
      }
    },
    [dispatch],
  );
}
