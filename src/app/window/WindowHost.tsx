import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '@/protocol/apiError';
import { issuePaths } from '@/routing/paths/issues';
import type { OpenWindow } from '@/windows/openWindow';
import { ShownContext } from '@/ui/ShownContext';
import { LazyErrorWindow } from './lazyErrors';
import { RestingStore } from './RestingStore';
import { WindowView } from './WindowView';

interface WindowHostProps {
  matched: OpenWindow | null;
  /** The window of the path, which may lead on to another before it is ever shown. */
  wanted: OpenWindow | null;
  /** Where closing a window leads. */
  closePath: string;
  /** An issue stands beside the list; none is kept out of sight then, since places in it would be there twice. */
  hasPane: boolean;
  /** What covers everything instead of the window. */
  error: ApiError | null;
}

/**
 * The layer above the main screen: an error, the window of the path, or nothing. A window that is often come back to
 * stays built and laid out, out of sight, until another of its kind takes its place (decision 025).
 */
export function WindowHost({ matched, wanted, closePath, hasPane, error }: WindowHostProps) {
  const scrollMemory = useRef(new Map<string, number>());
  const [kept, setKept] = useState<OpenWindow | null>(null);
  if (matched?.isKept && matched !== kept) setKept(matched);
  if (hasPane && kept) setKept(null);

  useEffect(() => {
    if (!wanted) {
      scrollMemory.current.clear();
      return;
    }
    // Whoever comes to an issue by its number alone starts at its top (screens 10.9).
    const item = issuePaths.item.match(wanted.identity);
    if (item) scrollMemory.current.delete(issuePaths.issueDetails.url({ issueId: item.itemId }));
  }, [wanted]);

  // Each identity is a window of its own: focus, scroll and form state start anew.
  const show = (shown: OpenWindow) => (
    <WindowView
      key={shown.identity}
      matched={shown}
      scrollMemory={scrollMemory}
      closePath={closePath}
    />
  );

  const isKeptShown = matched === kept && error === null;
  return (
    <>
      {kept && (
        <ShownContext value={isKeptShown}>
          <RestingStore isResting={!isKeptShown}>{show(kept)}</RestingStore>
        </ShownContext>
      )}
      {error ? <LazyErrorWindow error={error} /> : matched && !matched.isKept && show(matched)}
    </>
  );
}
