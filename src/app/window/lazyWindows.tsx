/**
 * What lies over the list or beside it comes as a chunk of its own: the first list does not need it, and it is fetched
 * together with what it shows.
 */
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { lazyPart, type LazyPart } from '@/ui/lazyPart';
import { LazyErrorWindow } from './lazyErrors';

const hostPart = lazyPart(() =>
  import(/* webpackChunkName: "frames" */ './WindowHost').then(({ WindowHost }) => WindowHost),
);
const panePart = lazyPart(() =>
  import(/* webpackChunkName: "frames" */ '../pane/Pane').then(({ Pane }) => Pane),
);

export const LazyWindowHost = withErrorWindow(hostPart);

export const LazyPane = withErrorWindow(panePart);

/** Fetches both ahead. */
export async function preloadWindows(): Promise<void> {
  try {
    await Promise.all([hostPart.load(), panePart.load()]);
  } catch {
    // Only a hint: a window that opens asks again.
  }
}

/** The part as soon as it is there, and where it could not be fetched an error that offers to try again. */
function withErrorWindow<Props extends object>(part: LazyPart<Props>): ComponentType<Props> {
  return function LazyWindow(props) {
    const [hasFailed, setHasFailed] = useState(false);
    const [, setArrived] = useState(false);
    const Part = part.loaded;

    // External system: the chunk of the part.
    useEffect(() => {
      if (Part || hasFailed) return;
      let isGone = false;
      part.load().then(
        () => {
          if (!isGone) setArrived(true);
        },
        () => {
          if (!isGone) setHasFailed(true);
        },
      );
      return () => {
        isGone = true;
      };
    }, [Part, hasFailed]);

    if (Part) return <Part {...props} />;
    if (!hasFailed) return null;
    return (
      <Suspense>
        <LazyErrorWindow
          error={{ kind: 'network' }}
          onRetry={() => {
            setHasFailed(false);
          }}
        />
      </Suspense>
    );
  };
}
