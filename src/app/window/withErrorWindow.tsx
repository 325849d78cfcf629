import { type ComponentType, Suspense, useEffect, useState } from 'react';
import type { LazyPart } from '@/ui/lazyPart';
import { LazyErrorWindow } from './lazyErrors';

/** The part as soon as it is there, and where it could not be fetched an error that offers to try again. */
export function withErrorWindow<Props extends object>(part: LazyPart<Props>): ComponentType<Props> {
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
