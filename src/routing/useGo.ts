import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** Goes to a raw path; `replace` swaps the current history entry instead of adding one (screens 2.2). */
export type Go = (rawPath: string, options?: { replace?: boolean }) => void;

/** The way a component navigates. Going to where one already is does nothing. */
export function useGo(): Go {
  const navigate = useNavigate();
  return useCallback(
    (rawPath, { replace = false } = {}) => {
      void navigate(rawPath === '' ? '/' : rawPath, { replace });
    },
    [navigate],
  );
}
