import { useEffect, useRef, useState } from 'react';
import { settingsApi } from '@/api/endpoints/settings';
import { useAppDispatch } from '@/store/hooks';

/** Opens the page of the provider in a window of its own; when that is done, asks the server anew and closes it. */
export function useAuthorization() {
  const dispatch = useAppDispatch();
  const popup = useRef<Window | null>(null);
  const [isBlocked, setIsBlocked] = useState(false);

  // External system: the page of the server to which the provider returns, in the other window.
  useEffect(() => {
    function handleMessage({ origin, data }: MessageEvent<unknown>) {
      if (origin !== window.location.origin || !isReturn(data)) return;
      popup.current?.close();
      popup.current = null;
      void dispatch(
        settingsApi.endpoints.loadOAuthSettings.initiate(undefined, {
          forceRefetch: true,
          subscribe: false,
        }),
      );
    }
    window.addEventListener('message', handleMessage);
    return () => {
      window.removeEventListener('message', handleMessage);
    };
  }, [dispatch]);

  return {
    /** The browser did not open the window. */
    isBlocked,
    authorize(authorizationUrl: string) {
      // The page has to find its way back, so it keeps its opener.
      popup.current = window.open(authorizationUrl, '_blank', 'popup,width=600,height=700');
      setIsBlocked(popup.current === null);
    },
  };
}

/** What the return page sends (protocol 1.4). */
function isReturn(data: unknown): boolean {
  return (
    typeof data === 'object' &&
    data !== null &&
    'authentication' in data &&
    data.authentication === 'refresh'
  );
}
