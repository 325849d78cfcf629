import { Suspense, useRef } from 'react';
import type { ApiError } from '@/protocol/apiError';
import type { MatchedWindow } from '@/store/windowRoutes';
import { LazyErrorWindow } from './lazyErrors';
import { OpenWindow } from './OpenWindow';

interface WindowHostProps {
  matched: MatchedWindow | null;
  /** What covers everything instead of the window. */
  error: ApiError | null;
}

/** The layer above the main screen: an error, the window of the path, or nothing. */
export function WindowHost({ matched, error }: WindowHostProps) {
  const scrollMemory = useRef(new Map<string, number>());

  if (error) {
    return (
      <Suspense>
        <LazyErrorWindow error={error} />
      </Suspense>
    );
  }
  if (!matched) return null;
  // Each identity is a window of its own: focus, scroll and form state start anew.
  return (
    <OpenWindow key={matched.identity} matched={matched} scrollMemory={scrollMemory.current} />
  );
}
