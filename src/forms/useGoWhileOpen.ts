import { useCallback, useLayoutEffect, useRef } from 'react';
import { type Go, useGo } from '@/routing/useGo';

/** As `useGo` while the form is open: whoever has left it while it was saved is not called back by the answer. */
export function useGoWhileOpen(): Go {
  const go = useGo();
  const isOpen = useRef(false);

  // External system: the life of the form, which its save may outlast.
  useLayoutEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  return useCallback(
    (path, options) => {
      if (isOpen.current) go(path, options);
    },
    [go],
  );
}
